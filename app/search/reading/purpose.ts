import type { Piece } from "./pieces";

const beforePurpose = new Set(["fur", "furs", "furn", "furd", "for"]);
const joining = new Set(["und", "oder", "sowie", "odr", "and", "or"]);

/**
 * What something is for: in 'Logo für eine Tischlerei' nobody looks for a joiner. A purpose is what stands first behind
 * 'für', and what is listed with it.
 */
export function purposesOf(pieces: readonly Piece[], words: readonly string[]): Set<Piece> {
  const purposes = new Set<Piece>();
  let state: "outside" | "before" | "within" = "outside";
  for (const piece of pieces) {
    const word = words[piece.at] ?? "";
    if (beforePurpose.has(word)) state = "before";
    else if (piece.isFiller) state = state === "within" && !joining.has(word) ? "outside" : state;
    else if (state !== "outside") {
      purposes.add(piece);
      if (piece.means || piece.about.length > 0) state = "within";
    }
  }
  return purposes;
}
