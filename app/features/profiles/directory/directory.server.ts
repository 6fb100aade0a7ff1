import { sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { pageSizes } from "~/db/page-sizes";
import { prepared } from "~/db/prepared.server";
import { listLiked } from "~/features/profiles/liked.server";
import { selectOrdered } from "~/search-index/select-ordered.server";
import { cachedRead, type Reads } from "~/visible/cached-reads.server";
import { cards } from "~/visible/topics";
import { countUpTo, isListed, selectCreatives, selectFound, toPage } from "./cards.server";
import type { DirectorySearch } from "./directory";
import { searchedIn } from "./find-creatives.server";
import { mapPage } from "./map-page.server";
import { orderedBy } from "./order.server";
import { firstOrder, type Order, orderOf } from "./orders";
import { type Found, searchPage } from "./search-page.server";

/** One page of the directory, with the marks of the viewer. */
export async function listCreatives(
  search: DirectorySearch,
  viewer: { id: string; slug: string } | null,
  reads: Reads,
) {
  const { slugs, ...page } = await readPage(reads, search);
  const liked = viewer && page.creatives.length > 0 ? await listLiked(viewer.id, Object.keys(slugs)) : [];
  return { ...page, liked: liked.map((id) => slugs[id]), own: viewer?.slug ?? null };
}

export type DirectoryPage = Awaited<ReturnType<typeof listCreatives>>;

/** The same for everyone. */
const readPage = cachedRead(cards, async (search: DirectorySearch) =>
  search.isMap ? mapPage(search) : { ...(await listOrSearch(search)), map: null },
);

const listOrSearch = async (search: DirectorySearch) =>
  search.q ? searchPage(search) : { ...(await listPage(search)), understood: null, suggested: [], nearest: null };

/** Without a search: the most liked first, if nobody wants another order. */
async function listPage(search: DirectorySearch) {
  const { skill, order, after } = search;
  if (order && orderOf(order, false) !== firstOrder) return listOrdered(search, order);
  const matches = isListed(search);
  const rows = await (skill || search.place || after
    ? selectCreatives(after, matches, countUpTo(matches))
    : selectStart());
  const shown = rows.slice(0, pageSizes.creatives);
  const last = shown.at(-1);
  const next = rows.length > pageSizes.creatives && last ? { value: last.favoriteCount, id: last.id } : null;
  return toPage(search, shown, { next, total: rows[0]?.total ?? 0 }, (): Found => ({}));
}

async function listOrdered(search: DirectorySearch, order: Order) {
  const { after } = search;
  const ordered = orderedBy(order, after);
  const where = isListed(search);
  const isAfter = after ? ordered.isAfter(after) : undefined;
  const page = selectOrdered(searchedIn(ordered, after), { where, isAfter, size: pageSizes.creatives + 1 });
  const [{ rows: found }, counted] = await Promise.all([
    db.execute<{ id: string; value: number }>(page),
    db.execute<{ total: number }>(sql`select ${countUpTo(where)} as total`),
  ]);
  const shown = found.slice(0, pageSizes.creatives);
  const last = shown.at(-1);
  const next = found.length > pageSizes.creatives && last ? { ...last, day: ordered.day } : null;
  const rows = await selectFound(shown.map(({ id }) => id));
  const people = shown.flatMap(({ id }) => rows.find((row) => row.id === id) ?? []);
  return toPage(search, people, { next, total: counted.rows[0]?.total ?? 0 }, (): Found => ({}));
}

/** The start of the directory, without words or a skill: the list that most people ask for. */
const selectStart = prepared(() => {
  const matches = isListed({ skill: "" });
  return selectCreatives(null, matches, countUpTo(matches));
});
