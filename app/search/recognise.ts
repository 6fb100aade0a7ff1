import { withoutHouses } from "./asking/clients";
import { withoutSurnames } from "./asking/other-wishes";
import { affirmedSentences } from "./language/negation";
import { withoutPassingMentions } from "./offering/in-passing";
import { taughtBy } from "./offering/lessons";
import { withoutObjects, withoutOthers, withoutSought } from "./offering/objects";
import type { Sentence } from "./offering/sentence";
import { businessesIn } from "./reading/own-words";
import { type Piece, readPieces } from "./reading/pieces";
import { findConcept, isOfUnlike, widerConcepts, withWider } from "./vocabulary/vocabulary";

/**
 * Names say nothing about crafts: Schneider is also a surname. An entry is a title or a skill, an example the title of
 * a work or a role in it. A firm is what a company is called and says of itself in a line.
 */
export type TextKind = "name" | "entry" | "example" | "text" | "brief" | "firm";

const maxLetters = 5000;
const maxWords = 600;

/**
 * The concepts that somebody offers who writes this, without those that include them. `crafts` are what the person is
 * known to do: for a photographer, 'Hochzeiten und Familien' are kinds of photography. A brief says what is wanted.
 */
export function recognise(text: string, kind: TextKind, crafts: Iterable<string> = []): string[] {
  if (kind === "name") return [];
  const known = new Set(crafts);
  const isText = kind === "text" || kind === "brief";
  const found = new Set<string>();
  const isEntry = kind === "entry" || kind === "firm";
  const read = readSentences(text, kind);
  const own = kind === "text" ? read.map(withoutSought).map(withoutOthers) : read;
  const sentences = isEntry ? own : withoutPassingMentions(own, known, kind === "brief");
  for (const sentence of sentences) {
    const offered = withoutObjects(sentence, new Set(isEntry ? [] : [...known, ...found]));
    for (const id of craftsIn(withoutMotifs(offered, known, isText), known)) found.add(id);
    if (kind === "firm") for (const id of businessesIn(sentence.pieces, wordsOf(sentence))) found.add(id);
  }
  if (isText) for (const id of taughtBy(sentences, [...known, ...withWider(found)])) found.add(id);
  return [...found];
}

function readSentences(text: string, kind: TextKind): Sentence[] {
  const isTitle = kind === "example";
  return affirmedSentences(text, maxLetters, maxWords).map((tokens) => {
    const pieces = readPieces(tokens, { slips: 0 });
    const words = tokens.map(({ folded }) => folded);
    if (kind === "firm") return { tokens, pieces: withoutSurnames(pieces, words), isTitle };
    // 'Website Trachtenverein' names a client.
    return { tokens, pieces: isTitle ? withoutHouses(pieces, words) : pieces, isTitle };
  });
}

const wordsOf = ({ tokens }: Sentence) => tokens.map(({ folded }) => folded);

/** What the pieces name, and what they are a motif of. */
function craftsIn(pieces: readonly Piece[], known: ReadonlySet<string>): string[] {
  const named = new Set(pieces.flatMap(({ means }) => means ?? []));
  const included = new Set(withWider([...known, ...named]));
  const isIncluded = (id: string, wider: string) =>
    isOfUnlike(wider) ? named.has(wider) && findConcept(id)?.wider?.includes(wider) : included.has(wider);
  return pieces.flatMap(({ means, about }) => [
    ...about.filter((id) => widerConcepts(id).some((wider) => isIncluded(id, wider))),
    ...(means ? [means] : []),
  ]);
}

/** 'Ton' beside 'Glasur' is not what one hears, and 'Architektur' in the text of a photographer what photographs show. */
function withoutMotifs(pieces: readonly Piece[], known: ReadonlySet<string>, isText: boolean): Piece[] {
  const said = new Set([...known, ...pieces.flatMap(({ means }) => means ?? [])]);
  const isNarrower = (id: string, means: string) =>
    isText && !widerConcepts(id).includes(means) && widerConcepts(id).some((wider) => known.has(wider));
  const isOnlyMotif = ({ means, about }: Piece) => {
    const isKnown = (id: string) => known.has(id) || (id !== means && said.has(id));
    if (!means || withWider([means]).some((id) => !isOfUnlike(id) && isKnown(id))) return false;
    return about.some((id) => (id !== means && said.has(id)) || isNarrower(id, means));
  };
  return pieces.map((piece) => (isOnlyMotif(piece) ? { ...piece, means: null } : piece));
}
