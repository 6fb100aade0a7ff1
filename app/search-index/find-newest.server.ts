import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Ask } from "~/search/ask";
import type { OwnWords } from "~/search/reading/own-words";
import { understand } from "~/search/understand";
import { findPage } from "./find-by-tiers.server";
import { cursorOfFound, readFound } from "./found-cursor";
import { type AfterRow, newestBy, type Ordered } from "./ordered.server";
import { explainMatches } from "./reasons.server";
import type { SearchedByLetters } from "./select-tier.server";

type Kind = Omit<SearchedByLetters, "order" | "shown" | "inOrder">;

/** A kind of rows for a search, ordered by a number within each kind of results. The page begins after `last`. */
export const searchedBy = (ordered: Ordered, kind: Kind, last: AfterRow | null = null) => ({
  ...kind,
  ordered,
  order: ordered.by,
  shown: sql`${kind.id}::int as id, ${ordered.value} as value`,
  inOrder:
    ordered.inOrder && ((where: SQL, isLater: boolean) => ordered.inOrder?.(where, isLater ? last : null) ?? where),
});

export const searchedNewest = (createdAt: SQLWrapper, kind: Kind) =>
  searchedBy(newestBy(createdAt, { ...kind, type: "bigint" }), kind);

interface AskedNewest {
  q: string;
  isLiteral: boolean;
  where?: SQL;
  narrowing?: Ask;
  /** Those that are searched offer work. */
  offersWork?: boolean;
  own?: OwnWords;
  isNearest?: boolean;
  size: number;
  cursor: string | null;
}

/** A page of a search: its rows as `select` reads them, in their order, and why each was found. */
export async function findNewest<Row extends { id: number }>(
  searched: ReturnType<typeof searchedBy>,
  { q, cursor, offersWork, own, ...asked }: AskedNewest,
  select: (ids: number[]) => Promise<Row[]>,
  shownOf: Parameters<typeof explainMatches<Row>>[3],
) {
  const understood = understand(q, { offersWork, own });
  const { ordered } = searched;
  const last = readFound(cursor);
  const from = last && { ...last, isAfter: ordered.isAfter(last) };
  const page = await findPage<{ id: number; value: number }>(searched, { ...asked, understood, from });
  const rows = await select(page.shown.map(({ id }) => id));
  const how = await explainMatches(searched, { understood, tiers: page.tiers, found: page.shown }, rows, shownOf);
  return {
    understood,
    rows: rows.map((row) => ({ ...row, ...how.get(row.id) })),
    total: page.total,
    next: page.next && cursorOfFound({ ...page.next, day: ordered.day }),
  };
}
