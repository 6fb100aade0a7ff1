import { type Ask, anyOf } from "./ask";
import { lexeme } from "./lexemes";
import { coreOf, nearKilometres, planSearch } from "./plan";
import { byDistance } from "./region/distance";
import type { TierKind } from "./tiers";
import { type Understood, understand } from "./understand";

/** The kinds of results that a stored search reports. Results elsewhere, related or only mentioned would be noise. */
export const notifiedKinds: readonly TierKind[] = ["name", "letters", "craft", "near"];

/** What a stored search asks of crafts, places and skills, besides the typed letters. */
export interface Standing {
  understood: Understood;
  means: Ask;
  /** Whether nothing but crafts is asked for: then the letters of a word count only where they are all of it. */
  isOfCraft: boolean;
  /** Whatever answers `means` has at least one of these lexemes. */
  keys: string[];
}

export function standingOf(typed: string, { isLiteral = false, offersWork = false } = {}): Standing {
  const understood = understand(typed, { offersWork });
  const tiers = planSearch(understood, { isLiteral }).filter(({ kind }) => notifiedKinds.includes(kind));
  // Of two tiers with the same crafts, one of which also asks for words, the other one has it all.
  const means = anyOf(...tiers.map(({ fit }) => (fit.words ? null : fit.means)));
  const isOfCraft = !isLiteral && understood.meant.length > 0 && understood.rest.length === 0;
  return { understood, means, isOfCraft, keys: means ? keysOf(understood) : [] };
}

function keysOf({ text, meant, place }: Understood): string[] {
  const [first] = meant;
  const crafts = coreOf([...(first?.concepts ?? []), ...(first?.taught ? [first.taught] : [])]).flatMap((id) => [
    lexeme.offered(id),
    lexeme.told(id),
  ]);
  const places = place && !first ? placesNear(place.place) : [];
  return [lexeme.skill(text), ...(first ? crafts : []), ...places];
}

const placesNear = (place: Parameters<typeof byDistance>[0]) => [
  lexeme.place(place.id),
  ...byDistance(place)
    .filter(({ kilometres }) => kilometres <= nearKilometres)
    .map((at) => lexeme.at(at.place.id)),
];

/** The number of leading letters of a word that form its key. */
const pieceLetters = 5;

export const letterKey = (folded: string): string => `~${[...folded].slice(0, pieceLetters).join("")}`;

/** All keys of letters that a folded text answers. */
export function letterKeysOf(folded: string): string[] {
  const keys = new Set<string>();
  for (const word of folded.split(/\s+/)) {
    const letters = [...word];
    for (let at = 0; at < letters.length; at += 1)
      for (let size = 1; size <= pieceLetters; size += 1) keys.add(`~${letters.slice(at, at + size).join("")}`);
  }
  return [...keys];
}
