import { and, not, or, type SQL, sql } from "drizzle-orm";
import type { Connection } from "~/db/client.server";
import { maxCounted } from "~/db/page-sizes";
import { hasTrigram, searchWords } from "~/db/text-search";
import { type Ask, allOf } from "~/search/ask";
import { planSearch } from "~/search/plan";
import type { Tier } from "~/search/tiers";
import type { Understood } from "~/search/understand";
import {
  byLetters,
  containsAll,
  countByTiers,
  inLongText,
  isLikeAll,
  piecesOf,
  tiersByLetters,
} from "./count-tiers.server";
import { selectFitting } from "./select-ordered.server";
import { firstHeld, isInDocument, type SearchedByLetters, searching, selectTier } from "./select-tier.server";

/** Where a row was found: the number of the tier, and of the municipality around the place. */
export interface FoundAt {
  tier: number;
  distance: number;
}

interface Asked {
  understood: Understood;
  isLiteral?: boolean;
  isNearest?: boolean;
  /** Filters. */
  where?: SQL;
  /** What documents must answer besides, because of a filter: it narrows those that are read. */
  narrowing?: Ask;
  size: number;
  /** The last row of the page before, and the condition of the rows after it. */
  from?: (FoundAt & { isAfter: SQL | undefined }) | null;
}

/** The rows of a page, the last of them if there is another page, and how many there are on all pages. */
export const findPage = <Row extends object>(searched: SearchedByLetters, asked: Asked) =>
  searching(async (tx) => {
    const { size, from } = asked;
    const { found, counted, tiers } = await findByTiers<Row>(tx, searched, { ...asked, size: size + 1 });
    const shown = found.slice(0, size);
    const next = found.length > size ? (shown.at(-1) ?? null) : null;
    const isAll = !next && !from;
    if (isAll) return { shown, next, tiers, total: shown.length };
    return {
      shown,
      next,
      tiers,
      total: counted > maxCounted ? counted : await countByTiers(tx, searched, asked, tiers),
    };
  });

/** Tier by tier, until there are enough. */
async function findByTiers<Row extends object>(on: Connection, searched: SearchedByLetters, asked: Asked) {
  const { understood, size, from } = asked;
  const planned = planSearch(understood, { ...asked, hasLongText: searched.longText !== undefined });
  // The first page has all rows of the tiers before, so that a tier need not ask again what stands in them.
  const tiers = from ? planned : planned.map((tier) => ({ ...tier, earlier: [] }));
  const start = from?.tier ?? 0;
  const found: (Row & FoundAt & { id: string | number })[] = [];
  let counted = 0;
  let isHeld = false;
  for (let number = start; number < tiers.length && found.length < size; number += 1) {
    isHeld &&= tiers[number]?.isWider === true;
    if (number >= tiersByLetters && !isHeld) number = await firstHeld(searched, tiers, number, on);
    const tier = tiers[number];
    if (!tier) break;
    if (tier.kind === "name" && !searched.title) continue;
    if (tier.kind === "within" && searched.longText && !inLongText(searched, understood.text, asked.isLiteral))
      continue;
    const isAfter = number === start ? from?.isAfter : undefined;
    const isNew =
      !from && found.length > 0 ? sql`${searched.id} <> all(${sql.param(found.map(({ id }) => id))})` : undefined;
    const wanted = {
      ...asked,
      isLetters: from ? isInLetters(searched, planned, understood.text) : undefined,
      ...{ where: and(asked.where, isNew), size: size - found.length },
      ...{ isAfter, distance: isAfter ? from?.distance : undefined },
    };
    const { rows } = await on.execute(queryOf(searched, tier, wanted));
    const rowsOfTier = rows as (Row & { id: string | number; distance: number; counted: number })[];
    isHeld ||= rowsOfTier.length > 0;
    counted = Math.min(maxCounted + 1, counted + (rowsOfTier[0]?.counted ?? 0));
    found.push(...rowsOfTier.map((row) => ({ ...row, tier: number })));
  }
  return { found, counted, tiers };
}

/** What stands in the tier of letters. */
const isInLetters = (searched: SearchedByLetters, tiers: readonly Tier[], typed: string) => {
  const ofWords = tiers.filter(({ kind, words }) => kind === "letters" && words);
  return and(containsAll(searched, typed), ...ofWords.map((tier) => isOfWords(searched, tier, typed)));
};

/** Whether the letters are whole words, in the document or in a text that the document does not hold, such as the name of a company. */
const isOfWords = (searched: SearchedByLetters, tier: Tier, typed: string) =>
  or(
    isInDocument(searched, [tier]),
    searched.longText && sql`search_words(${searched.text}) @> search_words(search_fold(${typed}))`,
  );

type Wanted = Asked & { isAfter: SQL | undefined; isLetters: SQL | undefined; distance: number | undefined };

function queryOf(searched: SearchedByLetters, tier: Tier, { understood, distance, ...asked }: Wanted): SQL {
  const { where, isAfter, isLetters, narrowing, size, from, isLiteral } = asked;
  const typed = understood.text;
  if (!byLetters(tier)) return selectTier(searched, tier, { where, isAfter, isLetters, narrowing, size }, distance);

  const hasName = sql`${searched.title} = search_fold(${typed})`;
  const shown = sql`${searched.shown}, 0 as distance`;
  const page = { where, isAfter, size };
  if (tier.kind === "name" && searched.isNamed)
    return sql`select ${shown}, count(*) over ()::int as counted from ${searched.seen} where ${and(where, hasName, isAfter)} order by ${searched.order} limit ${size}`;
  if (tier.kind === "name") return selectFitting({ ...searched, shown }, page, hasName, hasName);
  // On the first page all who have the name stand before.
  const isNoName = from && searched.title ? not(hasName) : undefined;
  const isOld = isInDocument(searched, tier.earlier);
  const long = inLongText(searched, typed, isLiteral);
  if (tier.kind === "within" && long) {
    const isNew = and(isOld && not(isOld), isLetters && not(isLetters));
    return selectFitting({ ...searched, shown }, { ...page, where: and(where, isNew) }, long.isFound, long.holds);
  }
  const isIt = and(containsAll(searched, typed), isNoName);
  const words = searchWords(typed);
  const isOfAll = tier.means === null && tier.words === null;
  // Few titles name a place, while every document does.
  const isRare = understood.place !== null && !searched.isNamed;
  if (searched.findsWord || ((isOfAll || isRare) && words.some(hasTrigram))) {
    const isOfTier = isOfAll ? undefined : isOfWords(searched, tier, typed);
    return selectFitting(
      { ...searched, shown },
      { ...page, where: and(where, isOfTier, isOld && not(isOld)), isUnestimated: !words.every(hasTrigram) },
      and(isLikeAll(searched, typed), isNoName),
      isIt,
    );
  }
  // A trigram index can't find them, but the pieces of names, titles and places can.
  const pieces = piecesOf(words);
  const fit = { means: tier.means, words: tier.words ? allOf(pieces.words, tier.words) : pieces.words };
  const ofPieces = { kind: tier.kind, ...fit, fit, earlier: tier.earlier, around: [] };
  return selectTier(searched, ofPieces, { ...page, where: and(where, isIt) });
}
