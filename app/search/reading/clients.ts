import { nounForms } from "../language/inflection";
import { widerConcepts } from "../vocabulary/vocabulary";
import type { Piece } from "./pieces";

/**
 * Houses that order something: in 'Zimmerei Website' and 'Plakat Chor' nobody looks for a carpenter or for singers. What a
 * 'Druckerei' or a 'Stickerei' stands beside may be what it prints or embroiders.
 */
const house =
  /(?:(?<!druck|stick|mal|bind)erei|schmiede|buro|verein|kapelle|chor|galerie|laden|geschaft|schule|(?:holz|metall|stahl|mobel)bau|betrieb|firma)$/;
/** What presents a house to others. */
const presenting = new Set([
  "grafikdesign",
  "website",
  "film",
  "fotografie",
  "beschriftung",
  "marketing",
  "text",
  "leitsystem",
]);

const presents = ({ means }: Piece) =>
  means !== null && [means, ...widerConcepts(means)].some((id) => presenting.has(id));

const isHouse = ({ at, length }: Piece, words: readonly string[]) =>
  length === 1 && nounForms(words[at] ?? "").some((form) => house.test(form));

const wordsOf = (text: string) => new Set(text.split(" "));

const asks = /^(?:such|sueech|suech|brauch|brauech|bruch|bruuch|benotig|mocht|woll|bestell)(?:en?|t|ten?|a)$/;
/** 'Fotograf gesucht' and 'ein Logo brauchen wir' name before the verb what is wanted. */
const asked = wordsOf("gesucht gsucht gsuacht");
const behindObject = wordsOf("ich i wir mir man wer");
const am = wordsOf("bin sind san");
const articles = wordsOf("ein eine a an oa der die das kleiner kleine kleines junge junger neue neuer");

/** 'Theaterverein sucht Bühnenbild', 'Wir haben Fotos und brauchen eine Website': what is before the verb is there already. */
function hasAlready(pieces: readonly Piece[], words: readonly string[]): Piece[] {
  const verb = words.findIndex((word) => asks.test(word) || asked.has(word));
  if (verb < 0 || asked.has(words[verb] ?? "") || behindObject.has(words[verb + 1] ?? "")) return [];
  const isNamed = ({ means }: Piece) => means !== null;
  return pieces.some((piece) => piece.at > verb && isNamed(piece))
    ? pieces.filter((piece) => piece.at < verb && isNamed(piece))
    : [];
}

/** 'Bin Tischler', 'wir sind eine kleine Töpferei', 'als Fotograf brauche ich …': who somebody is. */
const isSelf = ({ at }: Piece, words: readonly string[]) => {
  const start = words.findLastIndex((word, index) => index < at && !articles.has(word));
  return start >= 0 && (am.has(words[start] ?? "") || (start === 0 && words[start] === "als"));
};

const withoutCraft = (piece: Piece): Piece => ({ ...piece, means: null, about: [], isAnybody: true });

/** A house right beside what presents it only orders it; with a word between them, such as 'und', both are meant. */
export const withoutHouses = (pieces: readonly Piece[], words: readonly string[]): Piece[] =>
  pieces.map((piece, number) => {
    const beside = [pieces[number - 1], pieces[number + 1]];
    return isHouse(piece, words) && beside.some((other) => other && presents(other)) ? withoutCraft(piece) : piece;
  });

/** The pieces of a search without who asks. */
export function withoutClients(pieces: readonly Piece[], words: readonly string[]): Piece[] {
  const asking = new Set(hasAlready(pieces, words));
  const named = pieces.filter(({ means }) => means !== null);
  const selves = named.filter((piece) => isSelf(piece, words));
  if (selves.length < named.length) for (const self of selves) asking.add(self);
  return withoutHouses(
    pieces.map((piece) => (asking.has(piece) ? withoutCraft(piece) : piece)),
    words,
  );
}
