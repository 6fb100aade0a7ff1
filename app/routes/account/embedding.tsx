import { getViewer, signedInOnly } from "~/auth/guards.server";
import { listSharedCollections } from "~/features/collections/read-collections.server";
import { skillCatalogue } from "~/features/profiles/skills";
import { AddressForm } from "~/features/subscriptions/address-form";
import {
  type EmbeddedKind,
  embeddedKinds,
  embeddedPath,
  embeddingPath,
  isEmbeddedKind,
} from "~/features/subscriptions/embedding";
import { EmbeddingForm } from "~/features/subscriptions/embedding-form";
import { answerAddress } from "~/features/subscriptions/own/answer-address.server";
import { findFeedToken } from "~/features/subscriptions/own/feed-address.server";
import { storedNowhere } from "~/http/page-caching.server";
import { readForm } from "~/http/read-form.server";
import { embeddedHeight, embeddedMax, readTheme } from "~/seo/embedded-page";
import { unlistedMeta } from "~/seo/meta";
import { settings } from "~/settings.server";
import { escapeMarkup } from "~/text/escape-markup";
import { Container } from "~/ui/container";
import type { Route } from "./+types/embedding";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly, storedNowhere];

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = getViewer(context);
  const { searchParams } = new URL(request.url);
  const text = (name: string) => (searchParams.get(name) ?? "").trim().slice(0, 100);
  const isCompany = viewer.userType === "unternehmen";
  const [lists, key] = await Promise.all([
    listSharedCollections(viewer.id),
    isCompany ? findFeedToken(viewer.id, "einbettung") : null,
  ]);
  const kinds = (Object.keys(embeddedKinds) as EmbeddedKind[]).filter(
    (kind) => kind === "kreative" || (kind === "merkliste" ? lists.length > 0 : isCompany),
  );
  const wanted = searchParams.get("was");
  const kind = isEmbeddedKind(wanted) && kinds.includes(wanted) ? wanted : "kreative";
  const list = lists.find(({ value }) => value === searchParams.get("liste"))?.value ?? lists[0]?.value ?? "";
  const fields = { q: text("q"), skill: text("skill"), ort: text("ort") };
  const theme = readTheme(searchParams.get("farbe"));
  const keys = { kreative: null, merkliste: list, ausschreibungen: key };
  const path =
    kind === "ausschreibungen" && !key
      ? null
      : embeddedPath({ kind, key: keys[kind], fields: kind === "kreative" ? fields : {}, theme });
  const height = embeddedHeight(embeddedMax / 2);
  return {
    ...{ kinds, kind, lists, list, fields, theme, path, height, isShown: Boolean(key), skills: skillCatalogue },
    snippet:
      path &&
      `<iframe src="${escapeMarkup(settings.siteUrl + path)}" title="${escapeMarkup(embeddedKinds[kind])}" width="100%" height="${height}" style="border:0" loading="lazy"></iframe>`,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const userId = getViewer(context).id;
  return answerAddress({ request, form: readForm(context), userId, kind: "einbettung", page: embeddingPath });
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Einbetten");

export default function Embedding({ loaderData }: Route.ComponentProps) {
  const { kind, path, snippet, height, isShown } = loaderData;
  return (
    <Container width="text" className="py-14">
      <h1 className="text-4xl">Einbetten</h1>
      <p className="mt-3 mb-8 text-soft">
        Zeigen Sie eine Liste auf Ihrer eigenen Website: höchstens zwölf Zeilen, ohne Cookies und ohne Programm. Sie ist
        immer auf dem Stand von heute.
      </p>
      <EmbeddingForm {...loaderData} />
      {kind === "ausschreibungen" && (
        <section aria-label="Freigabe" className="mt-8 border-t border-line pt-5">
          <p className="mb-4 max-w-text text-note">
            {isShown
              ? "Ihre offenen Ausschreibungen sind über diese Adresse für alle zu lesen, auch ohne Konto: Titel, Kategorie, Ort und Deadline."
              : "Ausschreibungen sehen sonst nur Mitglieder. Mit Ihrer Freigabe liest auf Ihrer Website jeder Titel, Kategorie, Ort und Deadline Ihrer offenen Ausschreibungen."}
          </p>
          <AddressForm page={embeddingPath} act={isShown ? "end" : "make"}>
            {isShown ? "Freigabe zurückziehen" : "Freigeben"}
          </AddressForm>
        </section>
      )}
      {path && (
        <>
          <section className="mt-8 border-t border-line pt-5">
            <h2 className="text-xl">Zum Kopieren</h2>
            <p className="mt-3 border border-line bg-wash p-4 font-mono text-note wrap-anywhere select-all">
              {snippet}
            </p>
          </section>
          <section className="mt-8 border-t border-line pt-5">
            <h2 className="mb-3 text-xl">Vorschau</h2>
            <iframe key={path} src={path} title="Vorschau" height={height} className="w-full border border-line" />
          </section>
        </>
      )}
    </Container>
  );
}
