import { isJoining } from "../language/fillers";
import { wordSet } from "../language/word-set";
import { isVerbOfCraft } from "../reading/lexicon";
import type { Piece } from "../reading/pieces";
import type { Group } from "./group";

const beforePurpose = wordSet("fur furs furn furd for za zum zur");

const articles = wordSet("ein eine einen a");

/**
 * What something is for: in 'Logo für eine Tischlerei' and 'Katalog zur Ausstellung' nobody looks for the latter. A purpose is the first word after
 * 'für', and what is listed with it.
 */
export function purposesOf(pieces: readonly Piece[], words: readonly string[]): Set<Piece> {
  const purposes = new Set<Piece>();
  const beforeFirst = words.findIndex((word) => beforePurpose.has(word));
  let state: "outside" | "before" | "within" = "outside";
  for (const piece of pieces) {
    const word = words[piece.at] ?? "";
    if (beforePurpose.has(word)) state = "before";
    // 'Logo für unsere Alphütte und eine Website'
    else if (purposes.size > 0 && isJoining(words[piece.at - 1]) && articles.has(word)) state = "outside";
    else if (piece.isFiller) state = state === "within" && !isJoining(word) ? "outside" : state;
    else if (state !== "outside") {
      // In 'Fahne für den Verein sticken' the verb says how it is made, in 'jemand für ein Logo zeichnen' what is wanted.
      if (purposes.size > 0 && isVerbOfCraft(word) && pieces.some(({ at, means }) => means && at < beforeFirst))
        continue;
      purposes.add(piece);
      if (piece.means || piece.about.length > 0) state = "within";
    }
  }
  return purposes;
}

/** What something is for is not asked for, unless nothing else is. */
export function dropPurposes(groups: Map<Piece, Group>, purposes: ReadonlySet<Piece>) {
  const isPurpose = ({ pieces }: Group) => pieces.every((piece) => purposes.has(piece));
  if ([...groups.values()].every(isPurpose)) return;
  for (const [piece, group] of [...groups]) if (isPurpose(group)) groups.delete(piece);
}

/** A 'Steuerberater für Künstler' is none of our crafts: the word before 'für' is unknown. */
export function isUnknownHead(
  pieces: readonly Piece[],
  purposes: ReadonlySet<Piece>,
  groups: Map<Piece, Group>,
): boolean {
  const first = pieces.find((piece) => purposes.has(piece));
  const isUsed = (piece: Piece) => [...groups.values()].some((group) => group.pieces.includes(piece));
  const before = pieces.filter((piece) => first && piece.at < first.at && !piece.isFiller && !piece.isAnybody);
  return before.length > 0 && before.every((piece) => piece.about.length === 0 && !isUsed(piece));
}
