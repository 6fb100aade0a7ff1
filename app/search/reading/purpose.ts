import type { Piece } from "./pieces";

const beforePurpose = new Set(["fur", "furs", "furn", "furd", "for", "za"]);
const joining = new Set(["und", "oder", "sowie", "odr", "and", "or"]);

/**
 * What something is for: in 'Logo für eine Tischlerei' nobody looks for a joiner. A purpose is the first word after
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

/** What is done to something that is already there. */
const doneTo =
  /^(?:(?:fotografier|ubersetz|uebersetz|restaurier|lektorier|korrigier|retuschier|digitalisier|translat|korrekturles|gegenles|probeles|proofread)(?:en|et|e|t|ed|ing|ung)|lektorat|korrektorat|film(?:en|t|ing))$/;

/** Who photographs clothes and translates websites need make none: what stands beside such a verb is its object. */
export function withoutObjects(pieces: readonly Piece[], words: readonly string[]): Piece[] {
  const said = pieces.filter(({ isFiller }) => !isFiller);
  const isVerb = ({ at, length }: Piece) => length === 1 && doneTo.test(words[at] ?? "");
  const isJoined = (one: Piece, next: Piece) => words.slice(one.at, next.at).some((word) => joining.has(word));
  const objects = said.filter((piece, number) => {
    const [before, behind] = [said[number - 1], said[number + 1]];
    if (!piece.means || isVerb(piece)) return false;
    return (
      (behind && isVerb(behind) && !isJoined(piece, behind)) || (before && isVerb(before) && !isJoined(before, piece))
    );
  });
  return pieces.map((piece) => (objects.includes(piece) ? { ...piece, means: null } : piece));
}
