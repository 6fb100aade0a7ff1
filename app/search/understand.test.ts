import { describe, expect, it } from "vitest";
import { earlierQueries } from "../../bench/relevance/earlier-queries";
import { everydayQueries } from "../../bench/relevance/everyday-queries";
import { queries } from "../../bench/relevance/queries";
import { readQueries } from "../../bench/relevance/read-queries";
import { unseenQueries } from "../../bench/relevance/unseen-queries";
import { meantConcepts, understand } from "./understand";
import { concepts } from "./vocabulary/vocabulary";

/** What was understood otherwise than judged. */
function failures(text: string) {
  return readQueries(text).flatMap(({ query, concepts: right, place, wrong }) => {
    const understood = understand(query);
    const found = meantConcepts(understood);
    const isRight =
      (right.length > 0 ? right.includes(found[0] ?? "") : found.length === 0) &&
      (understood.place?.place.id ?? null) === place &&
      !wrong.some((id) => found.includes(id));
    return isRight ? [] : [`${query}: ${found.slice(0, 3)} @${understood.place?.place.id} rest ${understood.rest}`];
  });
}

describe("what a search means [FIND-02]", () => {
  it.each([
    ["Mein Shop auf Shopify einrichten", "onlineshop"],
    ["Podcst schneiden", "podcast"],
    ["Fotos von früher digitalisieren", "fotografie"],
    ["Mitteilungen grafisch aufbereiten", "grafikdesign"],
    ["Stellenanzeige gestalten", "anzeigen"],
    ["mein Handyvideo schneiden", "filmschnitt"],
    ["Blender Artist", "3d-design"],
  ])("has no craft of its own for what is done to something: %s", (query, craft) => {
    const { meant } = understand(query);
    expect(meant.map(({ concepts: [first] }) => first)).toEqual([craft]);
  });

  it.each([
    "Fotograf und Tischler",
    "Fotograf, Tischler",
    "Fotograf,Tischler",
    "Fotograf & Tischler",
    "Fotograf + Tischler",
  ])("asks for all that is listed: %s", (query) => {
    expect(understand(query).meant.map(({ concepts: [first] }) => first)).toEqual(["fotografie", "moebelbau"]);
  });

  it("still knows such a verb alone", () => {
    expect(understand("einrichten").meant[0]?.concepts[0]).toBe("raumgestaltung");
    expect(understand("schneiden").meant[0]?.concepts[0]).toBe("filmschnitt");
  });

  it.each(["günstiges", "preiswerten", "zuverlässige", "kleinem"])("takes %s for no part of what is needed", (word) => {
    expect(understand(`${word} Logo`).rest).toEqual([]);
  });

  it.each([
    ["Hochzeitsfotograf spricht Englisch", ["hochzeitsfotografie"]],
    ["Fotograf Türkisch", ["fotografie"]],
    ["Trauung auf Englisch mit Trauredner", ["reden"]],
    ["Broschüre Englisch", ["broschuere", "uebersetzung"]],
    ["Moderatorin ins Englische", ["moderation", "uebersetzung"]],
    ["Englisch", ["uebersetzung"]],
  ])("asks for a translation only where something is written: %s", (query, crafts) => {
    expect(understand(query).meant.map(({ concepts: [first] }) => first)).toEqual(crafts);
  });

  it.each([
    ["Student für ein Logo", "logodesign"],
    ["Mann für Webseite", "website"],
    ["300 Euro für ein Logo", "logodesign"],
    ["Unterstützung für Social Media", "social-media"],
    ["Steuerberater für ein Logo", undefined],
  ])("does not take whoever or whatever could be for anything for an unknown craft: %s", (query, craft) => {
    expect(meantConcepts(understand(query))[0]).toBe(craft);
  });

  it("puts what the word itself names before where it happens, and crafts that know the occasion behind the one that was named", () => {
    expect(meantConcepts(understand("Familienfotos am See")).slice(0, 2)).toEqual([
      "familienfotografie",
      "landschaftsfotografie",
    ]);
    expect(meantConcepts(understand("Band für Hochzeit"))).toEqual(["band", "hochzeitsmusik"]);
    expect(meantConcepts(understand("Tischler für Hochzeit"))).not.toContain("hochzeitsmusik");
  });

  it("is understood in every judged query", () => {
    expect(readQueries(queries).length).toBeGreaterThanOrEqual(150);
    expect(failures(queries)).toEqual([]);
    expect(failures(everydayQueries)).toEqual([]);
  });

  it("is understood in nine of ten queries that the vocabulary was not written for", () => {
    for (const unseen of [unseenQueries, earlierQueries]) {
      const failed = failures(unseen);
      expect(failed.length, failed.join("\n")).toBeLessThanOrEqual(readQueries(unseen).length / 10);
    }
  });

  it("is nothing for the names that every object of the language has", () => {
    for (const name of Object.getOwnPropertyNames(Object.prototype)) expect(() => understand(name)).not.toThrow();
    expect(meantConcepts(understand("constructor"))).toEqual([]);
  });

  it("is a concept for its own name", () => {
    const unknown = concepts.filter(({ id, name }) => meantConcepts(understand(name))[0] !== id);
    expect(unknown.map(({ id }) => id)).toEqual([]);
  });

  it("says which words it comes from, as they were typed, and which are left", () => {
    const understood = understand("Suche Hochzeits-Fotograf:in für Agathe in Bregenz!");
    expect(understood.meant).toEqual([
      { words: ["Hochzeits", "Fotograf:in"], concepts: ["hochzeitsfotografie"], wider: ["fotografie"] },
    ]);
    expect(understood.place).toMatchObject({ place: { id: "bregenz" }, words: ["Bregenz"] });
    expect(understood.rest).toEqual(["Agathe"]);
    expect(understood.text).toBe("Suche Hochzeits-Fotograf:in für Agathe in Bregenz!");
  });

  it("takes an occasion alone for all crafts that know it, but not just any motif", () => {
    expect(meantConcepts(understand("Hochzeit"))).toEqual(
      expect.arrayContaining(["hochzeitsfotografie", "hochzeitsmusik", "hochzeitspapeterie"]),
    );
    for (const query of ["Brot", "Hochzeitstorte", "Auto"]) expect(meantConcepts(understand(query))).toEqual([]);
  });

  it("takes designing for a part of what is asked for", () => {
    expect(understand("Festwagen gestalten").meant.map(({ concepts: ids }) => ids)).toEqual([["buehnenbild"]]);
    expect(understand("Design").meant).toHaveLength(1);
    expect(understand("Festschrift gestalten").meant.map(({ concepts: ids }) => ids)).toEqual([
      ["buchgestaltung", "chronik"],
    ]);
    expect(meantConcepts(understand("Trikotdesign"))).toEqual(meantConcepts(understand("Trikot gestalten")));
  });

  it("tells pictures by what stands before them", () => {
    expect(meantConcepts(understand("Aquarellbilder"))[0]).toBe("malerei");
    expect(meantConcepts(understand("Taufbilder"))[0]).toBe("familienfotografie");
    expect(meantConcepts(understand("Firmenjubiläum"))).toContain("businessfotografie");
    expect(understand("Eisbecherkarte").meant[0]?.concepts).toEqual(["kartografie", "einladungen"]);
  });

  it.each([
    ["Messe", "messebau"],
    ["Bühne", "buehnenbild"],
    ["Museum", "ausstellungsgestaltung"],
  ])("puts the craft first that is called so, or else is asked for most: %s", (query, best) => {
    expect(meantConcepts(understand(query))[0]).toBe(best);
  });

  it.each([
    ["Website bis 2000 Euro", []],
    ["Logo um € 500,-", []],
    ["Fotograf am 12.6.2027", []],
    ["Fotograf 1000 Gäste", ["1000", "Gäste"]],
  ])("does not look for sums of money and dates: %s [FIND-109]", (query, rest) => {
    expect(understand(query).rest).toEqual(rest);
  });

  it("keeps two wishes apart, in any order", () => {
    for (const query of ["Fotos und Texte", "Texte und Fotos"]) {
      const { meant } = understand(query);
      expect(meant.map(({ concepts: [best] }) => best).sort()).toEqual(["fotografie", "text"]);
    }
  });

  it.each([
    ["Logo für eine Tischlerei", ["logodesign"], ["Tischlerei"]],
    ["für unsere Tischlerei eine neue Homepage", ["website"], ["Tischlerei"]],
    ["Sprecher für Imagefilm", ["sprecher"], ["Imagefilm"]],
    ["Texte für Website und Katalog", ["werbetext"], []],
    ["Illustrator für Kinderbuch", ["kinderbuchillustration"], []],
    ["jemand für Fotos und Texte", ["fotografie", "text"], []],
    ["Logo für unsere Alphütte und eine Website", ["logodesign", "website"], ["Alphütte"]],
  ])("does not look for what %s are for", (query, best, rest) => {
    const understood = understand(query);
    expect(understood.meant.map(({ concepts: [first] }) => first)).toEqual(best);
    expect(understood.rest).toEqual(rest);
  });

  it.each([
    ["Fotograf, keine Hochzeit", "fotografie"],
    ["Kein DJ, lieber eine Band", "band"],
    ["Webseite ohne WordPress", "website"],
    ["keine Hochzeit", "hochzeitsfotografie"],
    ["Homepage funktioniert nicht", "webbetreuung"],
  ])("leaves out what %s excludes, unless that is all", (query, best) => {
    expect(meantConcepts(understand(query))[0]).toBe(best);
  });

  it.each([
    ["Google findet unsere Seite nicht", "seo"],
    ["wir werden auf Google nicht gefunden", "seo"],
    ["Website ist veraltet", "website"],
    ["Unser Verein hat noch kein Logo", "logodesign"],
    ["we have no website", "website"],
    ["mir fehlt ein Logo", "logodesign"],
    ["Logo gefällt uns nicht mehr", "logodesign"],
    ["Website lädt nicht, Dornbirn", "webbetreuung"],
    ["unsere Homepage funktioniert am Handy nicht", "webbetreuung"],
    ["wir können nicht schreiben", "text"],
    ["keine Zeit für Social Media", "social-media"],
  ])("takes what %s complains of for what is needed [FIND-94]", (query, best) => {
    expect(meantConcepts(understand(query))[0]).toBe(best);
  });

  it.each([
    ["brauche kein Foto, sondern Video", ["film"]],
    ["Drucksachen nicht zu teuer", ["grafikdesign"]],
    ["Website ohne Agentur", ["website"]],
    ["DJ, nicht Band", ["dj"]],
    ["Fotograf, Hochzeiten nicht", ["fotografie"]],
    ["Band statt DJ", ["band"]],
    ["Grafiker, aber nicht in Wien", ["grafikdesign"]],
  ])("does not take what %s excludes for a complaint [FIND-94]", (query, best) => {
    const { meant, place, rest } = understand(query);
    expect([meant.map(({ concepts: [first] }) => first), place, rest]).toEqual([best, null, []]);
  });

  it.each([
    ["Typo 3", "wordpress"],
    ["3 D Druck", "3d-druck"],
  ])("reads a digit that stands alone in %s [FIND-03]", (query, best) => {
    expect(meantConcepts(understand(query))[0]).toBe(best);
  });

  it.each([
    ["Steuerberater für Künstler", ["Steuerberater"]],
    ["Parkplatz für Museum", ["Parkplatz"]],
  ])("asks for nothing of what %s is for", (query, rest) => {
    const understood = understand(query);
    expect(understood.meant).toEqual([]);
    expect(understood.rest).toEqual(expect.arrayContaining(rest));
  });

  it.each([
    ["Kleider fotografieren", "fotografie", "Kleider"],
    ["wer übersetzt unsere Webseite", "uebersetzung", "Webseite"],
    ["Fresko restaurieren lassen", "restaurierung", "Fresko"],
    ["translate website", "uebersetzung", "website"],
    ["Übersetzung Speisekarte", "uebersetzung", "Speisekarte"],
  ])("does not look for what work is done to: %s", (query, craft, rest) => {
    const understood = understand(query);
    expect(understood.meant.map(({ concepts: [first] }) => first)).toEqual([craft]);
    expect(understood.rest).toContain(rest);
  });

  it("looks for two kinds of work that are joined", () => {
    const { meant } = understand("Texte schreiben und übersetzen");
    expect(meant.map(({ concepts: [first] }) => first)).toEqual(["text", "uebersetzung"]);
  });

  it("puts an occasion before the other motifs", () => {
    const { meant } = understand("Fotos von der Hochzeit auf der Alpe");
    expect(meant[0]?.concepts.slice(0, 2)).toEqual(["hochzeitsfotografie", "landschaftsfotografie"]);
  });

  it("takes hours for lessons and a short word for the end of a known one", () => {
    expect(meantConcepts(understand("Gitarrenstunden"))[0]).toBe("musikunterricht");
    expect(meantConcepts(understand("Alphornduo"))).toContain("band");
    for (const query of ["Überstunden", "Öffnungsstunden"]) expect(meantConcepts(understand(query)), query).toEqual([]);
  });

  it("knows a participle of something made by hand", () => {
    expect(meantConcepts(understand("handgetöpfertes Geschirr"))[0]).toBe("keramik");
    expect(meantConcepts(understand("handgeschmiedetes Tor"))[0]).toBe("metall");
  });

  it("keeps several places that one search names", () => {
    const place = understand("Fotograf Bregenz oder Dornbirn").place;
    expect(place).toMatchObject({ place: { name: "Bregenz oder Dornbirn" }, words: ["Bregenz", "Dornbirn"] });
    expect(place?.place.municipalities).toEqual(["bregenz", "dornbirn"]);
    expect(understand("Fotograf Dornbirn, Vorarlberg").place?.place.id).toBe("dornbirn");
  });

  it("takes no thing for a place, and no motif of a compound for one of another craft", () => {
    expect(understand("Lebensgeschichte als Buch").place).toBeNull();
    expect(understand("Fotograf Buch").place?.place.id).toBe("buch");
    expect(meantConcepts(understand("Museumskatalog gestalten"))[0]).toBe("broschuere");
  });

  it("takes a vague word only with what belongs to it", () => {
    for (const query of ["Telefonanlage", "Mosterei", "Theaterkarten", "Haarschnitt", "Babyausstattung", "Gartenzaun"])
      expect(meantConcepts(understand(query)), query).toEqual([]);
    for (const query of ["Kfz Werkstatt", "Skilehrer", "Hundetrainerin", "Yoga Kurs", "Autowerkstatt"])
      expect(meantConcepts(understand(query)), query).toEqual([]);
    expect(meantConcepts(understand("Keramikwerkstatt"))).toContain("keramik");
    expect(meantConcepts(understand("Geigenlehrerin"))).toContain("musikunterricht");
    expect(meantConcepts(understand("Kurs"))).toEqual(["workshop"]);
  });

  it("knows a phrase in either order and its verb in any form", () => {
    for (const query of ["wer bemalt unsere Wand", "Wand bemalen", "Wände bemalt"])
      expect(meantConcepts(understand(query))[0], query).toBe("wandmalerei");
  });

  it("understands the way people speak here", () => {
    for (const [query, best] of [
      ["i suach an guata Tischler", "moebelbau"],
      ["wer ka üs a Büchle macha", "buchgestaltung"],
      ["öpper wo zeichna ka", "illustration"],
    ])
      expect(meantConcepts(understand(query ?? ""))[0], query).toBe(best);
  });

  it("puts the narrower craft first, then the wider one", () => {
    expect(understand("Hochzeitsfotos").meant[0]).toMatchObject({ concepts: ["hochzeitsfotografie", "fotografie"] });
    expect(understand("Hochzeitsfotograf").meant[0]).toMatchObject({
      concepts: ["hochzeitsfotografie"],
      wider: ["fotografie"],
    });
    expect(understand("Grafikdesign Logo").meant.map(({ concepts: ids }) => ids)).toEqual([
      ["logodesign", "grafikdesign"],
    ]);
  });
});
