import { describe, expect, it } from "vitest";
import { compoundOf } from "../reading/compounds";
import { entryOfWord } from "../reading/lexicon";
import { costOfSlips, withoutSlip } from "../reading/slips";
import { meantConcepts, understand } from "../understand";
import { outOfDialect } from "./dialect";
import { isFiller } from "./fillers";
import { contracted, fold } from "./fold";
import { tokensOf } from "./tokens";

const meaning = (word: string) => entryOfWord(fold(word))?.means ?? null;
const words = (text: string) => tokensOf(text, 200).map(({ folded }) => folded);

describe("the language of a search [FIND-03]", () => {
  it("does not care about case, umlauts, accents, ß and ph", () => {
    expect(fold("ÜBERSETZUNG")).toBe("ubersetzung");
    expect(fold("Photographie")).toBe("fotografie");
    expect(fold("Café Süß")).toBe("cafe suss");
    expect(["Yılmaz", "Đorđević", "Łukasz"].map(fold)).toEqual(["yilmaz", "dordevic", "lukasz"]);
    expect(contracted(fold("Uebersetzung"))).toBe("ubersetzung");
    expect(contracted(fold("neue Bauer quer"))).toBe("neue bauer quer");
  });

  it.each(["Fotograf:in", "Fotograf*in", "Fotograf_in", "Fotograf/in", "Fotograf/-in", "Fotograf(in)", "FotografIn"])(
    "reads %s as one word of either gender",
    (word) => expect(words(word)).toEqual(["fotografin"]),
  );

  it.each([
    ["Bluama", "dekoration"],
    ["schriba", "text"],
    ["Zeichna", "illustration"],
    ["Gmoandsblatt", "magazin"],
    ["Gmeindszitig", "magazin"],
  ])("understands %s of the region's dialect", (word, craft) => {
    const standard = outOfDialect(fold(word)).filter((other) => entryOfWord(other));
    expect(standard.map((other) => entryOfWord(other)?.means)).toContain(craft);
  });

  it.each([
    ["düğün fotoğrafçısı", "hochzeitsfotografie"],
    ["davetiyeler", "einladungen"],
    ["logo tasarımı", "logodesign"],
    ["fotograf za svadbu", "hochzeitsfotografie"],
    ["pozivnicu", "einladungen"],
    ["krojačice", "schneiderei"],
  ])("understands %s of the languages that many people here speak", (query, craft) => {
    expect(meantConcepts(understand(query))[0]).toBe(craft);
  });

  it.each([
    ["Visiten Karten", "visitenkarten"],
    ["Veranstaltung Technik", "veranstaltungstechnik"],
    ["Hochzeit Planung", "hochzeitsplanung"],
  ])("understands %s, a compound that was typed as words", (query, craft) => {
    expect(meantConcepts(understand(query))[0]).toBe(craft);
  });

  it("keeps a word as it was typed", () => {
    expect(tokensOf("Fotograf:innen, Kameramann/-frau", 100).map(({ typed }) => typed)).toEqual([
      "Fotograf:innen",
      "Kameramann/-frau",
    ]);
  });

  it.each([
    ["Fotografinnen", "fotografie"],
    ["fotografiert", "fotografie"],
    ["Plakaten", "plakat"],
    ["Büchern", null],
    ["übersetzt", "uebersetzung"],
    ["Übersetzerinnen", "uebersetzung"],
    ["gezeichnet", "illustration"],
    ["Kamerafrau", "kamera"],
    ["Messer", "metall"],
    ["Messen", null],
    ["Weberin", "weberei"],
    ["Web", "website"],
    ["mal", null],
    ["Bildchen", null],
    ["Plakätle", "plakat"],
    ["Täschle", "taschen"],
    ["Polsterin", "polsterei"],
    ["Zauberinnen", "zauberei"],
  ])("knows what %s is a form of", (word, concept) => {
    expect(meaning(word)).toBe(concept);
  });

  it("takes compounds apart at words it knows", () => {
    expect(compoundOf("alpenfilm")?.head.means).toBe("film");
    expect(compoundOf("logoagentur")?.head.means).toBe("logodesign");
    expect(compoundOf("fotojob")?.head.means).toBe("fotografie");
    expect(compoundOf("keramikfotograf")?.head.means).toBe("fotografie");
    expect(compoundOf("zitherspielerin")?.head.means).toBe("blasmusik");
    expect(compoundOf("fussballspieler")?.head.means).toBeNull();
    for (const word of ["hersteller", "durchmesser", "transport", "mitglieder", "hollywood", "attrappe"])
      expect(compoundOf(word), word).toBeNull();
  });

  it.each([
    ["ilustration", "illustration"],
    ["fotgraf", "fotograf"],
    ["webdesing", "webdesign"],
    ["loog", "logo"],
    ["logp", "logo"],
    ["fotografei", "fotografie"],
    ["ilustratoin", "illustration"],
    ["dornbrin", "dornbirn"],
  ])("forgives the slip in %s", (typed, meant) => {
    expect(fold(withoutSlip(typed) ?? "")).toBe(meant);
  });

  it.each([
    "leer",
    "versand",
    "statisch",
    "senioren",
    "kritisch",
    "vorhanden",
    "bank",
    "wand",
    "test",
    "tonne",
    "farbe",
    "kunden",
    "kasse",
    "zahnarzt",
    "abc",
    "ton",
    "xqzw",
    "stellt",
    "merkt",
    "lacht",
    "selber",
    "lake",
  ])("does not take %s for a slip", (word) => expect(withoutSlip(word)).toBeNull());

  it("takes a word for a slip of one that says nothing rather than of a craft", () => {
    expect(meantConcepts(understand("lasen"))).toEqual([]);
    expect(understand("Logo machne lasen").meant).toHaveLength(1);
  });

  it("counts a wrong letter that is far from the right one as dearer", () => {
    expect(costOfSlips("logp", "logo", 9)).toBeLessThan(costOfSlips("logx", "logo", 9));
    expect(costOfSlips("abcd", "wxyz", 3)).toBeGreaterThan(3);
  });

  it("knows words that say nothing", () => {
    const query =
      "ich suche bitte jemanden, der gute und günstige macht, wie viel denn wirklich und warum, looking for a";
    expect(words(query).filter((word) => !isFiller(word))).toEqual([]);
    expect(["foto", "hochzeit", "egg"].filter(isFiller)).toEqual([]);
  });
});
