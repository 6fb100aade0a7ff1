import { affirmedSentences } from "./language/negation";
import type { Token } from "./language/tokens";
import { isInPassing } from "./reading/in-passing";
import { type Piece, readPieces } from "./reading/pieces";
import { widerConcepts } from "./vocabulary/vocabulary";

/**
 * A name says nothing about crafts: Schneider is a family. An entry is a title or a skill, an example the title of a work
 * or a role in it.
 */
export type TextKind = "name" | "entry" | "example" | "text";

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
    const pieces = readPieces(tokens, { slips: 0 })
      .filter((piece) => kind !== "text" || !isSaidInPassing(piece, tokens))
      .map((piece, number, all) =>
        isOnlyObject(piece, all.slice(0, number), tokens) ? { ...piece, means: null } : piece,
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

/** 'Website der Tischlerei' is no joinery. What is translated or proofread is not made either. */
const beforeOwner = new Set(["eines", "einer", "des", "der", "vom"]);
const ownerWords = 2;
const beforePurpose = new Set(["fur", "furs"]);
const worksOnOthers = new Set(["uebersetzung", "dolmetschen", "lektorat"]);

/** Whether a craft that was named before in the sentence is done for this one, or to it. */
function isOnlyObject({ at }: Piece, before: readonly Piece[], tokens: readonly Token[]): boolean {
  const craft = before.find(({ means }) => means);
  if (!craft) return false;
  const isAmong = (words: ReadonlySet<string>, from: number) =>
    tokens.slice(Math.max(0, from), at).some(({ folded }) => words.has(folded));
  return (
    worksOnOthers.has(craft.means ?? "") || isAmong(beforePurpose, craft.at) || isAmong(beforeOwner, at - ownerWords)
  );
}

const isSaidInPassing = ({ at, length }: Piece, tokens: readonly Token[]) =>
  length === 1 && isInPassing(tokens[at]?.folded ?? "");
