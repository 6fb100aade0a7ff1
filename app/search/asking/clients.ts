import { nounForms } from "../language/inflection";
import { wordSet } from "../language/word-set";
import type { Piece } from "../reading/pieces";
import { isWithin } from "../vocabulary/vocabulary";

/**
 * Houses that order something: in 'Zimmerei Website' and 'Plakat Chor' nobody looks for a carpenter or for singers. What a
 * 'Druckerei' or a 'Stickerei' stands beside may be what it prints or embroiders.
 */
const house =
  /(?:(?<!druck|stick|mal|bind)erei|schmiede|buro|(?<!grafik|design|web)studio|verein|kapelle|chor|galerie|laden|geschaft|schule|(?:holz|metall|stahl|mobel)bau|betrieb|firma)$/;
/** What somebody puts on, or who plays there: 'Plakat Festival' and 'Website Band' ask for neither. */
const show =
  /(?:festival|event|veranstaltung|ausstellung|theater|zirkus|lesung|adventmarkt|vortrag|kabarett|premiere|band|werkstatt)$/;
/** What presents a house to others. */
const presenting = wordSet("grafikdesign website film fotografie beschriftung marketing text leitsystem");
const alsoOfShows = wordSet("moderation einladungen");
const between = wordSet(
  "zum zur vom von am beim im in der die das des dem den ein eine einen einer unser unsere unseren unserem",
);

const presents = ({ means }: Piece) => isWithin(means, presenting);

const isNamed = ({ at, length }: Piece, words: readonly string[], names: RegExp) =>
  length === 1 && nounForms(words[at] ?? "").some((form) => names.test(form));

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
  const isCraft = ({ means }: Piece) => means !== null;
  return pieces.some((piece) => piece.at > verb && isCraft(piece))
    ? pieces.filter((piece) => piece.at < verb && isCraft(piece))
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

const jobAd = /^(?:stellen|job|personal|lehrlings)(?:anzeigen?|inserate?|ausschreibung(?:en)?)$/;
/** Whom a company looks for with an advertisement: 'Stellenanzeige Tischler'. */
function soughtByAd(pieces: readonly Piece[], words: readonly string[]): Piece[] {
  const ad = words.findIndex((word) => jobAd.test(word));
  return ad < 0 ? [] : pieces.filter((piece) => piece.at > ad && piece.means !== null && !presents(piece));
}

const withoutCraft = (piece: Piece): Piece => ({ ...piece, means: null, about: [], isAnybody: true });

const isUnknown = ({ means, about, isFiller, isAnybody }: Piece) =>
  means === null && about.length === 0 && !isFiller && !isAnybody;

/** What stands right beside a piece, or behind its name: in 'Chor Harmonie Plakat' the poster is beside the choir. */
const besideOf = (pieces: readonly Piece[], number: number) =>
  [pieces[number - 1], pieces.slice(number + 1).find((piece) => !isUnknown(piece))].filter(
    (piece) => piece !== undefined,
  );

/** A house right beside what presents it only orders it; with a word between them, such as 'und', both are meant. */
export const withoutHouses = (pieces: readonly Piece[], words: readonly string[]): Piece[] =>
  pieces.map((piece, number) =>
    isNamed(piece, words, house) && besideOf(pieces, number).some(presents) ? withoutCraft(piece) : piece,
  );

/** What is put on is only a motif of what presents it. */
const withoutShows = (pieces: readonly Piece[], words: readonly string[]): Piece[] => {
  const said = pieces.filter(({ at }) => !between.has(words[at] ?? ""));
  // 'Katalog Ausstellung' may be two things.
  const ofShows = ({ means }: Piece) =>
    means !== "broschuere" && (isWithin(means, presenting) || isWithin(means, alsoOfShows));
  return pieces.map((piece) => {
    if (!isNamed(piece, words, show)) return piece;
    const isPresented = besideOf(said, said.indexOf(piece)).some(ofShows);
    return isPresented ? { ...piece, means: null, isAnybody: true } : piece;
  });
};

/** The pieces of a search without who asks, and for what. */
export function withoutClients(pieces: readonly Piece[], words: readonly string[]): Piece[] {
  const asking = new Set([...hasAlready(pieces, words), ...areOneself(pieces, words), ...soughtByAd(pieces, words)]);
  const others = pieces.map((piece) => (asking.has(piece) ? withoutCraft(piece) : piece));
  return withoutShows(withoutHouses(others, words), words);
}
