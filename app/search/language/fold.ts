import { remembered } from "./remembered";

/** Letters that do not come apart into a letter and a mark. */
const plain: Record<string, string> = { ß: "ss", ı: "i", đ: "d", ł: "l", ø: "o" };

/**
 * A text as it is compared: small letters without accents, 'ß' as 'ss', 'ph' as 'f' ('Photographie'), 'Portrait' as 'Porträt'. Umlauts lose their
 * dots, which people leave out; `contracted` does the same to 'ae', 'oe' and 'ue'.
 */
export const fold = remembered((text) =>
  text
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .toLowerCase()
    .replace(/[ßıđłø]/g, (letter) => plain[letter] ?? letter)
    .replaceAll("ph", "f")
    .replaceAll("portrait", "portrat"),
);

/** 'uebersetzung' as 'ubersetzung'. Not part of folding, because 'Logoentwurf' has no umlaut. */
export const contracted = (folded: string): string =>
  /[aou]e/.test(folded) ? folded.replace(/([ao])e|(?<![aeioqu])(u)e/g, "$1$2") : folded;
