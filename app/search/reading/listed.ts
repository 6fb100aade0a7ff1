import type { Token } from "../language/tokens";
import { findConcept, widerConcepts } from "../vocabulary/vocabulary";
import type { Piece } from "./pieces";

const joining = new Set(["und", "oder", "sowie"]);

/**
 * Who begins a sentence with 'Tische, Bänke und Stuben' offers them, also with words that others say in passing; but who
 * photographs or writes shows them only, so the words must be near to what the person is known for, if anything is.
 */
export function isListed(
  piece: Piece,
  pieces: readonly Piece[],
  tokens: readonly Token[],
  known: ReadonlySet<string>,
): boolean {
  const { means } = piece;
  const isNoun = /^\p{Lu}/u.test(tokens[piece.at]?.typed ?? "");
  if (!means || !isNoun || piece.isVague || (known.size > 0 && !isNear(means, known))) return false;
  const before = pieces.filter(({ at }) => at < piece.at);
  return before.every(
    ({ at, means: other, about }) => other || about.length > 0 || joining.has(tokens[at]?.folded ?? ""),
  );
}

const around = (id: string) => [...widerConcepts(id), ...(findConcept(id)?.related ?? [])];

const isNear = (id: string, known: ReadonlySet<string>) => {
  const near = new Set(around(id));
  return [...known].some(
    (other) => near.has(other) || (findConcept(other)?.related ?? []).some((each) => near.has(each)),
  );
};
