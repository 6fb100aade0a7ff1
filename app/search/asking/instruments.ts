import { isJoining } from "../language/fillers";
import type { Piece } from "../reading/pieces";

/** Also 'Kirchenorgel' and 'Mundharmonika'. */
const instruments =
  /(?:flugel|klavier(?:e|s)?|piano|pianino|gitarren?|ukulele|geigen?|violinen?|bratschen?|cello|celli|kontrabass|harfen?|hackbrett|zithern?|trompeten?|posaunen?|tuba|flugelhorn|waldhorn|alforn(?:er)?|alfoerner|saxofone?|klarinetten?|oboen?|fagott|floten?|akkordeons?|harmonikas?|schlagzeug|trommeln?|cajon|handpan|orgeln?|instrumente?|dudelsack|mandoline|banjo|guitar|violin)$/;
const mended =
  /^(?:bau(?:en|t|e)|repar(?:ieren?|iert|atur(?:en)?)|restaurier(?:en|t|ung)|stimmen|stimmt|besaiten|besaitung|uberholen|generaluberholung|repair)$/;

export const isInstrument = (word: string): boolean => instruments.test(word);

/** 'Geige bauen' and 'Cello reparieren' ask for who makes instruments, not for who plays them. */
export function asInstrumentMaking(pieces: readonly Piece[], words: readonly string[]): readonly Piece[] {
  const verb = words.findIndex((word) => mended.test(word));
  if (verb < 0 || isJoining(words[verb - 1]) || !words.some(isInstrument)) return pieces;
  return pieces.map((piece) => {
    if (piece.length > 1) return piece;
    if (isInstrument(words[piece.at] ?? "")) return { ...piece, means: "instrumentenbau", about: [] };
    return piece.at === verb ? { ...piece, means: null, about: [] } : piece;
  });
}
