/**
 * What a German word may be a form of. Instead of computing one stem, forms are tried against known words from the
 * longest to the shortest, so 'Messer' is never a form of 'Messe' once both are known.
 */

interface Ending {
  ending: string;
  /** The fewest letters of the remaining stem. */
  least: number;
}

/** Endings by their last letter, for speed: every word of every text is looked up. */
function readEndings(list: string): Map<string, Ending[]> {
  const byLetter = new Map<string, Ending[]>();
  for (const part of list.split(" ")) {
    const [ending = "", least = ""] = part.split(":");
    const letter = ending.slice(-1);
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), { ending, least: Number(least) }]);
  }
  return byLetter;
}

const nounEndings = readEndings("s:3 n:4 e:3 en:3 es:4 er:4 ern:4 em:4 in:4 innen:4 erin:4 erinnen:4 ns:4 ens:4 ers:4");
/** Also 'zeichna', as people here say. */
const verbEndings = readEndings(
  "e:3 t:3 et:4 st:4 te:4 ten:4 tet:4 end:4 ende:4 enden:4 endes:4 ender:4 er:4 ers:4 ern:4 erin:4 erinnen:4 ung:4 ungen:4 a:5",
);

function addWithout(word: string, endings: Map<string, Ending[]>, forms: string[]) {
  for (const { ending, least } of endings.get(word.slice(-1)) ?? []) {
    const length = word.length - ending.length;
    if (length >= least && word.endsWith(ending)) forms.push(word.slice(0, length));
  }
}

/** The words that this may be an inflection or the female form of, itself first. */
export function nounForms(word: string): string[] {
  const forms = [word];
  addWithout(word, nounEndings, forms);
  // 'Büchlein' and 'Täschchen', and 'Büchle' and 'Täschle' as people here say.
  const small = /^(.{4,})(?:lein|chen|le|li)$/.exec(word);
  if (small) forms.push(`${small[1]}`, `${small[1]}e`);
  // A 'Glasbläserei' is where a 'Glasbläser' works.
  const workshop = /^(.{3,}er)ei(?:en)?$/.exec(word);
  if (workshop?.[1]) forms.push(workshop[1], `${workshop[1]}er`);
  // A 'Polsterin' is a 'Polsterer'.
  const woman = /^(.{3,}er)in(?:nen)?$/.exec(word);
  if (woman) forms.push(`${woman[1]}er`);
  // A 'Tanzpädagogin' is a 'Tanzpädagoge'.
  const expert = /^(.{5,}(?:g|t|f|n|r|s))in(?:nen)?$/.exec(word);
  if (expert) forms.push(`${expert[1]}e`);
  // 'Kamerafrau' and 'Kameraleute' are forms of 'Kameramann'.
  const person = /^(.{3,})(frau|frauen|leute|manner|menschen|person)$/.exec(word);
  if (person) forms.push(`${person[1]}mann`);
  return forms;
}

/** The stems of verbs that this may be a form of: 'übersetzt', 'Übersetzung' and 'Übersetzerin' have 'übersetz'. */
export function verbStems(word: string): string[] {
  const stems: string[] = [];
  addWithout(word, verbEndings, stems);
  // Also 'handgetöpfert' and 'selbstgemaltes'.
  const participle = /^(?:hand|selbst|mund|mass|frisch|neu)?ge(.{3,}?(?:t|en))(?:e[nrsm]?)?$/.exec(word);
  if (participle) {
    const bare = participle[1] ?? "";
    addWithout(bare, verbEndings, stems);
    stems.push(bare.slice(0, -2));
  }
  return stems;
}

/** The stem of an infinitive. */
export const stemOfVerb = (infinitive: string): string => infinitive.replace(/(?<=[lr])n$|en$/, "");

const rough = /(?:erinnen|innen|erin|ern|ung|en|er|es|em|in|e|n|s)$/;

/** A stem that is too rough for a single word, but good enough where several must agree. */
export const roughStem = (word: string): string => {
  const stem = word.replace(rough, "");
  return stem.length >= 3 ? stem : word;
};
