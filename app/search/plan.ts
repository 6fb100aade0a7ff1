import { type Ask, allOf, anyOf, each, one, startingWith } from "./ask";
import { tokensOf } from "./language/tokens";
import { lexeme, saysSomething, stemOf } from "./lexemes";
import { byDistance } from "./region/distance";
import { municipalities, type Place } from "./region/region";
import { type Fit, letters, type Tier, type TierKind } from "./tiers";
import type { Understood } from "./understand";
import { findConcept, isOfUnlike, widerConcepts } from "./vocabulary/vocabulary";

export const nearKilometres = 30;
const maxLetters = 240;
const maxWords = 12;
const leastPrefix = 6;

const stems = (text: string) => [...new Set(tokensOf(text, maxLetters, maxWords).filter(saysSomething).map(stemOf))];

const either = (ids: readonly string[]) => anyOf(...each(ids.map(lexeme.offered)), ...each(ids.map(lexeme.told)));
const offered = (ids: readonly string[]) => anyOf(...each(ids.map(lexeme.offered)));

/** What was asked for first, without the broader crafts that were named too: 'Fotos', 'Hochzeit'. */
export const coreOf = ([first = "", ...others]: readonly string[]) => [
  first,
  ...others.filter((id) => !widerConcepts(first).includes(id)),
];

/** Crafts that include what was asked for, and those that may help as well. */
function akinTo({ meant }: Understood): { broader: string[]; related: string[] } {
  const core = new Set(meant.flatMap(({ concepts }) => coreOf(concepts)));
  const without = (ids: readonly string[]) => [...new Set(ids)].filter((id) => !core.has(id));
  const wider = [...core].flatMap(widerConcepts).filter((id) => !findConcept(id)?.isField);
  const named = meant.flatMap(({ concepts }) => concepts);
  const broader = without([...named.filter((id) => !isOfUnlike(id)), ...wider]);
  const related = without([...[...core].flatMap((id) => findConcept(id)?.related ?? []), ...named.filter(isOfUnlike)]);
  return { broader, related: related.filter((id) => !broader.includes(id)) };
}

interface Planned {
  /** Only the typed letters count. */
  isLiteral?: boolean;
  /** Within each kind the nearest to the place come first, however far they are. */
  isNearest?: boolean;
  /** What is searched has a long text besides, in which the letters are looked for last. */
  hasLongText?: boolean;
}

