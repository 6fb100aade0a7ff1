import { hasBlank, hasVisibleText, withoutEndlessLetters } from "./visible";

/** Wide and mathematical forms of plain letters and digits. */
const drawnLetters = /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\u{1d400}-\u{1d7ff}]/gu;

export const tidyName = (name: string) =>
  withoutEndlessLetters(name.replace(drawnLetters, (letter) => letter.normalize("NFKC")).normalize("NFC"))
    .replace(/\s+/g, " ")
    .trim();

const alphabets = ["Cyrillic", "Greek", "Armenian", "Cherokee", "Coptic", "Canadian_Aboriginal", "Lisu", "Gothic"];
/** A word with letters of two alphabets that look alike. */
const mixed = new RegExp(
  ["Latin", ...alphabets]
    .map((one) => `\\p{Script=${one}}(?=\\p{M}*(?!\\p{Script=${one}})[${lettersOf(["Latin", ...alphabets])}])`)
    .join("|"),
  "u",
);

function lettersOf(scripts: string[]): string {
  return scripts.map((one) => `\\p{Script=${one}}`).join("");
}

/** Whether a word of a name mixes alphabets, which only those do who want to look like somebody else. */
export const mixesAlphabets = (name: string): boolean => mixed.test(name);

const drawn = "\\p{Extended_Pictographic}[\\ufe0f\\u{1f3fb}-\\u{1f3ff}]?";
const keycap = "[0-9#*]\\ufe0f?\\u20e3";
const regionFlag = "\\u{1f3f4}[\\u{e0030}-\\u{e0039}\\u{e0061}-\\u{e007a}]{2,7}\\u{e007f}";
/** Arabic letters that never join the next letter, so that a separating mark after them would change nothing. */
const apart =
  "\\u0621-\\u0625\\u0627\\u0629\\u062f-\\u0632\\u0648\\u0671-\\u0677\\u0688-\\u0699\\u06c0\\u06c3-\\u06cb\\u06cd\\u06cf\\u06d2-\\u06d5\\u06ee\\u06ef";
const parted = `(?<=(?![${apart}])\\p{Script=Arabic}\\p{M}*)\\u200c(?=\\p{Script=Arabic})`;
const virama = "\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d\\u0dca";
const conjunct = `(?<=[${virama}])[\\u200c\\u200d](?=\\p{L})`;

/** Places where an invisible character changes what is displayed: in emoji, and between letters of some scripts. */
const joined = new RegExp(`${regionFlag}|${keycap}|${drawn}(?:\\u200d${drawn})*|${parted}|${conjunct}`, "gu");

/**
 * Whether a name has hidden characters. Names that look the same must be the same, so only plain spaces are allowed as
 * blanks.
 */
export const hidesSomething = (name: string): boolean =>
  !hasVisibleText(name) || hasBlank(name.replace(joined, "").replaceAll(" ", ""));

/** Domain endings: `endings` rarely occur in names by chance; `words` are words too, and count only in lower case. */
const endings =
  "at|be|biz|ch|club|co|com|cz|de|dev|es|eu|fr|hu|info|io|it|li|lu|me|net|nl|online|org|pl|ru|shop|si|site|sk|store|tk|to|top|tv|uk|us|xyz";
const words =
  "agency|app|art|berlin|blog|design|digital|ink|link|live|media|photo|photography|studio|style|tirol|wien|work|world";
const titles = new Set("dr mag ing dipl prof univ hr fr st sr mr mrs ms msc bsc mba phd".split(" "));
const isEnding = new RegExp(`^(?:${endings})$`, "i");
const isWord = new RegExp(`^(?:${words})$`);

/** Beginnings and parts that only addresses have. */
const signs = [/:\/\/|\bwww\.|\bhttps?:|\bxn--/i, /[^\s@<>]@[^\s@<>]+\.\p{L}{2,}/u];

/** Names appear in mails from our address, where a web address would become a link. */
export function hasWebAddress(name: string): boolean {
  // Browsers accept the full stops of other scripts in addresses too.
  const plain = name.normalize("NFKC").replace(/[\u3002\uff61]/g, ".");
  return signs.some((sign) => sign.test(plain)) || plain.split(/[^\p{L}\p{N}.-]+/u).some(hasDomain);
}

/** Whether a domain is in a piece of letters, digits, dots and hyphens, as 'studio.at' in 'Das-studio.at'. */
function hasDomain(piece: string): boolean {
  const labels = piece.split(".");
  return labels.some((ending, index) => {
    const label = (labels[index - 1] ?? "").replace(/^-+/, "");
    const isLabel = label.length > 1 && !label.endsWith("-") && !titles.has(label.toLowerCase());
    return isLabel && (isEnding.test(ending) || isWord.test(ending));
  });
}
