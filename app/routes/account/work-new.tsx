import { getViewer } from "~/auth/guards.server";
import { findOrder } from "~/features/offers/own/order.server";
import { creativesOnly } from "~/features/works/creatives-only.server";
import { AutosavedWorkForm } from "~/features/works/form/autosaved-work-form";
import { findNewestWork, listPicturesForForm } from "~/features/works/own/own-works.server";
import { saveWork } from "~/features/works/own/save-work.server";
import { newWorkPath } from "~/features/works/work";
import { uuidOf } from "~/http/id-of";
import { findReached } from "~/http/rate-limit.server";
import { readForm } from "~/http/read-form.server";
import { unlistedMeta } from "~/seo/meta";
import { dayInVienna } from "~/text/dates";
import { Container } from "~/ui/container";
import { Prevented } from "~/ui/prevented";
import type { Route } from "./+types/work-new";

export const middleware: Route.MiddlewareFunction[] = [creativesOnly];

/** A work from an order begins with its title, the year of its end and its company, which is asked to confirm. */
async function beginFrom(orderId: string | null, viewerId: string) {
  const order = (await findOrder(orderId, viewerId))?.order;
  if (!order) return null;
  const { title } = order.offer;
  const year = dayInVienna(order.progress.acceptedAt ?? undefined).slice(0, 4);
  return { title, year, client: order.parties.company?.name ?? "" };
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { id } = getViewer(context);
  const orderId = uuidOf(new URL(request.url).searchParams.get("auftrag") ?? undefined);
  const [pictures, newestWork, prevented, begun] = await Promise.all([
    listPicturesForForm(id, null),
    findNewestWork(id),
    findReached("work", id),
    beginFrom(orderId, id),
  ]);
  return { ownerId: id, pictures, newestWork, prevented, begun };
}

export async function action({ request, context }: Route.ActionArgs) {
  const viewer = getViewer(context);
  return saveWork(viewer, readForm(context), { account: viewer.id, signal: request.signal });
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Neue Arbeit");

export default function NewWork({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Container className="pt-8 md:pt-12">
      <h1 className="mb-2 text-4xl">Neue Arbeit</h1>
      <p className="max-w-text text-soft">Zeigen Sie, was Sie gemacht haben. Ein Titel genügt für einen Entwurf.</p>
      <Prevented problem={loaderData.prevented} />
      <AutosavedWorkForm
        action={newWorkPath}
        ownerId={loaderData.ownerId}
        newestWork={loaderData.newestWork}
        begun={loaderData.begun}
        pictures={loaderData.pictures}
        arrived={actionData}
      />
    </Container>
  );
}
