import { and, not, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { db, type Transaction } from "~/db/client.server";
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
  isLetters: SQL;
  /** A skill that is filtered by, which narrows the documents that are read. */
  skill?: string;
  size: number;
}

/**
 * More documents than these are a common answer: then the rows are read one by one in their order until there are
 * enough. Fewer are read all, and sorted.
 */
export const maxSorted = 1000;

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
  const where = and(wanted.where, wanted.isAfter) ?? sql`true`;
  const [pointer, alias] = [sql.raw(column), sql.raw(name)];
  const hasSkill = skill ? one(lexeme.skill(skill)) : null;
  const fit = {
    means: tier.means && hasSkill ? allOf(tier.means, hasSkill) : (tier.means ?? hasSkill),
    words: tier.words,
  };
  const isIt = and(fits(fit), ...isInNoEarlier(tier));
  const rows = inOrder
    ? inOrder(where, wanted.isAfter !== undefined)
    : sql`select * from ${seen} where ${where} order by ${order}`;
  return sql`
    with found as materialized (
      select ${pointer} as row_id from search_documents as d
      where ${pointer} is not null and ${fits(fit)} limit ${maxSorted + 1}
    )
    (select ${shown}, 0 as distance from found
      join ${seen} on ${id} = found.row_id
      join search_documents as d on d.${pointer} = found.row_id
      where (select count(*) from found) <= ${maxSorted} and ${and(isIt, where, not(isLetters))}
      order by ${order} limit ${size})
    union all
    (select ${shown}, 0 as distance
      from (${rows} offset 0) as ${alias}
      cross join lateral (select from search_documents as d where d.${pointer} = ${id} and ${isIt} offset 0) as d
      where (select count(*) from found) > ${maxSorted} and ${not(isLetters)}
      ${inOrder ? sql`` : sql`order by ${order}`} limit ${size})`;
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
        and ${and(tier.words ? sql`d.words @@ ${tier.words}::tsquery` : undefined, ...isInNoEarlier(tier), where, not(isLetters))}
        and (municipality.number > 1 or ${isAfter ?? sql`true`})
      order by ${order} limit ${size}
    ) as near_rows
    limit ${size}`;
}
