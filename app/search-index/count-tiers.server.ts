import { and, not, type SQL, sql } from "drizzle-orm";
import type { Connection } from "~/db/client.server";
import { maxCounted } from "~/db/page-sizes";
import { hasTrigram, isLike, searchWords } from "~/db/text-search";
import { type Ask, allOf, anyOf, each } from "~/search/ask";
import { isOfLetters } from "~/search/groups";
import { meaningfulWords, piecesOfWord } from "~/search/lexemes";
import type { Fit, Tier } from "~/search/tiers";
import type { Understood } from "~/search/understand";
import { type Counted, fits, idsByDocument, type SearchedByLetters } from "./select-tier.server";

export const byLetters = ({ kind }: Tier) => isOfLetters(kind);
/** So many tiers stand before all others. */
export const tiersByLetters = 2;

const ofWords = (typed: string, holds: (word: string) => SQL) => and(...searchWords(typed).map(holds)) ?? sql`false`;

/** Whether the text holds all typed words, by its index. */
export const isLikeAll = ({ text, findsWord, filtered }: SearchedByLetters, typed: string) =>
  and(ofWords(typed, findsWord ?? ((word) => isLike(text, word))), filtered ? isLike(text, filtered) : undefined);
/** The same of a single row: PostgreSQL doesn't estimate how many there are. */
export const containsAll = ({ text }: SearchedByLetters, typed: string) =>
  ofWords(typed, (word) => sql`strpos(${text}, search_fold(${word})) > 0`);

/**
 * Whether the long text of a row holds the words, by its index and of a single row. Words that say nothing and endings
 * do not count, unless the search is for letters alone: 'unsere Skischulen' finds 'Skischule'. Short words must stand in
 * the other text.
 */
export function inLongText(
  { text, longText, findsWord, filtered }: SearchedByLetters,
  typed: string,
  isLiteral = false,
) {
  const words = isLiteral ? searchWords(typed) : meaningfulWords(searchWords(typed));
  if (!longText || !findsWord || words.length === 0) return null;
  return {
    isFound: and(
      ...words.map((word) => (hasTrigram(word) ? isLike(longText, word) : findsWord(word))),
      filtered ? isLike(longText, filtered) : undefined,
    ),
    holds: and(...words.map((word) => sql`strpos(${hasTrigram(word) ? longText : text}, search_fold(${word})) > 0`)),
  };
}

export const piecesOf = (words: readonly string[]) => ({
  means: null,
  words: allOf(...each(words.flatMap(piecesOfWord))),
});

interface Counting {
  understood: Understood;
  where?: SQL;
  narrowing?: Ask;
  isLiteral?: boolean;
}

/** At most `maxCounted` plus one. */
export async function countByTiers(
  on: Connection,
  searched: SearchedByLetters,
  { understood, where, narrowing, isLiteral }: Counting,
  tiers: readonly Tier[],
): Promise<number> {
  const most = maxCounted + 1;
  const { seen } = searched;
  const typed = searchWords(understood.text);
  const long = inLongText(searched, understood.text, isLiteral);
  const isLetters = long?.holds ?? containsAll(searched, understood.text);
  const ofLetters =
    searched.findsWord || typed.some(hasTrigram)
      ? sql`select from ${seen} where ${and(where, long?.isFound ?? isLikeAll(searched, understood.text))}`
      : idsByDocument(searched, fits(piecesOf(typed)), and(where, isLetters));
  const byLetter = await countUpTo(on, ofLetters, most);
  const isInNext = (at: number) => tiers[at + 1]?.isWider === true;
  const asked = tiers.filter((tier, at) => !byLetters(tier) && !isInNext(at)).flatMap(asksOf);
  if (byLetter >= most || asked.length === 0) return byLetter;
  return (
    byLetter + (await countUpTo(on, rowsOfAny(searched, asked, and(where, not(isLetters)), narrowing), most - byLetter))
  );
}

/** What stands near a place or also holds words fits another tier as well. */
const asksOf = ({ means, words, around }: Tier): Fit[] => {
  if (around.length > 0) return means || words ? [] : around.map(({ ask }) => ({ means: ask, words: null }));
  return means && words ? [] : [{ means, words }];
};

async function countUpTo(on: Connection, rowsOf: SQL, most: number): Promise<number> {
  const { rows } = await on.execute<{ count: number }>(
    sql`select count(*)::int as count from (select from (${rowsOf}) as found limit ${most}) as counted`,
  );
  return rows[0]?.count ?? 0;
}

/** The rows that answer any of these, one ask after the other, so that the first rows cost little. */
function rowsOfAny(
  { column, seen, id }: Counted,
  asks: readonly Fit[],
  where: SQL | undefined,
  narrowing: Ask = null,
): SQL {
  const pointer = sql.raw(`d.${column}`);
  const before = asks.map((_, number) => ({
    means: anyOf(...asks.slice(0, number).map(({ means }) => means)),
    words: anyOf(...asks.slice(0, number).map(({ words }) => words)),
  }));
  const listed = (of: readonly Fit[], key: keyof Fit) => sql`${sql.param(of.map((fit) => fit[key]))}::text[]`;
  const isNew = sql`(asked.not_means is null or not d.means @@ asked.not_means::tsquery)
    and (asked.not_words is null or not d.words @@ asked.not_words::tsquery)
    ${narrowing ? sql`and d.means @@ ${narrowing}::tsquery` : sql``}`;
  const answering = (isIt: SQL) =>
    sql`(select ${pointer} as row_id from search_documents as d where ${pointer} is not null and ${isIt} and ${isNew})`;
  return sql`
    select from unnest(${listed(asks, "means")}, ${listed(asks, "words")}, ${listed(before, "means")}, ${listed(before, "words")})
      as asked (means, words, not_means, not_words)
    cross join lateral (
      ${answering(sql`d.means @@ asked.means::tsquery`)} union all ${answering(sql`d.words @@ asked.words::tsquery`)}
    ) as found
    cross join lateral (select from ${seen} where ${id} = found.row_id and ${where ?? sql`true`} offset 0) as seen`;
}
