import type { Token } from "../language/tokens";
import { wordSet } from "../language/word-set";
import type { Piece } from "../reading/pieces";
import { isWithin } from "../vocabulary/vocabulary";

const writes = /^(?:schreib|verfass|formulier)(?:e|en|t)$/;
const written = wordSet("text literatur reden journalismus ghostwriting chronik songwriting drehbuch");

const toOneself = wordSet("mir uns");

/** 'Schreiben Sie uns', 'Schreib mir einfach': others are asked to write. */
export const isInvited = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(at + 1, at + 4).some(({ folded }) => toOneself.has(folded));

/** In 'Ich schreibe Leitbilder und Reden' the writing, and what is written; but not in 'ich schreibe gern'. */
export function isWritten(
  { at, means }: Piece,
  { tokens, pieces }: { tokens: readonly Token[]; pieces: readonly Piece[] },
) {
  const verb = tokens.findIndex(({ folded }, number) => writes.test(folded) && !isInvited(tokens, number));
  if (verb < 0 || at < verb || means === null) return false;
  if (at > verb) return isWithin(means, written);
  return pieces.some((other) => other.at > verb && (other.means !== null || other.about.length > 0));
}

/** Whether this craft is one of writing, and so no other than 'schreiben' beside it. */
export const isOfWriting = (id: string): boolean => id !== "text" && isWithin(id, written);
