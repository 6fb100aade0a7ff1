import { data } from "react-router";
import { getViewer, signedInOnly } from "~/auth/guards.server";
import { sendName } from "~/features/collections/answer-collection.server";
import { collectionPath, collectionsPath, countText, sharedPath } from "~/features/collections/collection";
import { csvPath } from "~/features/collections/collections-csv";
import { OwnEntries } from "~/features/collections/entry-list";
import { NameForm } from "~/features/collections/name-form";
import { findCollection, listEntries } from "~/features/collections/read-collections.server";
import { ShareForm } from "~/features/collections/share-form";
import { ConfirmedAct } from "~/http/confirmed-act";
import { storedNowhere } from "~/http/page-caching.server";
import { findReachedLimit } from "~/http/rate-limit.server";
import { readForm } from "~/http/read-form.server";
import { unlistedMeta } from "~/seo/meta";
import { settings } from "~/settings.server";
import { Container } from "~/ui/container";
import { TextLink } from "~/ui/link";
import { Notice } from "~/ui/notice";
import { Prevented } from "~/ui/prevented";
import type { Route } from "./+types/collection";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly, storedNowhere];

export async function loader({ params, context }: Route.LoaderArgs) {
  const viewer = getViewer(context);
  const found = await findCollection(params.id, viewer.id);
  if (!found) throw data(null, { status: 404 });
  const { id, name, shareToken, hidden } = found;
  const [entries, prevented] = await Promise.all([listEntries(id), findReachedLimit("collection", viewer.id)]);
  return { id, name, url: shareToken && `${settings.siteUrl}${sharedPath(shareToken)}`, entries, hidden, prevented };
}

export async function action({ params, context }: Route.ActionArgs) {
  return sendName(getViewer(context).id, params.id, readForm(context));
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  unlistedMeta(matches, loaderData?.name ?? "Merkliste");

export default function Collection({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, url, entries, hidden, prevented } = loaderData;
  return (
    <Container width="text" className="py-14">
      <p className="print:hidden">
        <TextLink to={collectionsPath} alone>
          Alle Merklisten
        </TextLink>
      </p>
      <h1 className="mt-7 text-4xl wrap-anywhere">{name}</h1>
      <p className="mt-3 mb-8 flex flex-wrap gap-x-6 gap-y-1 text-soft">
        <span>{countText(entries.length)}</span>
        {entries.length > 0 && (
          <TextLink to={csvPath(id)} reloadDocument alone className="print:hidden">
            Tabelle herunterladen
          </TextLink>
        )}
      </p>
      {entries.length > 0 ? (
        <OwnEntries id={id} entries={entries} />
      ) : (
        <p className="border-y border-line py-6">
          Hier steht noch nichts. Auf jedem Profil und bei jeder Arbeit steht „Merken“.
        </p>
      )}
      {hidden && (
        <Notice title="Unser Team hat diese Merkliste ausgeblendet." className="mt-9">
          Nur Sie sehen sie, auch mit ihrem Link. Warum, steht in der E-Mail dazu.
        </Notice>
      )}
      <ShareForm id={id} url={url} />
      <section aria-label="Ändern" className="mt-9 grid gap-6 border-t border-line pt-5 print:hidden">
        <Prevented problem={prevented} />
        <NameForm
          key={name}
          action={collectionPath(id)}
          label="Name"
          send="Umbenennen"
          name={name}
          arrived={actionData}
        />
        <div>
          <ConfirmedAct
            action={`${collectionPath(id)}/loeschen`}
            label="Merkliste löschen"
            look={{ variant: "danger", size: "sm" }}
            title="Merkliste löschen"
            confirmLabel="Löschen"
            busyLabel="Wird gelöscht..."
            danger
            failure="Fehler beim Löschen der Merkliste"
          >
            Die Merkliste „{name}“ wird mit allen Notizen gelöscht, und ihr Link gilt nicht mehr.
          </ConfirmedAct>
        </div>
      </section>
    </Container>
  );
}
