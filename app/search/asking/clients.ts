import { nounForms } from "../language/inflection";
import { wordSet } from "../language/word-set";
import type { Piece } from "../reading/pieces";
import { isWithin } from "../vocabulary/vocabulary";

/**
 * Houses that order something: in 'Zimmerei Website' and 'Plakat Chor' nobody looks for a carpenter or for singers. What a
 * 'Druckerei' or a 'Stickerei' stands beside may be what it prints or embroiders.
 */
const house =
  /(?:(?<!druck|stick|mal|bind)erei|schmiede|buro|verein|kapelle|chor|galerie|laden|geschaft|schule|(?:holz|metall|stahl|mobel)bau|betrieb|firma)$/;
/** What presents a house to others. */
const presenting = wordSet("grafikdesign website film fotografie beschriftung marketing text leitsystem");

const presents = ({ means }: Piece) => isWithin(means, presenting);

const isHouse = ({ at, length }: Piece, words: readonly string[]) =>
  length === 1 && nounForms(words[at] ?? "").some((form) => house.test(form));

const asks = /^(?:such|sueech|suech|brauch|brauech|bruch|bruuch|benotig|mocht|woll|bestell)(?:en?|t|ten?|a)$/;
/** 'Fotograf gesucht' and 'ein Logo brauchen wir' name before the verb what is wanted. */
const asked = wordSet("gesucht gsucht gsuacht");
const behindObject = wordSet("ich i wir mir man wer");
/**
 * 'Theaterverein sucht Bühnenbild', 'Wir haben Fotos und brauchen eine Website', 'Als Fotograf brauche ich eine Website':
 * what is before the verb is there already.
 */
function hasAlready(pieces: readonly Piece[], words: readonly string[]): Piece[] {
  const verb = words.findIndex((word) => asks.test(word) || asked.has(word));
  if (verb < 0 || asked.has(words[verb] ?? "") || (behindObject.has(words[verb + 1] ?? "") && words[0] !== "als"))
    return [];
  const isNamed = ({ means }: Piece) => means !== null;
  return pieces.some((piece) => piece.at > verb && isNamed(piece))
    ? pieces.filter((piece) => piece.at < verb && isNamed(piece))
    : [];
}

const being = wordSet("bin sind");
const article = wordSet("ein eine");
/** 'Suche Webdesigner, bin Tischler' */
function areOneself(pieces: readonly Piece[], words: readonly string[]): Piece[] {
  const isOneself = ({ at, means }: Piece) =>
    means !== null && being.has(words[at - (article.has(words[at - 1] ?? "") ? 2 : 1)] ?? "");
  return pieces.some((piece) => piece.means !== null && !isOneself(piece)) ? pieces.filter(isOneself) : [];
}

const withoutCraft = (piece: Piece): Piece => ({ ...piece, means: null, about: [], isAnybody: true });

/** A house right beside what presents it only orders it; with a word between them, such as 'und', both are meant. */
export const withoutHouses = (pieces: readonly Piece[], words: readonly string[]): Piece[] =>
  pieces.map((piece, number) => {
    const beside = [pieces[number - 1], pieces[number + 1]];
    return isHouse(piece, words) && beside.some((other) => other && presents(other)) ? withoutCraft(piece) : piece;
  });

/** The pieces of a search without who asks. */
export function withoutClients(pieces: readonly Piece[], words: readonly string[]): Piece[] {
  const asking = new Set([...hasAlready(pieces, words), ...areOneself(pieces, words)]);
  return withoutHouses(
    pieces.map((piece) => (asking.has(piece) ? withoutCraft(piece) : piece)),
    words,
  );
}
