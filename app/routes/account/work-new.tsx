import { creativesOnly, getViewer } from "~/auth/guards.server";
import { findOrder } from "~/features/offers/own/order.server";
import { AutosavedWorkForm } from "~/features/works/form/autosaved-work-form";
import { findNewestWork, listPicturesForForm } from "~/features/works/own/own-works.server";
import { saveWork } from "~/features/works/own/save-work.server";
import { newWorkPath, orderField, workFromOrderPath } from "~/features/works/work";
import { uuidOf } from "~/http/id-of";
import { findReachedLimit } from "~/http/rate-limit.server";
import { readForm } from "~/http/read-form.server";
import { unlistedMeta } from "~/seo/meta";
import { dayInVienna } from "~/text/dates";
import { Container } from "~/ui/container";
import { Prevented } from "~/ui/prevented";
import type { Route } from "./+types/work-new";

export const middleware: Route.MiddlewareFunction[] = [creativesOnly];

/** A work from an order begins with its title, the year of its end and its company, which is asked to confirm. */
async function beginFrom(request: Request, viewerId: string) {
  const id = uuidOf(new URL(request.url).searchParams.get(orderField) ?? undefined);
  const order = (await findOrder(id, viewerId))?.order;
  if (!order?.progress.acceptedAt) return null;
  const { title } = order.offer;
  const year = dayInVienna(order.progress.acceptedAt).slice(0, 4);
  return { orderId: id, work: { title, year, client: order.parties.company?.name ?? "" } };
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { id } = getViewer(context);
  const [pictures, newestWork, prevented, begun] = await Promise.all([
    listPicturesForForm(id, null),
    findNewestWork(id),
    findReachedLimit("work", id),
    beginFrom(request, id),
  ]);
  return { ownerId: id, pictures, newestWork, prevented, begun };
}

export async function action({ request, context }: Route.ActionArgs) {
  const viewer = getViewer(context);
  const orderId = (await beginFrom(request, viewer.id))?.orderId;
  return saveWork(viewer, readForm(context), { account: viewer.id, signal: request.signal }, { orderId });
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Neue Arbeit");

export default function NewWork({ loaderData, actionData }: Route.ComponentProps) {
  const { begun } = loaderData;
  return (
    <Container className="pt-8 md:pt-12">
      <h1 className="mb-2 text-4xl">Neue Arbeit</h1>
      <p className="max-w-text text-soft">Zeigen Sie, was Sie gemacht haben. Ein Titel genügt für einen Entwurf.</p>
      <Prevented problem={loaderData.prevented} />
      <AutosavedWorkForm
        action={begun?.orderId ? workFromOrderPath(begun.orderId) : newWorkPath}
        ownerId={loaderData.ownerId}
        newestWork={loaderData.newestWork}
        begun={begun?.work}
        pictures={loaderData.pictures}
        arrived={actionData}
      />
    </Container>
  );
}
