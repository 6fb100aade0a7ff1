import { affirmedSentences } from "./language/negation";
import { tokensOf } from "./language/tokens";
import { lexeme, lexemesOfPlace, piecesOf, saysSomething, stemOf } from "./lexemes";
import { signsIn } from "./offering/signs";
import { recognise } from "./recognise";
import { placesOfField } from "./region/place-field";
import type { Place } from "./region/region";
import { widerConcepts, withWider } from "./vocabulary/vocabulary";

/**
 * What each part of a document counts for. `letters`: it is found by any letters in it, so it has pieces. `crafts`:
 * somebody offers them, or a text tells of them.
 */
export const readings = {
  name: { letters: true, crafts: null, isText: false },
  /** Only its words: it says nothing of crafts. */
  words: { letters: false, crafts: null, isText: false },
  firm: { letters: true, crafts: "offered", isText: false },
  title: { letters: true, crafts: "offered", isText: false },
  place: { letters: true, crafts: null, isText: false },
  offer: { letters: false, crafts: "offered", isText: false },
  example: { letters: false, crafts: "told", isText: false },
  summary: { letters: true, crafts: "told", isText: false },
  text: { letters: false, crafts: "told", isText: true },
  brief: { letters: false, crafts: "told", isText: true },
} as const;

export interface Part {
  as: keyof typeof readings;
  text: string | null;
}

/** The lexemes of a document. `means` are crafts, places and skills, `words` all that is written. */
export interface SearchDocument {
  means: string[];
  words: string[];
}

const maxLetters = 6000;
const maxWords = 800;
const maxLexemes = 3000;
const longestWord = 60;

const kindOf = (as: Part["as"]) => (as === "brief" ? as : readings[as].isText ? "text" : "example");

const writtenOf = (parts: readonly Part[]) =>
  parts.flatMap(({ as, text }) => (text ? [{ as, text, ...readings[as] }] : []));

/** What somebody offers, or, of people who offer nothing by name, what their texts tell. */
export function craftsOf(parts: readonly Part[]): string[] {
  const offered = craftsOffered(parts);
  if (offered.length > 0) return offered;
  return withWider(writtenOf(parts).flatMap(({ as, text, isText }) => (isText ? recognise(text, kindOf(as)) : [])));
}

/** The crafts that these parts offer, and those that include them. */
function craftsOffered(parts: readonly Part[]): string[] {
  const offered = new Set<string>();
  // Skills first, which mean one thing each: beside 'Google Ads' the title 'Anzeigen' speaks of these.
  const entries = writtenOf(parts).toSorted((one, other) => Number(other.as === "offer") - Number(one.as === "offer"));
  // Twice, because one entry may tell of which craft another one is a kind: 'Fotografin', 'Hochzeiten'.
  for (let round = 0; round < 2; round += 1)
    for (const { as, crafts, text } of entries)
      if (crafts === "offered")
        for (const id of recognise(text, as === "firm" ? as : "entry", withWider(offered))) offered.add(id);
  return withWider(offered);
}

/**
 * `marks` are lexemes that no text says, such as that of a skill that was chosen from a list. `maker` are the crafts of
 * whoever made it: in a work of a photographer, 'Braut' tells of wedding photography. `called` are those of the maker's
 * title.
 */
export function documentOf(
  parts: readonly Part[],
  marks: readonly string[] = [],
  maker: readonly string[] = [],
  called: readonly string[] = [],
): SearchDocument {
  const written = writtenOf(parts);
  const known = craftsOffered(parts);
  const said = craftsOf(parts);
  const told = new Set(said);
  for (const { as, crafts, text } of written)
    if (crafts === "told") for (const id of recognise(text, kindOf(as), [...said, ...maker])) told.add(id);
  // People who name no craft may imply one: 'Hobel und Säge', 'Ich finde jeden Beistrichfehler.'
  if (known.length === 0)
    for (const { text, crafts } of written)
      if (crafts) for (const id of signsIn(affirmedSentences(text, maxLetters, maxWords))) told.add(id);
  if (![...known, ...withWider(told)].some((id) => maker.includes(id))) {
    const shared = sharedBy(maker);
    for (const id of shared.length > 0 ? shared : called) told.add(id);
  }
  const ofTitle = craftsOffered(parts.filter(({ as }) => as === "title" || as === "firm"));
  const titled = ofTitle.filter((id) => known.includes(id));
  const isNew = (id: string) => !known.includes(id);
  const places = written.flatMap(({ as, text }) => (as === "place" ? placesOfField(text) : []));
  return {
    means: unique([
      ...known.map(lexeme.offered),
      ...titled.map(lexeme.titled),
      ...withWider(told).filter(isNew).map(lexeme.told),
      ...lexemesOfPlaces(places),
      ...marks,
    ]),
    words: unique([
      ...written.flatMap(({ text, isText }) => stemsOf(text, isText)),
      ...written.flatMap(({ text, letters }) => (letters ? piecesOf(text).map(lexeme.piece) : [])),
    ]),
  };
}

/** What names no craft is of the craft that all those of its maker are kinds of. */
function sharedBy(crafts: readonly string[]): string[] {
  const narrowest = crafts.filter((id) => !crafts.some((other) => widerConcepts(other).includes(id)));
  return crafts.filter((id) => narrowest.every((other) => withWider([other]).includes(id)));
}

const lexemesOfPlaces = (places: readonly Place[]) => [...places.flatMap(lexemesOfPlace), ...atLexemes(places)];

/** The place of something that names no place itself. */
export const placeMarks = (field: string | null): string[] => lexemesOfPlaces(placesOfField(field ?? ""));

/** A region has no such municipality, and of several places the first one counts. */
const atLexemes = (places: readonly Place[]) => {
  const [municipality] = places.find(({ municipalities }) => municipalities.length === 1)?.municipalities ?? [];
  return municipality ? [lexeme.at(municipality)] : [];
};

/** Without what the text says the person does not do. */
const stemsOf = (text: string, isText: boolean) =>
  (isText ? affirmedSentences(text, maxLetters, maxWords).flat() : tokensOf(text, maxLetters, maxWords))
    .filter(saysSomething)
    .map(stemOf)
    .filter((stem) => stem.length <= longestWord);

/** Sorted, so that equal documents have equal texts. */
const unique = (lexemes: string[]) => [...new Set(lexemes)].slice(0, maxLexemes).sort();
