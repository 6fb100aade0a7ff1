import { getViewer } from "~/auth/guards.server";
import { creativesOnly } from "~/features/works/creatives-only.server";
import { WorkForm } from "~/features/works/form/work-form";
import { listPicturesForForm } from "~/features/works/own/own-works.server";
import { saveWork } from "~/features/works/own/save-work.server";
import { newWorkPath } from "~/features/works/work";
import { findReached } from "~/http/rate-limit.server";
import { readForm } from "~/http/read-form.server";
import { pageMeta } from "~/seo/meta";
import { Container } from "~/ui/container";
import { Prevented } from "~/ui/prevented";
import type { Route } from "./+types/work-new";

export const middleware: Route.MiddlewareFunction[] = [creativesOnly];

export async function loader({ context }: Route.LoaderArgs) {
  const { id } = getViewer(context);
  const [pictures, prevented] = await Promise.all([listPicturesForForm(id, null), findReached("work", id)]);
  return { pictures, prevented };
}

export async function action({ request, context }: Route.ActionArgs) {
  const viewer = getViewer(context);
  return saveWork(viewer, readForm(context), { account: viewer.id, signal: request.signal });
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Neue Arbeit", path: newWorkPath, noindex: true });

export default function NewWork({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Container className="pt-8 md:pt-12">
      <h1 className="mb-2 text-4xl">Neue Arbeit</h1>
      <p className="max-w-text text-soft">Zeigen Sie, was Sie gemacht haben. Ein Titel genügt für einen Entwurf.</p>
      <Prevented problem={loaderData.prevented} />
      <WorkForm action={newWorkPath} pictures={loaderData.pictures} arrived={actionData} />
    </Container>
  );
}
