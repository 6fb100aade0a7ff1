import { describe, expect, it } from "vitest";
import { db } from "~/db/client.server";
import { documentOf, readings } from "~/search/document";
import { lexeme, piecesOfWord } from "~/search/lexemes";
import { documentsOfProfiles } from "~/search-index/parts.server";
import { createPerson } from "../../../tests/support/people";
import { createWorkOf } from "../../../tests/support/works";
import { explainedParts } from "./tiers";

type As = keyof typeof explainedParts;

const craft = "Glasbläserei";
const [offered, told] = [lexeme.offered("glas"), lexeme.told("glas")];

describe("what the page says of the parts that are searched", () => {
  it.each(Object.keys(explainedParts) as As[])("is what '%s' counts for [FIND-77]", (as) => {
    const { means, words } = documentOf([{ as, text: craft }]);
    const { counts } = explainedParts[as];
    expect([counts, /was jemand anbietet/.test(counts)]).toEqual([counts, means.includes(offered)]);
    expect([counts, /weniger als ein Angebot/.test(counts)]).toEqual([counts, means.includes(told)]);
    expect(/zählt für die Buchstaben/.test(counts), counts).toEqual(words.includes(`${piecesOfWord("gl")}`));
    expect([counts, /Ort/.test(counts)]).toEqual([counts, documentOf([{ as, text: "Egg" }]).means.includes("p:egg")]);
  });

  const ofPerson: [as: As, said: string, values: Parameters<typeof createPerson>[1]][] = [
    ["title", "Titel", { title: craft }],
    ["place", "Ort", { location: "Egg" }],
    ["offer", "Skills", { skills: [craft] }],
    ["offer", "Branchen", { branchen: [craft] }],
    ["offer", "Spezialisierungen", { portfolioHighlights: [craft] }],
    ["text", "„Über uns“", { bio: `Ich mache ${craft}.` }],
  ];
  const ofWork: [as: As, said: string, values: Parameters<typeof createWorkOf>[2]][] = [
    ["example", "Titel, Rolle und Skills der Arbeiten", { title: craft }],
    ["example", "Titel, Rolle und Skills der Arbeiten", { contribution: craft }],
    ["example", "Titel, Rolle und Skills der Arbeiten", { skills: [craft] }],
    ["text", "Texte der Arbeiten", { content: `Ich mache ${craft}.` }],
  ];
  const meansOf = async (id: string) => (await documentsOfProfiles(db, [id]))[0]?.document.means ?? [];
  const expected = (as: As) => (as === "place" ? "p:egg" : readings[as].crafts === "offered" ? offered : told);

  it("names the fields that are read so [FIND-77]", async () => {
    for (const [as, said, values] of ofPerson) {
      const { id } = await createPerson(db, values);
      expect([said, await meansOf(id)]).toEqual([said, expect.arrayContaining([expected(as)])]);
      expect(explainedParts[as].fields).toContain(said);
    }
    for (const [as, said, values] of ofWork) {
      const person = await createPerson(db);
      await createWorkOf(db, person, values);
      expect([said, await meansOf(person.id)]).toEqual([said, expect.arrayContaining([expected(as)])]);
      expect(explainedParts[as].fields).toContain(said);
    }
    const { id } = await createPerson(db, { name: craft });
    expect(await meansOf(id)).toEqual([lexeme.name(craft)]);
    expect(explainedParts.name.fields).toBe("Name");
  });
});
