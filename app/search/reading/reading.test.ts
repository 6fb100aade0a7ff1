import { describe, expect, it } from "vitest";
import { meantConcepts, understand } from "../understand";

const first = (query: string) => meantConcepts(understand(query))[0];

describe("words that the vocabulary has in another form", () => {
  it.each([
    ["altes Sofa aufpolstern", "polsterei"],
    ["Kleid umnähen", "schneiderei"],
    ["wird umgenäht", "schneiderei"],
    ["Zeichnung abfotografieren", "illustration"],
    ["Geländer anschweißen", "metall"],
  ])("are verbs with a prefix: %s [FIND-03]", (query, craft) => {
    expect(first(query)).toBe(craft);
  });

  it.each([
    ["Tekster", "text"],
    ["Teksterin gesucht", "text"],
    ["Mohler", "malerei"],
    ["Kartenzeichner", "kartografie"],
    ["Karte vom Dorf", "kartografie"],
    ["eine Karte, die den Weg zeigt", "kartografie"],
    ["Eine Karte, die Gäste zum Badeplatz führt", "kartografie"],
    ["Karte zum Geburtstag", "einladungen"],
  ])("are written as they sound, or mean what they show: %s [FIND-03]", (query, craft) => {
    expect(first(query)).toBe(craft);
  });

  it.each([
    ["Öffentlichkeits Arbeit", "pressearbeit"],
    ["Web Entwicklung", "webentwicklung"],
    ["Ton-Studio", "musikproduktion"],
    ["Fotograf Angebot", "fotografie"],
  ])("may end with a word that says nothing alone: %s [FIND-03]", (query, craft) => {
    expect(first(query)).toBe(craft);
  });

  it("may have several meanings: a map or a card [FIND-02]", () => {
    expect(meantConcepts(understand("Karte")).slice(0, 2)).toEqual(["kartografie", "einladungen"]);
    expect(meantConcepts(understand("Karte drucken"))).toEqual(["druck"]);
  });

  it.each(["blaues Plakat", "ein schmales Plakat", "schweres Plakat", "Plakat in vollen Farben"])(
    "are not what an adjective sounds like: %s [FIND-03]",
    (query) => expect(understand(query).meant.map(({ concepts }) => concepts)).toEqual([["plakat"]]),
  );

  it.each(["Dach abdichten", "Haare abschneiden lassen", "Eindruck", "Regal aufbauen"])(
    "are not what only looks like one: %s [FIND-03]",
    (query) => {
      const { meant } = understand(query);
      expect(meant.flatMap(({ words }) => words)).not.toContain(query.split(" ").at(-1));
      expect(meantConcepts(understand(query.split(" ").slice(1).join(" ")))).toEqual([]);
    },
  );

  it.each([
    ["Dronenvideo", "drohnenaufnahmen"],
    ["Produtkfotos", "produktfotografie"],
    ["Akordeonspieler", "blasmusik"],
    ["Speiskarte", "speisekarte"],
    ["Hochzeitband", "hochzeitsmusik"],
    ["Einladungsarten", "einladungen"],
    ["Büechle gestalten", "buchgestaltung"],
  ])("have a slip in a part of them, or end like another word: %s [FIND-03]", (query, craft) => {
    expect(first(query)).toBe(craft);
  });

  it.each(["Schriftstellerverband", "humoristisch", "Theaterkarten", "Filmabend", "Grabkerze"])(
    "have none where a part of them only looks like one: %s [FIND-03]",
    (query) => {
      expect(["band", "moebelbau", "kunst", "metall"]).not.toContain(first(query));
    },
  );

  it.each([
    ["SoMe", "social-media"],
    ["SoMe Betreuung", "social-media"],
    ["some logo design", "logodesign"],
  ])("are abbreviations by their capitals: %s [FIND-03]", (query, craft) => {
    expect(meantConcepts(understand(query))).toContain(craft);
    expect(first(query)).toBe(craft);
  });

  it.each([
    ["ChatGPT Kurs", "marketing-schulung"],
    ["Schreinerkurs", "handwerkskurs"],
    ["Kalligrafie Workshop", "kunstkurs"],
    ["CAD Schulung", "marketing-schulung"],
  ])("are lessons in a craft: %s [FIND-03]", (query, craft) => {
    expect(first(query)).toBe(craft);
  });
});