/** The tiers of a search, the best first. */
export function planSearch(understood: Understood, { isLiteral, isNearest, hasLongText }: Planned = {}): Tier[] {
  const tiers: Tier[] = [];
  const earlier: Fit[] = [];
  const add = (
    kind: TierKind,
    means: Ask,
    words: Ask = null,
    around: Tier["around"] = [],
    more: Partial<Tier> = {},
  ) => {
    const isKnown = earlier.some((fit) => fit.means === means && fit.words === words);
    if (isKnown && around.length === 0) return;
    const near = around.length > 0 ? anyOf(...around.map(({ ask }) => ask)) : null;
    const fit = { means: near && means ? allOf(means, near) : (near ?? means), words };
    tiers.push({ kind, means, words, fit, earlier: [...earlier], around, ...more });
    earlier.push(fit);
  };
  tiers.push({ kind: "name", ...letters });
  const { meant, text } = understood;
  // The letters of a craft stand in many a name: 'Lampe' in 'Lampert', 'KI' in 'Kirsten'. Such people come last.
  const written = allOf(...each(stems(text)));
  const isOfCraft = !isLiteral && meant.length > 0 && understood.rest.length === 0 && written !== null;
  const asWords = { means: null, words: isOfCraft ? written : null };
  tiers.push({ kind: "letters", ...letters, ...asWords, fit: asWords });
  const addWithin = () =>
    tiers.push({ kind: "within", ...letters, earlier: isOfCraft ? [asWords, ...earlier] : [...earlier] });
  if (isLiteral && text && hasLongText) addWithin();
  if (isLiteral || !text) return tiers;
  add("craft", one(lexeme.skill(text)));

  const place = understood.place?.place ?? null;
  const here = place && anyOf(...(place.either ?? [place]).map(({ id }) => one(lexeme.place(id))));
  const restStems = stems(understood.rest.join(" "));
  const rest = allOf(...each(restStems));
  // Of several unknown words, who has any of them comes before who has none.
  const anyRest = anyOf(...each(restStems));
  const isSeveral = restStems.length > 1;
  const isCraft = meant.length > 0;
  const ofAll = (ask: (concepts: string[], taught?: string) => Ask) =>
    isCraft ? allOf(...meant.map(({ concepts, taught }) => ask(concepts, taught))) : null;
  const good = ofAll((ids) => either(coreOf(ids)));
  const best = ofAll((ids) => offered(ids.slice(0, 1)));
  const bestOrTold = ofAll((ids) => either(ids.slice(0, 1)));
  // A 'Filzkurs' is first of who teaches and felts, then of who felts.
  const taught = meant.some((each) => each.taught)
    ? [
        ofAll((ids, craft) => (craft ? allOf(offered(ids.slice(0, 1)), either([craft])) : offered(ids.slice(0, 1)))),
        ofAll((ids, craft) => (craft ? offered([craft]) : offered(ids.slice(0, 1)))),
      ]
    : [];
  // Whose title says it comes first: for 'UX' a 'UX-Designerin', then who does it besides.
  const titled = ofAll((ids) => anyOf(...each(ids.slice(0, 1).map(lexeme.titled))));
  const wider = [titled, best, bestOrTold, good];
  const addSteps = (of: TierKind, at: Ask = null) => {
    for (const step of taught) if (step) add(of, at ? allOf(step, at) : step);
    for (const [number, step] of wider.entries())
      if (step) add(of, at ? allOf(step, at) : step, null, [], { isWider: number > 0 });
  };
  // A 'Jagdmesser' asks for a smith, and first for one who speaks of it.
  const typed = stems(meant.flatMap(({ words }) => words).join(" "));
  const named = stems(meant.flatMap(({ concepts }) => concepts.map((id) => findConcept(id)?.name ?? "")).join(" "));
  const isNamed = (stem: string) =>
    named.some((name) => name.startsWith(stem.slice(0, leastPrefix)) || stem.startsWith(name));
  const telling = typed.filter((stem) => !isNamed(stem));
  const said = telling.length > 0 ? allOf(...each([...telling, ...restStems])) : null;
  const isPlaceOnly = !isCraft && restStems.length === 0;

  const others = place ? outside(place) : [];
  const surroundings = others.filter(({ kilometres }) => kilometres <= nearKilometres);
  const beyond = others.filter(({ kilometres }) => kilometres > nearKilometres);
  if (here) {
    if (bestOrTold && said) add("craft", allOf(bestOrTold, here), said);
    if (good && rest) add("craft", allOf(good, here), rest);
    if (good && isSeveral) add("craft", allOf(good, here), anyRest, [], { isWider: true });
    addSteps("craft", here);
    if (isPlaceOnly) add("craft", here, null, [], { isPlace: true });
    const distances = [["near", surroundings] as const, ["elsewhere", isNearest ? beyond : []] as const];
    for (const [kind, around] of distances) {
      if (around.length === 0) continue;
      if (good) for (const step of [best, good]) add(kind, step, null, around);
      else if (isPlaceOnly) add(kind, null, null, around);
    }
  }
  const kind = here ? "elsewhere" : "craft";
  if (bestOrTold && said && !here) add(kind, bestOrTold, said);
  if (good && rest) add(kind, good, rest);
  if (good && isSeveral) add(kind, good, anyRest, [], { isWider: true });
  addSteps(kind);

  const { broader, related } = akinTo(understood);
  const parts = meant.length > 1 ? meant.map(({ concepts }) => coreOf(concepts)) : [];
  const everywhere = isNearest ? others : [];
  const addLower = (lowerKind: TierKind, akin: readonly Ask[], mentioned: Ask = null) => {
    const asks = akin.filter((ask) => ask || mentioned);
    const isWider = (at: number) => ({ isWider: at > 0 });
    for (const [at, ask] of here ? asks.entries() : [])
      add(lowerKind, ask ? allOf(ask, here) : here, mentioned, [], isWider(at));
    if (everywhere.length > 0) for (const ask of asks) add(lowerKind, ask, mentioned, everywhere);
    for (const [at, ask] of asks.entries()) add(lowerKind, ask, mentioned, [], isWider(at));
  };
  for (const part of parts) addLower("part", [offered(part)]);
  for (const part of parts) addLower("part", [either(part)]);
  addLower("broader", [anyOf(...each(broader.map(lexeme.titled))), offered(broader)]);
  const ofPlace = new Set(understood.place ? stems(understood.place.words.join(" ")) : []);
  addLower("mentioned", [null], allOf(...each(stems(text).filter((stem) => !ofPlace.has(stem)))));
  addLower("related", [anyOf(either(broader), offered(related))]);
  // Last, documents with any of the unknown words: 'Stampflehm' finds 'Stampflehmwände'.
  const any = anyOf(...restStems.filter((stem) => stem.length >= leastPrefix).map(startingWith));
  if (any && !isCraft) add("mentioned", null, any);
  if (isOfCraft || hasLongText) addWithin();
  return tiers;
}

/** Where somebody may still come from, the nearest first. */
function outside(place: Place): Tier["around"] {
  const own = new Set(place.municipalities);
  const others = municipalities().filter(({ id }) => !own.has(id));
  return byDistance(place, others).map((other) => ({ ...other, ask: one(lexeme.at(other.place.id)) }));
}

/** All concepts that a result may have been found by. */
export function askedConcepts(understood: Understood): { asked: string[]; akin: string[] } {
  const { broader, related } = akinTo(understood);
  const asked = [...new Set(understood.meant.flatMap(({ concepts, taught = [] }) => concepts.concat(taught)))];
  return { asked, akin: [...new Set([...asked, ...broader, ...related])] };
}
