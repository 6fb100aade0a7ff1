/**
 * The text in the signs of a typeface: letters without marks where it lacks them, plain dashes and spaces, and no emoji.
 * Letters of other scripts stay, and become empty boxes.
 */
export const writable = (text: string, has: (sign: string) => boolean): string =>
  text.normalize("NFC").replace(/[^\n -~]/gu, (sign) => {
    if (has(sign)) return sign;
    if (/\p{Pd}/u.test(sign)) return "-";
    if (/[\p{Cc}\p{Zs}]/u.test(sign)) return " ";
    if (/[\p{Emoji}\p{M}\p{Default_Ignorable_Code_Point}]/u.test(sign)) return "";
    const plain = sign.normalize("NFKD").replace(/\p{M}/gu, "");
    return [...plain].every(has) ? plain : sign;
  });
