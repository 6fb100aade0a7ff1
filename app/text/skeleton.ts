/** Letters of other alphabets, and small capitals, that look like a Latin letter. */
const lookalikes: Record<string, string> = {
  a: "аαɑᴀΑАᎪꓮᗅᗩⲀⲁ𐌰ꞛꙗᚨⱥ",
  b: "вьβʙƀΒВᏴꓐᗷⲂⲃ𐌱Ƃƃɓ",
  c: "сᴄϲСᏟꓚⲤⲥƇƈ𐌂ↄ¢",
  d: "ԁðđᴅɗᎠꓓᗞᗪƊƉ",
  e: "еєэεɛəᴇΕЕᎬꓰⲈⲉ℮Ɛξ",
  f: "ƒꜰꓝᖴϜϝ𐌅",
  g: "ɡɢԍցᏀꓖɠƓ",
  h: "һнհħʜΗНᎻꓧᕼⲎⲏɦ𐋏",
  i: "іїιıɪɩɨӏɭłʟլΙІᎥᏞꓲꓡᏆⲒⲓƗ¡Ӏᛁ𐌹ᒪⳑƚⱡ",
  j: "јյᴊȷЈᎫꓙᒍʝɈɉ",
  k: "кκᴋќΚКᏦꓗⲔⲕƘƙᛕ𐌺ꝁ",
  m: "мᴍΜМᎷꓟᗰⲘⲙ𐌼ɱ",
  n: "пηոռɴŋΝПꓠᑎⲚⲛƝɲ",
  o: "оοσօᴏøөΟОՕꓳⲞⲟᗝ𐌏",
  p: "рρᴘþΡРᏢꓑᑭⲢⲣƤƥ",
  q: "ԛզǫ",
  r: "гʀɾᎡꓣᖇᴙЯяꝚ",
  s: "ѕꜱʂЅᏚꓢႽ𐌔ʃ",
  t: "тτᴛŧΤТᎢꓔⲦⲧƬƭ†𐌕ϯ",
  u: "υսᴜʊцꓴᑌᏌՍɄʉ",
  v: "νѵᴠʋᏙꓦᐯⴸ",
  w: "ԝωᴡաᏔꓪᗯⲰⲱɯ",
  x: "хχΧХꓫ᙭Ⲭⲭ",
  y: "уγʏΥУүꓬⲨⲩƳƴ¥",
  z: "ᴢʐΖᏃꓜⲌⲍƶɀ",
};

/** Digits and signs that stand for letters. */
const signs: Record<string, string> = {
  ...{ "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t", "8": "b" },
  ...{ "@": "a", $: "s", "€": "e", "|": "i", "!": "i", l: "i", ß: "ss", æ: "a", œ: "o" },
};

const letterOf = new Map(
  Object.entries(lookalikes).flatMap(([letter, others]) => [...others].map((other) => [other, letter] as const)),
);

/** The first code points of letters in circles and squares, of which Unicode does not say which letter they are. */
const drawnAlphabets = [0x1f150, 0x1f170, 0x1f1e6];

function drawnLetter(character: string): string | undefined {
  const code = character.codePointAt(0) ?? 0;
  const first = drawnAlphabets.find((start) => code >= start && code < start + 26);
  return first === undefined ? undefined : String.fromCharCode(97 + code - first);
}

const latinOf = (character: string) => letterOf.get(character) ?? drawnLetter(character);

/** A text with Latin letters in place of those that only look like them. */
export const inLatinLetters = (text: string) =>
  [...text.normalize("NFKC")].map((character) => latinOf(character) ?? character).join("");

/**
 * Reduces a text to what a reader sees: without case, accents, letters of other alphabets and digits in place of
 * letters. Texts that look alike have the same skeleton. Words are separated by single spaces.
 */
export function skeleton(text: string): string {
  return [...text.normalize("NFKD").replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, "")]
    .map((character) => latinOf(character) ?? character.toLowerCase())
    .map((letter) => signs[letter] ?? letterOf.get(letter) ?? letter)
    .join("")
    .replaceAll("rn", "m")
    .replaceAll("vv", "w")
    .replace(/([aou])e/g, "$1")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
