import { data } from "react-router";
import { creativesOnly, getViewer } from "~/auth/guards.server";
import { AutosavedWorkForm } from "~/features/works/form/autosaved-work-form";
import { findOwnCredits } from "~/features/works/own/own-credits.server";
import { findOwnWork, listPicturesForForm } from "~/features/works/own/own-works.server";
import { saveWork } from "~/features/works/own/save-work.server";
import { storedParts } from "~/features/works/work-parts";
import { idOf } from "~/http/id-of";
import { findReachedLimit } from "~/http/rate-limit.server";
import { readForm } from "~/http/read-form.server";
import { versionOf } from "~/http/seen-version.server";
import { unlistedMeta } from "~/seo/meta";
import { Container } from "~/ui/container";
import { Prevented } from "~/ui/prevented";
import type { Route } from "./+types/work-edit";

export const middleware: Route.MiddlewareFunction[] = [creativesOnly];

async function getOwnWork({ params, context }: Pick<Route.LoaderArgs, "params" | "context">) {
  const work = await findOwnWork(getViewer(context).id, idOf(params.id) ?? 0);
  if (!work) throw data(null, { status: 404 });
  return work;
}

export async function loader(args: Route.LoaderArgs) {
  const work = await getOwnWork(args);
  const { id } = getViewer(args.context);
  const [pictures, credits, prevented] = await Promise.all([
    listPicturesForForm(id, work.id),
    findOwnCredits(id, work.id),
    findReachedLimit("work-change", id),
  ]);
  return {
    ownerId: id,
    work,
    pictures,
    credits,
    prevented,
    version: versionOf(storedParts({ work, pictures, credits })),
  };
}

export async function action(args: Route.ActionArgs) {
  const viewer = getViewer(args.context);
  // Check the owner before any work on pictures.
  const { id } = await getOwnWork(args);
  return saveWork(viewer, readForm(args.context), { account: viewer.id, signal: args.request.signal }, { id });
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Arbeit bearbeiten");

export default function EditWork({ loaderData, actionData }: Route.ComponentProps) {
  const { ownerId, work, pictures, credits, version } = loaderData;
  return (
    <Container className="pt-8 md:pt-12">
      <h1 className="mb-2 text-4xl">Arbeit bearbeiten</h1>
      <Prevented problem={loaderData.prevented} />
      <AutosavedWorkForm
        ownerId={ownerId}
        action={`/arbeiten/${work.id}/bearbeiten`}
        stored={{ work, version }}
        pictures={pictures}
        credits={credits}
        arrived={actionData}
      />
    </Container>
  );
}
