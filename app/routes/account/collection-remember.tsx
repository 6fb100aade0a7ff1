import { data } from "react-router";
import { getViewer, signedInOnly } from "~/auth/guards.server";
import { sendRemembered } from "~/features/collections/answer-collection.server";
import { findEntriesOf, findSubject, listCollections } from "~/features/collections/read-collections.server";
import { RememberForm } from "~/features/collections/remember-form";
import { storedNowhere } from "~/http/page-caching.server";
import { findReachedLimit } from "~/http/rate-limit.server";
import { readForm } from "~/http/read-form.server";
import { unlistedMeta } from "~/seo/meta";
import { Container } from "~/ui/container";
import { TextLink } from "~/ui/link";
import { Prevented } from "~/ui/prevented";
import type { Route } from "./+types/collection-remember";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly, storedNowhere];

async function subjectOf(request: Request) {
  const { searchParams } = new URL(request.url);
  const found = await findSubject(searchParams.get("an") ?? "", searchParams.get("arbeit"));
  if (!found) throw data(null, { status: 404 });
  return found;
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { id } = getViewer(context);
  const found = await subjectOf(request);
  const [lists, entries, prevented] = await Promise.all([
    listCollections(id),
    findEntriesOf(id, found),
    findReachedLimit("collection", id),
  ]);
  const asked = new URL(request.url).searchParams.get("liste");
  const chosen = lists.find((list) => list.id === asked) ?? lists[0];
  const { name, slug, work } = found;
  return {
    name,
    subject: { slug, work },
    lists: lists.map((list) => ({
      id: list.id,
      name: list.name,
      isThere: entries.some(({ collectionId }) => collectionId === list.id),
    })),
    chosen: chosen?.id ?? "",
    note: entries.find(({ collectionId }) => collectionId === chosen?.id)?.note ?? null,
    prevented,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  return sendRemembered(getViewer(context).id, await subjectOf(request), readForm(context));
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Merken");

export default function CollectionRemember({ loaderData, actionData }: Route.ComponentProps) {
  const { name, subject, lists, chosen, note, prevented } = loaderData;
  const back = `/kreative/${subject.slug}${subject.work ? `/arbeiten/${subject.work}` : ""}`;
  return (
    <Container width="text" className="pt-8 md:pt-12">
      <h1 className="text-4xl">Merken</h1>
      <p className="mt-3 mb-8 text-soft wrap-anywhere">
        <TextLink to={back}>{name}</TextLink> kommt auf eine Ihrer Merklisten. Nur Sie sehen das.
      </p>
      <Prevented problem={prevented} />
      <RememberForm subject={subject} lists={lists} chosen={chosen} note={note} back={back} arrived={actionData} />
    </Container>
  );
}
