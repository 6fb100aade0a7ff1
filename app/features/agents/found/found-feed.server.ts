import type { AgentKind } from "~/db/schema";
import type { Feed } from "~/seo/feed";
import { settings } from "~/settings.server";
import { kindTexts } from "../agent";
import { canonicalQuery, listPath, readListSearch, searchText } from "../kinds.server";
import { findForFeed } from "./preview.server";

/** What is new on a list: what a stored search with these parameters would find. */
export async function foundFeed(kind: AgentKind, parameters: URLSearchParams): Promise<Feed> {
  const { siteUrl, productName } = settings;
  const search = readListSearch(kind, parameters);
  const things = await findForFeed(kind, search);
  const query = canonicalQuery(search);
  const what = query ? `${kindTexts[kind].label}: ${searchText(kind, search)}` : kindTexts[kind].label;
  return {
    title: `${what} · ${productName}`,
    page: siteUrl + listPath(kind, query),
    entries: things.map(({ to, title, by, facts, at }) => ({
      title,
      address: siteUrl + to,
      author: { name: (kind === "kreative" ? title : by) ?? productName },
      publishedAt: at,
      updatedAt: at,
      summary: [...(kind === "kreative" && by ? [by] : []), ...facts].join(" · ") || undefined,
    })),
  };
}
