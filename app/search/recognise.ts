import { affirmedSentences } from "./language/negation";
import type { Token } from "./language/tokens";
import { isInPassing } from "./reading/in-passing";
import { type Piece, readPieces } from "./reading/pieces";
import { widerConcepts } from "./vocabulary/vocabulary";

/** A name says nothing about crafts: Schneider is a family. An entry is a title, a skill or a role. */
export type TextKind = "name" | "entry" | "text";

const mostLetters = 5000;
const mostWords = 600;

/**
 * The concepts that somebody offers who writes this, without those that include them. `crafts` are what the person is
 * known to do: for a photographer, 'Hochzeiten und Familien' are kinds of photography.
 */
export function recognise(text: string, kind: TextKind, crafts: Iterable<string> = []): string[] {
  if (kind === "name") return [];
  const known = new Set(crafts);
  const found = new Set<string>();
  for (const tokens of affirmedSentences(text, mostLetters, mostWords)) {
    const pieces = readPieces(tokens, { slips: 0 }).filter(
      (piece) => kind === "entry" || !isSaidInPassing(piece, tokens),
    );
    const said = new Set([...known, ...pieces.flatMap(({ means }) => means ?? [])]);
    for (const piece of pieces) {
      const narrower = piece.about.filter((id) => widerConcepts(id).some((wider) => said.has(wider)));
      for (const id of narrower) found.add(id);
      if (piece.means) found.add(piece.means);
    }
  }
  return [...found];
}

const isSaidInPassing = ({ at, length }: Piece, tokens: readonly Token[]) =>
  length === 1 && isInPassing(tokens[at]?.folded ?? "");
