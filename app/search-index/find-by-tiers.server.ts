import { and, not, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Connection } from "~/db/client.server";
import { maxCounted } from "~/db/page-sizes";
import { hasTrigram, isLike, searchWords } from "~/db/text-search";
import { allOf, each } from "~/search/ask";
import { piecesOfWord } from "~/search/lexemes";
import { planSearch, type Tier } from "~/search/plan";
import type { Understood } from "~/search/understand";
import { selectFitting } from "./select-ordered.server";
import {
  fits,
  holdAnything,
  idsAround,
  idsByDocument,
  type Searched,
  searching,
  selectTier,
} from "./select-tier.server";

/** A kind of rows that is found by typed letters too. */
export interface SearchedByLetters extends Searched {
  /** What may be typed exactly, and the folded text that is searched for letters. */
  title: SQLWrapper;
  text: SQLWrapper;
}

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
  /** A skill among the filters, which narrows the documents that are read. */
  skill?: string;
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
  const planned = planSearch(understood, asked);
  // The first page has all rows of the tiers before, so that a tier need not ask again what stands in them.
  const tiers = from ? planned : planned.map((tier) => ({ ...tier, earlier: [] }));
  const start = from?.tier ?? 0;
  const found: (Row & FoundAt & { id: string | number })[] = [];
  let held: boolean[] | undefined;
  let counted = 0;
  for (let number = start; number < tiers.length && found.length < size; number += 1) {
    const tier = tiers[number];
    if (!tier) break;
    if (!byLetters(tier)) {
      held ??= await holdAnything(searched, tiers, on);
      if (!held[number]) continue;
    }
    const isAfter = number === start ? from?.isAfter : undefined;
    const isNew =
      !from && found.length > 0 ? sql`${searched.id} <> all(${sql.param(found.map(({ id }) => id))})` : undefined;
    const wanted = {
      ...asked,
      ...{ where: and(asked.where, isNew), size: size - found.length },
      ...{ isAfter, distance: isAfter ? from?.distance : undefined },
    };
    const { rows } = await on.execute(queryOf(searched, tier, wanted));
    const rowsOfTier = rows as (Row & { id: string | number; distance: number; counted: number })[];
    counted = Math.min(maxCounted + 1, counted + (rowsOfTier[0]?.counted ?? 0));
    found.push(...rowsOfTier.map((row) => ({ ...row, tier: number })));
  }
  return { found, counted, tiers };
}
const byLetters = ({ kind }: Tier) => kind === "name" || kind === "letters";

/** Whether the text holds all typed words. */
const holdsAll = ({ text }: SearchedByLetters, typed: string) =>
  and(...searchWords(typed).map((word) => isLike(text, word))) ?? sql`false`;

const piecesOf = (words: readonly string[]) => ({ means: null, words: allOf(...each(words.flatMap(piecesOfWord))) });

type Wanted = Asked & { isAfter: SQL | undefined; distance: number | undefined };

function queryOf(searched: SearchedByLetters, tier: Tier, { understood, isAfter, distance, ...asked }: Wanted): SQL {
  const { where, skill, size, from } = asked;
  const typed = understood.text;
  const isLetters = holdsAll(searched, typed);
  if (!byLetters(tier))
    return selectTier(
      searched,
      tier,
      { where, isAfter, isLetters: from ? isLetters : undefined, skill, size },
      distance,
    );

  const hasName = sql`search_fold(${searched.title}) = search_fold(${typed})`;
  // On the first page all who have the name stand before.
  const isIt = and(where, tier.kind === "name" ? hasName : and(isLetters, from ? not(hasName) : undefined));
  const words = searchWords(typed);
  // A trigram index can't find them, but the pieces of names, titles and places can.
  if (tier.kind === "letters" && !words.some(hasTrigram)) {
    const fit = piecesOf(words);
    const ofPieces = { kind: tier.kind, ...fit, fit, earlier: [], around: [] };
    return selectTier(searched, ofPieces, { where: isIt, isAfter, size });
  }
  const shown = sql`${searched.shown}, 0 as distance`;
  return selectFitting({ ...searched, shown }, { where: isIt, isAfter, size });
}

/** At most `maxCounted` plus one. */
async function countByTiers(
  on: Connection,
  searched: SearchedByLetters,
  { understood, where }: Asked,
  tiers: readonly Tier[],
): Promise<number> {
  const most = maxCounted + 1;
  const { seen, id } = searched;
  const typed = searchWords(understood.text);
  const isLetters = holdsAll(searched, understood.text);
  const ofLetters = typed.some(hasTrigram)
    ? sql`select ${id} as id from ${seen} where ${and(where, isLetters)}`
    : idsByDocument(searched, fits(piecesOf(typed)), and(where, isLetters));
  const byLetter = await countUpTo(on, ofLetters, most);
  // Whatever is near a place is also counted with what is elsewhere.
  const isCounted = (tier: Tier) => !byLetters(tier) && (tier.around.length === 0 || !tier.means);
  const asked = tiers.filter(isCounted);
  if (byLetter >= most || asked.length === 0) return byLetter;
  const others = and(where, not(isLetters));
  const everywhere = asked.filter(({ around }) => around.length === 0).map(({ fit }) => sql`(${fits(fit)})`);
  const around = asked.flatMap((tier) => tier.around.map(({ ask }) => ask));
  const ofDocuments = [
    ...(everywhere.length > 0 ? [idsByDocument(searched, sql.join(everywhere, sql` or `), others)] : []),
    ...(around.length > 0 ? [idsAround(searched, around, others)] : []),
  ];
  const missing = most - byLetter;
  const each = ofDocuments.map((ids) => firstOf(ids, missing));
  return byLetter + (await countUpTo(on, sql.join(each, sql` union `), missing));
}

const firstOf = (ids: SQL, most: number) => sql`(select id from (${ids}) as found limit ${most})`;

async function countUpTo(on: Connection, ids: SQL, most: number): Promise<number> {
  const { rows } = await on.execute<{ count: number }>(
    sql`select count(*)::int as count from ${firstOf(ids, most)} as counted`,
  );
  return rows[0]?.count ?? 0;
}
