import { withoutHouses } from "./asking/clients";
import { affirmedSentences } from "./language/negation";
import { withoutInPassing } from "./offering/in-passing";
import { taughtBy } from "./offering/lessons";
import { withoutObjects } from "./offering/objects";
import { type Piece, readPieces } from "./reading/pieces";
import { findConcept, isOfUnlike, widerConcepts, withWider } from "./vocabulary/vocabulary";

/**
 * Names say nothing about crafts: Schneider is also a surname. An entry is a title or a skill, an example the title of
 * a work or a role in it.
 */
export type TextKind = "name" | "entry" | "example" | "text";

const maxLetters = 5000;
const maxWords = 600;

/**
 * The concepts that somebody offers who writes this, without those that include them. `crafts` are what the person is
 * known to do: for a photographer, 'Hochzeiten und Familien' are kinds of photography.
 */
export function recognise(text: string, kind: TextKind, crafts: Iterable<string> = []): string[] {
  if (kind === "name") return [];
  const known = new Set(crafts);
  const found = new Set<string>();
  const isTitle = kind === "example";
  const read = affirmedSentences(text, maxLetters, maxWords).map((tokens) => {
    const pieces = readPieces(tokens, { slips: 0 });
    // 'Website Trachtenverein' names a client.
    return {
      tokens,
      pieces: isTitle
        ? withoutHouses(
            pieces,
            tokens.map(({ folded }) => folded),
          )
        : pieces,
      isTitle,
    };
  });
  const sentences = kind === "entry" ? read : withoutInPassing(read, known);
  for (const sentence of sentences) {
    const offered = withoutObjects(sentence, new Set(kind === "entry" ? [] : [...known, ...found]));
    const heard = new Set([...known, ...offered.flatMap(({ means }) => means ?? [])]);
    const pieces = offered.map((piece) => (isOnlyMotif(piece, known, heard, kind) ? { ...piece, means: null } : piece));
    const named = new Set(pieces.flatMap(({ means }) => means ?? []));
    const said = new Set([...known, ...named]);
    const included = new Set(withWider([...said]));
    const includes = (wider: string, id: string) =>
      isOfUnlike(wider) ? named.has(wider) && findConcept(id)?.wider?.includes(wider) : included.has(wider);
    for (const piece of pieces) {
      const narrower = piece.about.filter((id) => widerConcepts(id).some((wider) => includes(wider, id)));
      for (const id of narrower) found.add(id);
      if (piece.means) found.add(piece.means);
    }
  }
  if (kind === "text") for (const id of taughtBy(sentences, [...known, ...withWider(found)])) found.add(id);
  return [...found];
}

/** 'Ton' beside 'Glasur' is not what one hears, and 'Architektur' in the text of a photographer what photographs show. */
function isOnlyMotif({ means, about }: Piece, known: ReadonlySet<string>, said: ReadonlySet<string>, kind: TextKind) {
  const isKnown = (id: string) => known.has(id) || (id !== means && said.has(id));
  if (!means || withWider([means]).some((id) => !isOfUnlike(id) && isKnown(id))) return false;
  const isNarrower = (id: string) =>
    kind === "text" && !widerConcepts(id).includes(means) && widerConcepts(id).some((wider) => known.has(wider));
  return about.some((id) => (id !== means && said.has(id)) || isNarrower(id));
}
