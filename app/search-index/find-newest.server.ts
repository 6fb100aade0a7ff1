import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { cursorOf, newestFirst } from "~/db/newest-first";
import { understand } from "~/search/understand";
import { findPage, type SearchedByLetters } from "./find-by-tiers.server";
import { afterFound, cursorOfFound } from "./newest-found";
import { howFound } from "./reasons.server";

interface NewestFirst {
  createdAt: SQLWrapper;
  id: SQLWrapper;
}

/** A kind of rows of which the newest stand first in each kind of results. */
export const searchedNewest = (
  place: NewestFirst,
  searched: Omit<SearchedByLetters, "order" | "shown" | "id">,
): SearchedByLetters & { place: NewestFirst } => ({
  ...searched,
  place,
  id: place.id,
  order: sql.join(newestFirst(place), sql`, `),
  shown: sql`${place.id}::int as id, ${cursorOf(place)} as cursor`,
});

interface AskedNewest {
  q: string;
  isLiteral: boolean;
  where?: SQL;
  skill?: string;
  isNearest?: boolean;
  size: number;
  cursor: string | null;
}

/** A page of a search: its rows as `select` reads them, in their order, and why each was found. */
export async function findNewest<Row extends { id: number }>(
  searched: ReturnType<typeof searchedNewest>,
  { q, cursor, ...asked }: AskedNewest,
  select: (ids: number[]) => Promise<Row[]>,
  shownOf: Parameters<typeof howFound<Row>>[3],
) {
  const understood = understand(q);
  const from = afterFound(cursor, searched.place);
  const page = await findPage<{ id: number; cursor: string }>(searched, { ...asked, understood, from });
  const rows = await select(page.shown.map(({ id }) => id));
  const how = await howFound(searched, { understood, tiers: page.tiers, found: page.shown }, rows, shownOf);
  return {
    understood,
    rows: rows.map((row) => ({ ...row, ...how.get(row.id) })),
    total: page.total,
    next: cursorOfFound(page.next),
  };
}
