import type { Token } from "../language/tokens";
import { withWider } from "../vocabulary/vocabulary";
import type { Piece } from "./pieces";

const writes = /^(?:schreib|verfass|formulier)(?:e|en|t)$/;
const written = new Set([
  "text",
  "literatur",
  "reden",
  "journalismus",
  "ghostwriting",
  "chronik",
  "songwriting",
  "drehbuch",
]);

/** Where a sentence says that something known is written: 'Ich schreibe Leitbilder und Reden', but not 'ich schreibe gern'. */
export function writingIn(pieces: readonly Piece[], tokens: readonly Token[]): number | null {
  const verb = tokens.findIndex(({ folded }) => writes.test(folded));
  const isBehind = ({ at, means, about }: Piece) => at > verb && (means !== null || about.length > 0);
  return verb >= 0 && pieces.some(isBehind) ? verb : null;
}

/** Who writes brochures designs none, but who writes speeches does. */
export const isWritten = ({ at, means }: Piece, writing: number | null): boolean =>
  writing !== null && at > writing && means !== null && withWider([means]).some((id) => written.has(id));

/** Whether this craft is one of writing, and so no other than 'schreiben' beside it. */
export const isOfWriting = (id: string): boolean => id !== "text" && withWider([id]).some((each) => written.has(each));
