import { and, not, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { type Connection, db, type Transaction } from "~/db/client.server";
import { maxCounted } from "~/db/page-sizes";
import { type Ask, allOf } from "~/search/ask";
import type { Fit, Tier } from "~/search/tiers";
import type { kinds } from "./refresh.server";

/** A kind of rows that is searched, such as the visible profiles. */
export interface Searched {
  /** The column of the documents that points to the rows. */
  column: (typeof kinds)[keyof typeof kinds]["column"];
  /** The rows that may be seen, and the name that their columns are qualified with. */
  seen: SQLWrapper;
  name: string;
  id: SQLWrapper;
  /** The order within a tier, and what is selected of each row. */
  order: SQL;
  shown: SQL;
  /** Selects the rows in an order that no index has as a whole, from the first page or a later one. */
  inOrder?: (where: SQL, isLater: boolean) => SQL;
}

/** A kind of rows that is found by typed letters too. */
export interface SearchedByLetters extends Searched {
  /** What may be typed exactly, folded as its index has it, if it has one. */
  title?: SQLWrapper;
  /** The folded text that is searched for letters. */
  text: SQLWrapper;
  /** How an index finds a word in it, if not by trigrams and the pieces of its document. */
  findsWord?: (word: string) => SQL;
  /** A longer folded text that holds this one, searched for letters last. */
  longText?: SQLWrapper;
  /** What a filter asks for and these texts hold, so that an index finds both together. */
  filtered?: string | null;
  /** Whether hardly two rows have the same title, so that those who have it are simply read. */
  isNamed?: boolean;
}

interface Wanted {
  /** Filters. */
  where: SQL | undefined;
  /** The rows after the last one of the page before. */
  isAfter?: SQL;
  /** What stands in a tier before without a document, because it has the typed letters. */
  isLetters?: SQL | undefined;
  /** What documents must answer besides, because of a filter: it narrows those that are read. */
  narrowing?: Ask;
  size: number;
}

/** So few rows are all read and sorted. With more of them, rows are read in their order until there are enough. */
export const maxSorted = 1000;
/** Letters stand in the rows, so reading these in their order costs more than reading the order alone. */
export const maxSortedByLetters = 2000;
/** So many can be remembered while rows are read. With even more, nearly each row fits, and is looked at itself. */
const maxRemembered = 3000;

/**
 * Runs the queries of a search. PostgreSQL takes words that it knows nothing of for common ones, and would read all
 * documents from end to end to find the first thousand.
 */
export const searching = <Result>(run: (tx: Transaction) => Promise<Result>): Promise<Result> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('enable_seqscan', 'off', true)`);
    return run(tx);
  });

export const fits = ({ means, words }: Fit): SQL =>
  and(means ? sql`d.means @@ ${means}::tsquery` : undefined, words ? sql`d.words @@ ${words}::tsquery` : undefined) ??
  sql`false`;

/** Whatever fits an earlier tier stands there. */
const isInNoEarlier = ({ earlier }: Tier) => earlier.map((fit) => not(sql`(${fits(fit)})`));

/** Whether the document of a row fits one of these. */
export function isInDocument({ column, id }: Searched, asked: readonly Fit[]): SQL | undefined {
  const isIn = asked.map((fit) => sql`(${fits(fit)})`);
  if (isIn.length === 0) return undefined;
  return sql`exists (select from search_documents as d where d.${sql.raw(column)} = ${id} and (${sql.join(isIn, sql` or `)}) offset 0)`;
}

/** Selects the rows of a tier, each with the number of its municipality around the place. */
export function selectTier(searched: Searched, tier: Tier, wanted: Wanted, start = 0): SQL {
  return tier.around.length > 0 ? byDistance(searched, tier, wanted, start) : byMeaning(searched, tier, wanted);
}

function byMeaning(searched: Searched, tier: Tier, wanted: Wanted): SQL {
  const { isLetters, narrowing = null } = wanted;
  const hasLetters = isLetters ?? sql`false`;
  const pointer = sql.raw(searched.column);
  const means = tier.means && narrowing ? allOf(tier.means, narrowing) : (tier.means ?? narrowing);
  const fit = { means, words: tier.words };
  const isIt = and(fits(fit), ...isInNoEarlier(tier));
  const ids = sql`select ${pointer} as row_id from search_documents as d where ${pointer} is not null and ${isIt}`;
  const isFound = sql`exists (select from search_documents as d where d.${pointer} = ${searched.id} and ${isIt} offset 0)`;
  const shown = sql`${searched.shown}, 0 as distance`;
  const where = and(wanted.where, not(hasLetters));
  return fewOrInOrder(
    { ...searched, shown },
    { ...wanted, ids, isFound, sorted: maxSorted, most: maxRemembered, where },
  );
}

interface Matching extends Pick<Wanted, "where" | "isAfter" | "size"> {
  /** Selects as `row_id` what fits. */
  ids: SQL;
  /** Whether a row that is read in its order is one of these; `byIndex` also finds them by an index of their own. */
  isFound: SQL;
  byIndex?: SQL | undefined;
  /** So many ids at most are read and sorted. */
  sorted: number;
  /** Of more ids than this, none is remembered while rows are read in their order. */
  most: number;
  /** Whether nobody asks how many there are. */
  isUncounted?: true;
  /** Whether all ids are of rows that `where` holds for. */
  areFiltered?: true;
}

/**
 * The first rows of a page. A few are sorted; of many, the rows are read in their order until there are enough. Each says
 * how many there are from here on or, of many, on all pages, at most `maxCounted` plus one.
 */
export function fewOrInOrder(searched: Searched, matching: Matching): SQL {
  const { ids, isFound, byIndex, sorted, most, isUncounted, areFiltered, where, isAfter, size } = matching;
  const { seen, name, id, order, shown, inOrder } = searched;
  const alias = sql.raw(name);
  const isWanted = and(where, isAfter) ?? sql`true`;
  const unfiltered = areFiltered ? undefined : where;
  const rows = inOrder
    ? inOrder(isWanted, isAfter !== undefined)
    : sql`select * from ${seen} where ${and(isWanted, byIndex)} order by ${order}`;
  const count = sql`(select number from total)`;
  const them = sql`(select * from ${seen} where ${id} = any(array(select row_id from found)) offset 0) as ${alias}`;
  const ofAll = isUncounted
    ? sql`0`
    : sql`(select count(*)::int from (select from ${them} where ${unfiltered ?? sql`true`} limit ${maxCounted + 1}) as counted)`;
  const isIt =
    most > sorted
      ? sql`case when ${count} <= ${most} then ${id} in (select row_id from found) else ${isFound} end`
      : isFound;
  return sql`
    with found as materialized (${ids} limit ${most + 1}),
    total as materialized (select count(*) as number from found)
    (select ${shown}, count(*) over ()::int as counted
      from ${them} where ${and(sql`${count} <= ${sorted}`, unfiltered, isAfter)}
      order by ${order} limit ${size})
    union all
    (select ${shown}, ${ofAll} as counted from (${rows} offset 0) as ${alias}
      where ${count} > ${sorted} and ${isIt}
      limit ${size})`;
}

/** From one municipality to the next until there are enough. The page before ended within the first of them. */
function byDistance(searched: Searched, tier: Tier, wanted: Wanted, start: number): SQL {
  const { where, isAfter, isLetters, size } = wanted;
  const pointer = sql.raw(searched.column);
  const asks = tier.around.slice(start).map(({ ask }) => (tier.means ? allOf(tier.means, ask) : ask));
  const words = tier.words ? sql`d.words @@ ${tier.words}::tsquery` : undefined;
  const isIt = and(sql`d.means @@ municipality.ask::tsquery`, words, ...isInNoEarlier(tier));
  // Only in the first municipality some stand on the page before, so the order is read from its start.
  const inOrder = searched.inOrder && ((where: SQL) => searched.inOrder?.(where, false) ?? where);
  const there = fewOrInOrder(
    { ...searched, inOrder },
    {
      ids: sql`select ${pointer} as row_id from search_documents as d where ${pointer} is not null and ${isIt}`,
      isFound: sql`exists (select from search_documents as d where d.${pointer} = ${searched.id} and ${isIt} offset 0)`,
      ...{ sorted: maxSorted, most: maxRemembered, size },
      where: and(where, isLetters && not(isLetters)),
      isAfter: isAfter && sql`(municipality.number > 1 or ${isAfter})`,
    },
  );
  return sql`
    select near_rows.*, (municipality.number + ${start - 1}::int)::int as distance
    from unnest(${sql.param(asks)}::text[]) with ordinality as municipality (ask, number)
    cross join lateral (${there}) as near_rows
    limit ${size}`;
}

/**
 * The number of the first of these tiers that any document fits, from this one on. Nobody may see some of the documents.
 * Around a place it asks for the whole region, because each municipality in one question costs more than to look into one
 * after the other; and nearly always somebody is at a place.
 */
export async function firstHeld({ column }: Searched, tiers: readonly Tier[], from: number, on: Connection) {
  const cases = tiers.slice(from).flatMap((tier, index, asked) => {
    const { means, words, isPlace } = tier;
    // Whatever 'near' doesn't find, 'elsewhere' doesn't find either.
    if (asked.findIndex((one) => one.means === means && one.words === words) < index) return [];
    const isIt = (means || words) && !isPlace ? sql`exists (${documentsOf(column, fits(tier))})` : sql`true`;
    return [sql`when ${isIt} then ${from + index}::int`];
  });
  const { rows } = await on.execute<{ number: number }>(
    sql`select case ${sql.join(cases, sql` `)} else ${tiers.length}::int end as number`,
  );
  return rows[0]?.number ?? tiers.length;
}

/** Materialized, so that PostgreSQL plans to read all by the index of lexemes, also if only the first of them are wanted. */
const documentsOf = (column: Searched["column"], isIt: SQL): SQL =>
  sql`with documents as materialized (
    select ${sql.raw(column)} as row_id from search_documents as d
    where ${sql.raw(column)} is not null and (${isIt})
  ) select row_id from documents`;

/** The ids of the rows whose documents are like this, one document after the other, so that a few cost little. */
export const idsByDocument = ({ column, seen, id }: Counted, isIt: SQL, where: SQL | undefined): SQL =>
  sql`select seen.id from (${documentsOf(column, isIt)}) as found
    cross join lateral (select ${id} as id from ${seen} where ${id} = found.row_id and ${where ?? sql`true`} offset 0) as seen`;

export type Counted = Pick<Searched, "column" | "seen" | "id">;
