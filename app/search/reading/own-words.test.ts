import { describe, expect, it } from "vitest";
import { meantConcepts, understand } from "../understand";
import { ownConceptsIn } from "./own-words";

const firstMeant = (query: string) =>
  understand(query, { own: "companies" }).meant.map(({ concepts: [first] }) => first);

describe("a business that offers no craft of ours [FIND-52]", () => {
  it.each([
    ["Käserei", "sennerei"],
    ["Gasthaus Dornbirn", "gasthof"],
    ["Apoteke", "apotheke"],
    ["Wellnesshotel", "hotel"],
  ])("is known where companies are searched, and nowhere else: %s", (query, business) => {
    expect(firstMeant(query)).toEqual([business]);
    expect(meantConcepts(understand(query))).not.toContain(business);
  });

  it.each([
    ["Schnaps", "brennerei"],
    ["Stromgenossenschaft", "energie"],
    ["Blumenhandel", "gaertnerei"],
    ["Pferdeverein", "nonprofit"],
  ])("is known among calls too, and by the beginning of a word whose end says less: %s", (query, business) => {
    expect(firstMeant(query)).toEqual([business]);
    expect(meantConcepts(understand(query, { offersWork: true }))).toEqual([business]);
    expect(ownConceptsIn("companies", `Etikett: ${query}`)).toEqual([business]);
  });

  it.each([
    ["Website für Hotel", "website"],
    ["Schreinerei", "moebelbau"],
  ])("changes nothing where a craft is named: %s", (query, craft) => {
    expect(firstMeant(query)).toEqual([craft]);
  });
});

it.each(["Firmen in der Region", "lokale Betriebe", "Hersteller"])(
  "takes for no business what says nothing of a company: %s [FIND-52]",
  (query) => {
    expect(firstMeant(query)).toEqual([]);
  },
);

describe("what an article is about besides crafts [FIND-51]", () => {
  it.each([
    ["Kosten", "preise"],
    ["wie viel Honorar", "preise"],
    ["selbständig", "selbststaendigkeit"],
    ["wie finde ich Aufträge", "auftraege"],
    ["Nutzungsrechte", "rechte"],
  ])("is known where articles are searched, and nowhere else: %s", (query, subject) => {
    expect(understand(query, { own: "articles" }).meant.map(({ concepts }) => concepts)).toEqual([[subject]]);
    expect(understand(query).meant).toEqual([]);
  });

  it("is read in its text, and changes nothing where a craft is named", () => {
    expect(ownConceptsIn("articles", "Was kostet ein Logo? Und wem gehören die Nutzungsrechte?")).toEqual([
      "preise",
      "rechte",
    ]);
    expect(meantConcepts(understand("was kostet ein Logo", { own: "articles" }))[0]).toBe("logodesign");
  });

  it("takes no noun for the verb that is written like it", () => {
    const meant = (query: string) => meantConcepts(understand(query, { own: "articles" }));
    expect(meant("aus diesen Gründen")).toEqual([]);
    expect(meant("eine Firma gründen")).toEqual(["selbststaendigkeit"]);
    expect(ownConceptsIn("articles", "Aus vielen Gründen lohnt es sich.")).toEqual([]);
  });

  it("is read in compounds of its nouns, and in no other word that ends like them", () => {
    expect(ownConceptsIn("articles", "Stundentarife und Urheberrechte")).toEqual(["preise", "rechte"]);
    const others = "Eine Herausforderung mit Hintergründen: Abenteuer für Emigranten, kindgerecht, mit Staatspreis";
    expect(ownConceptsIn("articles", others)).toEqual([]);
    for (const query of ["Abenteuer", "kindgerecht", "Herausforderung"])
      expect(understand(query, { own: "articles" }).meant, query).toEqual([]);
  });
});
