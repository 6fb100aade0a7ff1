import { describe, expect, it } from "vitest";
import { skillCatalogue } from "~/features/profiles/skills";
import { isFiller } from "../language/fillers";
import { fold } from "../language/fold";
import { tokensOf } from "../language/tokens";
import { entryOfPhrase, entryOfWord } from "../reading/lexicon";
import { isOccasion } from "../reading/special-words";
import { businesses } from "./businesses";
import { listed } from "./concept";
import { subjects } from "./subjects";
import { concepts, findConcept, nearConcepts, widerConcepts, withWider } from "./vocabulary";

const wordsOf = ({ name, words, needs, skills }: (typeof concepts)[number]) => [
  name,
  ...listed(words),
  ...listed(needs),
  ...(skills ?? []),
];
/** What the program takes this text for. */
function conceptOf(text: string) {
  const words = tokensOf(text, 200).map(({ folded }) => folded);
  const entry = words.length === 1 ? entryOfWord(words[0] ?? "") : entryOfPhrase(words);
  return entry?.means ?? "";
}
const includes = (one: string, other: string) =>
  widerConcepts(one).includes(other) || widerConcepts(other).includes(one);

describe("the vocabulary of the trade [FIND-01]", () => {
  it("has some 250 concepts, each with an id of its own", () => {
    expect(concepts.length).toBeGreaterThanOrEqual(250);
    const ids = concepts.map(({ id }) => id);
    expect(
      ids.filter((id, index) => ids.indexOf(id) !== index),
      "add words and skills to the concept that has this id",
    ).toEqual([]);
    expect(ids.filter((id) => fold(id) !== id || /[^a-z0-9-]/.test(id))).toEqual([]);
  });

  it("leads nowhere that does not exist", () => {
    const named = concepts.flatMap(({ wider, related }) => [...(wider ?? []), ...(related ?? [])]);
    expect(named.filter((id) => !findConcept(id))).toEqual([]);
  });

  it("has no concept that includes itself, and none that is related to itself", () => {
    expect(concepts.filter(({ id }) => widerConcepts(id).includes(id))).toEqual([]);
    expect(concepts.filter(({ id, related }) => related?.includes(id)).map(({ id }) => id)).toEqual([]);
  });

  it("offers something near each concept but a whole field", () => {
    const alone = concepts.filter(({ id, isField }) => !isField && nearConcepts([id]).length === 0);
    expect(alone.map(({ id }) => id)).toEqual([]);
    const lowest = concepts.filter(({ isField, wider }) => isField && wider);
    expect(lowest).toEqual([]);
  });

  it("has each word in one concept, or in one that includes the other", () => {
    const elsewhere = concepts.flatMap((concept) =>
      wordsOf(concept)
        .map((word) => ({ word, id: concept.id, found: conceptOf(word) }))
        .filter(({ id, found }) => found !== id && !includes(found, id)),
    );
    expect(elsewhere).toEqual([]);
  });

  it("has no word that is empty or says nothing", () => {
    const empty = concepts.flatMap((concept) =>
      wordsOf(concept).filter((word) => {
        const tokens = tokensOf(word, 200);
        return tokens.length === 0 || tokens.every(({ folded }) => isFiller(folded));
      }),
    );
    expect(empty).toEqual([]);
  });

  it("shares motifs only between crafts that they tell apart", () => {
    // A whole field knows occasions alone: 'Frühschoppen' asks for any music.
    const useless = concepts.filter(
      ({ about, wider, isField }) => !wider && isField && listed(about).some((motif) => !isOccasion(fold(motif))),
    );
    expect(useless).toEqual([]);
  });

  it("names every skill of the catalogue", () => {
    const named = new Set(concepts.flatMap(({ skills }) => skills ?? []));
    const unnamed = skillCatalogue.filter((skill) => !named.has(skill));
    expect(unnamed, "name it in `skills` of its concept").toEqual([]);
    expect([...named].filter((skill) => !(skillCatalogue as readonly string[]).includes(skill))).toEqual([]);
  });
});

it.each([
  ["businesses that companies are found by", businesses],
  ["subjects that articles are found by", subjects],
])("names %s, each word in one of them [FIND-51, FIND-52]", (_, own) => {
  const words = own.flatMap(({ words }) => listed(words).map(fold));
  expect(words.filter((word, index) => words.indexOf(word) !== index || /[^a-z]/.test(word))).toEqual([]);
  const named = own.flatMap(({ wider, related }) => [...(wider ?? []), ...(related ?? [])]);
  expect(named.filter((id) => !findConcept(id))).toEqual([]);
  const crafts = new Set(concepts.map(({ id }) => id));
  expect(own.filter(({ id }) => crafts.has(id))).toEqual([]);
});

it("finds whoever offers a craft by all that include it [FIND-01]", () => {
  expect(withWider(["kinderbuchillustration"])).toEqual(["kinderbuchillustration", "buchillustration", "illustration"]);
  expect(nearConcepts(["logodesign"])[0]).toBe("grafikdesign");
});
