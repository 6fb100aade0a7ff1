import { type Ask, one } from "./ask";
import { isFiller } from "./language/fillers";
import { contracted, fold } from "./language/fold";
import { roughStem } from "./language/inflection";
import { remembered } from "./language/remembered";
import { type Token, tokensOf } from "./language/tokens";
import { type Place, regionsOf } from "./region/region";

/** PostgreSQL refuses a lexeme of more than 2,046 bytes, and normalising one letter may produce eighteen bytes. */
const longestName = 120;

/**
 * The words in documents and searches. Crafts, places and skills have a prefix, so that they can't be taken for each
 * other. A craft counts more if somebody offers it than if a text only tells of it.
 */
export const lexeme = {
  offered: (concept: string) => `c:${concept}`,
  /** What somebody offers and is called by: the title says it. */
  titled: (concept: string) => `h:${concept}`,
  told: (concept: string) => `t:${concept}`,
  place: (id: string) => `p:${id}`,
  /** The one municipality that distances are measured from. */
  at: (municipality: string) => `a:${municipality}`,
  /** Of a person, so that works are found by a new name. */
  name: (name: string) => `n:${fold(name).slice(0, longestName)}`,
  skill: (name: string) => `s:${fold(name).slice(0, longestName)}`,
  /** Of calls. */
  category: (name: string) => `k:${fold(name).slice(0, longestName)}`,
  budget: (key: string | null) => `b:${key ?? ""}`,
  piece: (letters: string) => `~${letters}`,
};

export const askSkill = (name: string): Ask => (name ? one(lexeme.skill(name)) : null);

/**
 * The stem of a word in a text. It is our own and not PostgreSQL's, which knows neither 'ue' for 'ü' nor the endings of
 * all genders.
 */
export const stemOf = ({ folded }: Token): string => stemOfWord(folded);

const stemOfWord = remembered((folded) => roughStem(contracted(folded)));

export const saysSomething = ({ folded }: Token): boolean => folded.length > 1 && !isFiller(folded);

const ofPlaces = new Map<string, string[]>();

/** A place is found by its own name, and by the names of the municipality and the regions around it. */
export function lexemesOfPlace(place: Place): string[] {
  const known = ofPlaces.get(place.id);
  if (known) return known;
  const [first, ...others] = place.municipalities;
  const around = first
    ? regionsOf(first).filter((region) => others.every((id) => region.municipalities.includes(id)))
    : [];
  const isIn = first && others.length === 0 ? [first] : [];
  const ids = [place.id, ...isIn, ...around.map(({ id }) => id), ...(place.within ?? [])];
  const lexemes = [...new Set(ids)].map(lexeme.place);
  ofPlaces.set(place.id, lexemes);
  return lexemes;
}

/** Letters as `search_fold` of the database compares them. */
const foldLetters = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replace(/([aou])e/g, "$1");

/** The pieces that a text has which contains this word: its pairs of letters, or its only letter. */
export function piecesOfWord(word: string): string[] {
  const letters = [...foldLetters(word)];
  const pairs = letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
  return (pairs.length > 0 ? pairs : letters).map(lexeme.piece);
}

const leastStem = 4;

/** The words that say something, without the endings of those that are not short; a word that says nothing only where nothing else is typed ('Honorar'). */
export const meaningfulWords = (words: readonly string[]): string[] => {
  const said = words.flatMap((word) => {
    const [token, ...others] = tokensOf(word, maxLetters);
    if (token?.typed !== word || others.length > 0) return [word];
    if (!saysSomething(token)) return [];
    const stem = stemOf(token);
    return stem.length >= leastStem && foldLetters(word).startsWith(stem) ? [stem] : [word];
  });
  return words.length === 1 && said.length === 0 ? [...words] : said;
};

const maxLetters = 600;

/** The pieces of one and two letters of a text: an index of trigrams can't find shorter words. */
export function piecesOf(text: string): string[] {
  const letters = [...foldLetters(text.slice(0, maxLetters))];
  return [...new Set(letters.flatMap((letter, at) => [letter, letter + (letters[at + 1] ?? "")]))];
}
