/** What stands for signs that a typeface lacks. */
export const unwritable = "[nicht darstellbar]";

const plainSigns: Record<string, string> = {
  ...{ "−": "-", "±": "+/-", "≤": "<=", "≥": ">=", "≠": "!=", "′": "'", "″": '"', µ: "u" },
  ...{ "½": "1/2", "¼": "1/4", "¾": "3/4", Ŧ: "T", ŧ: "t", ĸ: "k" },
};

/**
 * The text in the signs of a typeface: letters without marks where it lacks them, plain dashes and spaces, and no emoji.
 * For words in other scripts stands that they can't be shown, because a PDF would have empty boxes.
 */
export const writable = (text: string, has: (sign: string) => boolean): string =>
  inSignsOf(text, has).replace(/\ufffd(?:[ .,'’-]*\ufffd)*/g, unwritable);

const inSignsOf = (text: string, has: (sign: string) => boolean): string =>
  text.normalize("NFC").replace(/[^\n -~]/gu, (sign) => {
    if (has(sign)) return sign;
    const known = plainSigns[sign];
    if (known) return known;
    if (/\p{Pd}/u.test(sign)) return "-";
    if (/[\p{Cc}\p{Zs}]/u.test(sign)) return " ";
    if (/[\p{Emoji}\p{M}\p{Default_Ignorable_Code_Point}]/u.test(sign)) return "";
    const plain = sign.normalize("NFKD").replace(/\p{M}/gu, "");
    return [...plain].every(has) ? plain : "\ufffd";
  });
