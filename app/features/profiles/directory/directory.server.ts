import { sql } from "drizzle-orm";
import { data } from "react-router";
import { db } from "~/db/client.server";
import { pageSizes } from "~/db/page-sizes";
import { listLiked } from "~/features/profiles/liked.server";
import { log } from "~/log.server";
import { selectOrdered } from "~/search-index/select-ordered.server";
import { cachedRead, type Reads } from "~/visible/cached-reads.server";
import { cards } from "~/visible/topics";
import { readAfter } from "./after-card.server";
import { countUpTo, isListed, selectCreatives, selectFound, toPage } from "./cards.server";
import type { DirectorySearch } from "./directory";
import { searchedIn } from "./find-creatives.server";
import { mapPage } from "./map-page.server";
import { orderedBy } from "./order.server";
import { type Order, orderChoice } from "./orders";
import { type Found, searchPage } from "./search-page.server";

export interface DirectoryProblem {
  text: string;
}

const notAllowed =
  "Profile konnten nicht geladen werden. Möglicherweise sind Sie nicht berechtigt, diese Daten anzuzeigen.";

/** Loads a page, or throws a response that explains why it can't. */
export async function loadDirectory(...wanted: Parameters<typeof listCreatives>) {
  try {
    return await listCreatives(...wanted).catch((error: unknown) => {
      if (isRowPolicy(error)) return listCreatives(...wanted);
      throw error;
    });
  } catch (error) {
    log.error({ err: error }, "could not load the directory");
    const text = isRowPolicy(error) ? notAllowed : "Fehler beim Laden der Profile";
    throw data<DirectoryProblem>({ text }, { status: 503 });
  }
}

/** If the operator added row policies to the database, it may refuse queries while they change. */
function isRowPolicy(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (/\bRLS\b|row-level security/i.test(cause.message)) return true;
  }
  return false;
}

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
  search.isMap ? mapPage(search) : { ...(await listOrSearch(withKnownPage(search))), map: null },
);

/** An address that makes no sense is that of the first page. */
const withKnownPage = (search: DirectorySearch) => (readAfter(search.after) ? search : { ...search, after: null });

const listOrSearch = async (search: DirectorySearch) =>
  search.q ? searchPage(search) : { ...(await listPage(search)), understood: null, suggested: [], nearest: null };

/** Without a search and without a chosen order: the most liked first. */
async function listPage(search: DirectorySearch) {
  const { order } = search;
  if (order && orderChoice.of(order, false) !== orderChoice.first) return listOrdered(search, order);
  const matches = isListed(search);
  const rows = await selectCreatives(readAfter(search.after), matches, countUpTo(matches));
  const shown = rows.slice(0, pageSizes.creatives);
  const last = shown.at(-1);
  const next = rows.length > pageSizes.creatives && last ? { value: last.favoriteCount, id: last.id } : null;
  return toPage(search, shown, { next, total: rows[0]?.total ?? 0 }, (): Found => ({}));
}

async function listOrdered(search: DirectorySearch, order: Order) {
  const after = readAfter(search.after);
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
  const rows = await selectFound(
    shown.map(({ id }) => id),
    [],
  );
  const people = shown.flatMap(({ id }) => rows.find((row) => row.id === id) ?? []);
  return toPage(search, people, { next, total: counted.rows[0]?.total ?? 0 }, (): Found => ({}));
}
