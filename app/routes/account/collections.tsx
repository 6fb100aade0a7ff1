import { getViewer, signedInOnly } from "~/auth/guards.server";
import { sendNewCollection } from "~/features/collections/answer-collection.server";
import { collectionPath, collectionsPath, countText } from "~/features/collections/collection";
import { NameForm } from "~/features/collections/name-form";
import { listCollections } from "~/features/collections/read-collections.server";
import { storedNowhere } from "~/http/page-caching.server";
import { findReachedLimit } from "~/http/rate-limit.server";
import { readForm } from "~/http/read-form.server";
import { unlistedMeta } from "~/seo/meta";
import { joined } from "~/text/joined";
import { ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { Dotted } from "~/ui/dotted";
import { EmptyState } from "~/ui/empty-state";
import { ListRow } from "~/ui/list-row";
import { Prevented } from "~/ui/prevented";
import type { Route } from "./+types/collections";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly, storedNowhere];

export async function loader({ context }: Route.LoaderArgs) {
  const { id } = getViewer(context);
  const [lists, prevented] = await Promise.all([listCollections(id), findReachedLimit("collection", id)]);
  return { lists, prevented };
}

export async function action({ context }: Route.ActionArgs) {
  return sendNewCollection(getViewer(context).id, readForm(context));
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Merklisten");

export default function Collections({ loaderData: { lists, prevented }, actionData }: Route.ComponentProps) {
  return (
    <Container width="text" className="py-14">
      <h1 className="text-4xl">Merklisten</h1>
      <p className="mt-3 mb-8 text-soft">
        Hier sammeln Sie Kreative und Arbeiten, jede mit einer Notiz. Solange Sie eine Liste nicht teilen, sehen nur Sie
        sie. Wer darauf steht, erfährt davon nichts.
      </p>
      {lists.length > 0 ? (
        <ul className="border-t-2 border-ink">
          {lists.map(({ id, name, isShared, count }) => (
            <ListRow
              key={id}
              level={2}
              title={name}
              to={collectionPath(id)}
              meta={<Dotted text={joined(countText(count), isShared && "geteilt")} />}
            />
          ))}
        </ul>
      ) : (
        <EmptyState
          title="Noch keine Merkliste"
          level={2}
          seed="merklisten"
          action={<ButtonLink to="/kreative">Kreative entdecken</ButtonLink>}
        >
          Auf jedem Profil und bei jeder Arbeit steht „Merken“.
        </EmptyState>
      )}
      <div className="mt-10">
        <Prevented problem={prevented} />
        <NameForm action={collectionsPath} label="Name der neuen Merkliste" send="Anlegen" arrived={actionData} />
      </div>
    </Container>
  );
}
