import { data } from "react-router";
import { callPath, categoryLabel, deadlineText, placeText } from "~/features/calls/call";
import { listCompanyCalls } from "~/features/calls/list/calls.server";
import { sharedPath } from "~/features/collections/collection";
import { findShared } from "~/features/collections/find-shared.server";
import { listEntries } from "~/features/collections/read-collections.server";
import { directoryPath, readDirectorySearch } from "~/features/profiles/directory/directory";
import { listCreatives } from "~/features/profiles/directory/directory.server";
import { type EmbeddedKind, isEmbeddedKind } from "~/features/subscriptions/embedding";
import { findSubscriber } from "~/features/subscriptions/own/feed-address.server";
import { requestContext } from "~/http/request-context";
import { isAnswer } from "~/search/groups";
import { type EmbeddedList, embeddedPage, readTheme } from "~/seo/embedded-page";
import { siteSignal } from "~/seo/site.server";
import { settings } from "~/settings.server";
import { joined } from "~/text/joined";
import type { Reads } from "~/visible/cached-reads.server";
import type { Route } from "./+types/embedded";

const { siteUrl } = settings;

const lists: Record<EmbeddedKind, (key: string, url: URL, reads: Reads) => Promise<EmbeddedList | null>> = {
  kreative: async (_, { searchParams }, reads) => {
    const search = { ...readDirectorySearch(searchParams), after: null, isMap: false };
    const { creatives } = await listCreatives(search, null, reads);
    return {
      title: "Unsere Kreativen",
      address: siteUrl + directoryPath(search),
      empty: "Zurzeit ist niemand zu sehen.",
      rows: creatives
        .filter(({ kind }) => isAnswer(kind))
        .map(({ name, slug, title, location }) => ({
          title: name,
          about: joined(title, location),
          address: `${siteUrl}/kreative/${slug}`,
        })),
    };
  },
  merkliste: async (key) => {
    const found = await findShared(key);
    if (!found) return null;
    const entries = await listEntries(found.id);
    return {
      title: found.name,
      address: siteUrl + sharedPath(key),
      empty: "Auf dieser Liste steht zurzeit nichts.",
      rows: entries.flatMap(({ shown }) =>
        shown ? [{ title: shown.name, about: shown.about, address: siteUrl + shown.path }] : [],
      ),
    };
  },
  ausschreibungen: async (key, _, reads) => {
    const companyId = await findSubscriber(key, "einbettung");
    if (!companyId) return null;
    const { calls } = await listCompanyCalls(companyId, "", 0, reads);
    const company = calls[0]?.company;
    return {
      title: "Offene Ausschreibungen",
      address: siteUrl + (company ? `/unternehmen/${company.slug}` : "/ausschreibungen"),
      empty: "Zurzeit ist keine Ausschreibung offen.",
      rows: calls.map((call) => ({
        title: call.title,
        about: joined(
          categoryLabel(call.category),
          joined(placeText(call), call.deadline && `Angebote bis ${deadlineText(call.deadline)}`),
        ),
        address: siteUrl + callPath(call),
      })),
    };
  },
};

/** A list for the frame of another site. It is the only page that others may frame, and it sets no cookie. */
export async function loader({ request, params: { kind, key = "" }, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const list = isEmbeddedKind(kind) ? await lists[kind](key, url, context.get(requestContext).reads) : null;
  if (!list) throw data(null, { status: 404 });
  const { html, securityPolicy } = embeddedPage(list, readTheme(url.searchParams.get("farbe")), {
    product: settings.productName,
    signal: siteSignal(),
  });
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": securityPolicy,
    "cache-control": "public, max-age=300",
    "referrer-policy": "no-referrer",
  };
  return new Response(html, { headers });
}
