import { fold } from "./fold";
import { wordSet } from "./word-set";

const lacks = wordSet("kein keine keinen keinem keiner keines koa kua no");
const not = wordSet("nicht nie niemals ned net not never");
/** 'Wir haben kein Logo' names what is missing, 'Fotograf, keine Hochzeit' what is not wanted. */
const having = wordSet("hab habe haben hat hatte hatten hom hond hot gibt gibts finde finden findet have has got");
/** 'Die Seite wird nicht gefunden' says what is wrong, 'Foto, nicht Film' what is not wanted. */
const being = wordSet(
  "bin ist sind war waren wird werden werde wurde worden kann konnen isch is are be geht gehen funktioniert funktionieren ladt laden lauft laufen kommt kommen klappt offnet erscheint zeigt stimmt stimmen passt passen gefallt gefallen findet liest lesen scannen",
);
/** 'Keine Zeit für Social Media' is a reason. */
const reasons = wordSet("zeit ahnung lust erfahrung talent geduld nerven geld platz kenntnisse time idea clue");
const behindReason = wordSet("fur furs von vom auf mit zum for of");
/** From here on the sentence says something else. */
const turns = wordSet("sondern aber dafur sonst lieber but");
const leastWords = 3;

const letters = (part: string) => fold(part).replace(/[^a-z0-9]+/g, "");

/**
 * A search as what is needed. Who complains names it: 'Unser Verein hat kein Logo', 'Google findet unsere Seite nicht'. A
 * word that only complains is left out, so that it excludes nothing. Texts of profiles are not read like this, because
 * there 'ich habe keine Hochzeiten' is no need.
 */
export function asNeed(query: string): string {
  return query
    .split(/(?<=[,.;!?–—()])/u)
    .map((clause) => needOfClause(clause.split(/\s+/).filter(Boolean)))
    .join(" ");
}

function needOfClause(parts: readonly string[]): string {
  const words = parts.map(letters);
  const kept = parts.filter((_, at) => {
    const word = words[at] ?? "";
    const isReason = (number: number) => lacks.has(words[number] ?? "") && reasons.has(words[number + 1] ?? "");
    if (isReason(at) || isReason(at - 1) || (isReason(at - 2) && behindReason.has(word))) return false;
    const turn = words.findLastIndex((each, before) => before < at && turns.has(each));
    const before = words.slice(turn + 1, at);
    const said = (set: ReadonlySet<string>) => before.some((each) => set.has(each));
    if (lacks.has(word)) return !said(having);
    const isLast = at === words.length - 1 && before.length >= leastWords - 1;
    return !(not.has(word) && (isLast || said(being)));
  });
  return kept.join(" ");
}
