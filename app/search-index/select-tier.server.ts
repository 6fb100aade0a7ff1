import { and, not, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { type Connection, db, type Transaction } from "~/db/client.server";
import { allOf, one } from "~/search/ask";
import { lexeme } from "~/search/lexemes";
import type { Fit, Tier } from "~/search/plan";
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

interface Wanted {
  /** Filters. */
  where: SQL | undefined;
  /** The rows after the last one of the page before. */
  isAfter?: SQL;
  /** What stands in a tier before without a document, because it has the typed letters. */
  isLetters?: SQL | undefined;
  /** A skill that is filtered by, which narrows the documents that are read. */
  skill?: string;
  size: number;
}

/** So few documents are all read and sorted. With more of them, the rows are read in their order until there are enough. */
export const maxSorted = 1000;
/** So many can be remembered while the rows are read. With even more, nearly each row fits, and its document is looked up. */
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

/** Selects the rows of a tier, each with the number of its municipality around the place. */
export function selectTier(searched: Searched, tier: Tier, wanted: Wanted, start = 0): SQL {
  return tier.around.length > 0 ? byDistance(searched, tier, wanted, start) : byMeaning(searched, tier, wanted);
}

function byMeaning({ column, seen, name, id, order, shown, inOrder }: Searched, tier: Tier, wanted: Wanted): SQL {
  const { isLetters, skill, size } = wanted;
  const hasLetters = isLetters ?? sql`false`;
  const where = and(wanted.where, wanted.isAfter) ?? sql`true`;
  const [pointer, alias] = [sql.raw(column), sql.raw(name)];
  const hasSkill = skill ? one(lexeme.skill(skill)) : null;
  const fit = {
    means: tier.means && hasSkill ? allOf(tier.means, hasSkill) : (tier.means ?? hasSkill),
    words: tier.words,
  };
  const isIt = and(fits(fit), ...isInNoEarlier(tier));
  const count = sql`(select count(*) from found)`;
  const rows = inOrder
    ? inOrder(where, wanted.isAfter !== undefined)
    : sql`select * from ${seen} where ${where} order by ${order}`;
  return sql`
    with found as materialized (
      select ${pointer} as row_id from search_documents as d
      where ${pointer} is not null and ${isIt} limit ${maxRemembered + 1}
    )
    (select ${shown}, 0 as distance
      from found cross join lateral (select * from ${seen} where ${id} = found.row_id offset 0) as ${alias}
      where ${count} <= ${maxSorted} and ${and(where, not(hasLetters))}
      order by ${order} limit ${size})
    union all
    (select ${shown}, 0 as distance from (${rows} offset 0) as ${alias}
      where ${count} > ${maxSorted} and ${not(hasLetters)} and case
        when ${count} <= ${maxRemembered} then ${id} in (select row_id from found)
        else exists (select from search_documents as d where d.${pointer} = ${id} and ${isIt} offset 0)
      end
      limit ${size})`;
}

/** From one municipality to the next until there are enough. The page before ended within the first of them. */
function byDistance({ column, seen, id, order, shown }: Searched, tier: Tier, wanted: Wanted, start: number): SQL {
  const { where, isAfter, isLetters, size } = wanted;
  const pointer = sql.raw(column);
  const asks = tier.around.slice(start).map(({ ask }) => (tier.means ? allOf(tier.means, ask) : ask));
  return sql`
    select near_rows.*, (municipality.number + ${start - 1}::int)::int as distance
    from unnest(${sql.param(asks)}::text[]) with ordinality as municipality (ask, number)
    cross join lateral (
      select ${shown} from search_documents as d join ${seen} on ${id} = d.${pointer}
      where d.${pointer} is not null and d.means @@ municipality.ask::tsquery
        and ${and(tier.words ? sql`d.words @@ ${tier.words}::tsquery` : undefined, ...isInNoEarlier(tier), where, isLetters && not(isLetters))}
        and (municipality.number > 1 or ${isAfter ?? sql`true`})
      order by ${order} limit ${size}
    ) as near_rows
    limit ${size}`;
}

/** Of each of these tiers, whether any document fits it. Nobody may see some of them. */
export async function holdAnything({ column }: Searched, tiers: readonly Tier[], on: Connection): Promise<boolean[]> {
  if (tiers.length === 0) return [];
  const holds = ({ fit }: Tier) =>
    fit.means || fit.words ? sql`exists (${documentsOf(column, fits(fit))})` : sql`false`;
  const each = tiers.map(holds);
  const { rows } = await on.execute<{ held: boolean[] }>(sql`select array[${sql.join(each, sql`, `)}] as held`);
  return rows[0]?.held ?? [];
}

/** Materialized, so that PostgreSQL plans to read all by the index of lexemes, also if only the first of them are wanted. */
export const documentsOf = (column: Searched["column"], isIt: SQL): SQL =>
  sql`with documents as materialized (
    select ${sql.raw(column)} as row_id from search_documents as d
    where ${sql.raw(column)} is not null and (${isIt})
  ) select row_id from documents`;
