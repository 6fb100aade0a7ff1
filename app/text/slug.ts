/** Letters without a decomposition, and letters that German spells out. */
const spelledOut: Record<string, string> = {
  ä: "ae",
  ö: "oe",
  ü: "ue",
  ß: "ss",
  æ: "ae",
  ø: "oe",
  œ: "oe",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
  ŋ: "ng",
  ħ: "h",
  ŧ: "t",
  ĸ: "k",
  ə: "e",
};

const spelledLetter = new RegExp(`[${Object.keys(spelledOut).join("")}]`, "gu");

/** Turns a name into a part of an address: 'Büro Süß & Söhne' becomes 'buero-suess-soehne'. */
export function slugify(name: string): string {
  const slug = name
    .normalize("NFC")
    .toLowerCase()
    .replace(spelledLetter, (letter) => spelledOut[letter] ?? letter)
    .normalize("NFKD")
    .replace(/\p{Diacritic}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 90)
    .replace(/^-+|-+$/g, "");
  // A name without any Latin letter or digit still needs an address.
  return slug || "profil";
}

/** The first of 'name', 'name-2', 'name-3' … that is not taken. */
export function firstFreeSlug(wanted: string, taken: Iterable<string>): string {
  const used = new Set(taken);
  let slug = wanted;
  for (let number = 2; used.has(slug); number += 1) slug = `${wanted}-${number}`;
  return slug;
}
