import { pageSizes } from "~/db/page-sizes";
import { prepared } from "~/db/prepared.server";
import { listLiked } from "~/features/profiles/liked.server";
import { keptRead, type Reads } from "~/visible/kept-reads.server";
import { cards } from "~/visible/topics";
import { countUpTo, isListed, selectCreatives, toPage } from "./cards.server";
import type { DirectorySearch } from "./directory";
import { type Found, searchPage } from "./search-page.server";

/** One page of the directory, with the marks of the viewer. */
export async function listCreatives(
  search: DirectorySearch,
  viewer: { id: string; slug: string } | null,
  reads: Reads,
) {
  const { slugs, ...page } = await readPage(reads, search);
  const liked = viewer ? await listLiked(viewer.id, Object.keys(slugs)) : [];
  return { ...page, liked: liked.map((id) => slugs[id]), own: viewer?.slug ?? null };
}

export type DirectoryPage = Awaited<ReturnType<typeof listCreatives>>;

/** The same for everyone. */
const readPage = keptRead(cards, async (search: DirectorySearch) =>
  search.q ? searchPage(search) : { ...(await listPage(search)), understood: null, suggested: [] },
);

/** Without a search: the most liked first. */
async function listPage(search: DirectorySearch) {
  const { skill, after } = search;
  const matches = isListed(search);
  const rows = await (skill || after ? selectCreatives(after, matches, countUpTo(matches)) : selectStart());
  const shown = rows.slice(0, pageSizes.creatives);
  const last = shown.at(-1);
  const next = rows.length > pageSizes.creatives && last ? { likes: last.favoriteCount, id: last.id } : null;
  return toPage(search, shown, { next, total: rows[0]?.total ?? 0 }, (): Found => ({}));
}

/** The start of the directory, without words or a skill: the list that most people ask for. */
const selectStart = prepared(() => {
  const matches = isListed({ skill: "" });
  return selectCreatives(null, matches, countUpTo(matches));
});
