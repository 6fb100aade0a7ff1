import { describe, expect, it } from "vitest";
import { understand } from "../understand";

const craftsOf = (query: string, asked = {}) => understand(query, asked).meant.map(({ concepts: [first] }) => first);

describe("what no creative does is left to the letters [FIND-95]", () => {
  it.each([
    "Lehrstelle Tischler",
    "Tischler Lehre",
    "Job Grafikdesign",
    "Praktikum Film",
    "Ausbildung Fotografin",
    "Studium Architektur",
    "Webdesigner Gehalt",
    "Kamera kaufen",
    "Klavier gebraucht",
    "Klavier verkaufen",
    "Fotostudio mieten",
    "Galerie mieten",
    "Schneider Martin",
    "Anna Weber",
    "Familie Schneider",
    "Drucker reparieren",
    "Drucker kaputt",
    "Pinsel kaufen",
    "Musiker Versicherung",
    "Filmabend",
  ])("asks for no craft: %s", (query) => {
    const { meant, rest } = understand(query);
    expect(meant).toEqual([]);
    expect(rest.length).toBeGreaterThan(0);
  });

  it.each([
    ["Plakat Lehrstelle", "plakat"],
    ["Website Karriere", "website"],
    ["Video Ausbildung", "recruitingfilm"],
    ["Broschüre für Lehrstellen", "broschuere"],
    ["Stellenanzeige", "employer-branding"],
    ["Plakat Konzert", "plakat"],
    ["Karten gestalten", "einladungen"],
    ["Schmuck kaufen", "schmuck"],
    ["Bild kaufen", "galerie"],
    ["Tonstudio mieten", "musikproduktion"],
    ["Bühne mieten", "veranstaltungstechnik"],
    ["Kostüme mieten", "kostuembild"],
    ["Schneider", "schneiderei"],
    ["Fotograf Martin", "fotografie"],
    ["Schneider für Anna", "schneiderei"],
  ])("still understands %s", (query, craft) => {
    expect(craftsOf(query)[0]).toBe(craft);
  });

  it("asks for the craft where companies and calls are searched, which offer work", () => {
    expect(craftsOf("Lehrstelle Tischler", { offersWork: true })).toEqual(["moebelbau"]);
    expect(craftsOf("Kamera kaufen", { offersWork: true })).toEqual([]);
  });

  it("takes no first name for a slip", () => {
    for (const name of ["Bernd", "Beate", "Linda", "Marko"])
      expect(understand(name), name).toMatchObject({ meant: [], place: null });
  });

  it.each(["Torte Hochzeit", "Catering Geburtstag", "Hotel Hochzeit", "Zelt Fest"])(
    "does not take an occasion for all its crafts beside what others deliver: %s",
    (query) => expect(craftsOf(query)).toEqual([]),
  );

  it("knows what is photographed", () => {
    expect(craftsOf("Torte fotografieren")).toEqual(["foodfotografie"]);
  });

  it("takes a word for the place that it is behind what creatives do not offer [FIND-04]", () => {
    expect(understand("Ferienwohnung Brand")).toMatchObject({ meant: [], place: { place: { id: "brand" } } });
    expect(craftsOf("Brand Guide")).toEqual(["branding"]);
    expect(understand("Buch schreiben").place).toBeNull();
  });
});

describe("how something is made or where it stands [FIND-96]", () => {
  it.each([
    ["Strickmütze", "stricken"],
    ["Glasfigur", "glas"],
    ["Zinnfigur", "metall"],
    ["Pullover stricken", "stricken"],
    ["Figur aus Bronze", "metall"],
    ["Geige bauen", "instrumentenbau"],
    ["Cello reparieren", "instrumentenbau"],
    ["Klavier restaurieren", "instrumentenbau"],
    ["Skulptur Terrasse", "bildhauerei"],
    ["Tisch Terrasse", "moebel"],
    ["Plakat Garten", "plakat"],
    ["Logo auf T-Shirt", "textildruck"],
    ["Fotos Drohne", "drohnenaufnahmen"],
    ["Schauspielerin Werbung", "schauspiel"],
    ["Drehbuchautor Kurzfilm", "drehbuch"],
    ["Kurzfilm Drehbuch", "drehbuch"],
    ["Stimme für Werbespot", "sprecher"],
    ["Teppich aus Schafwolle", "weberei"],
    ["Grabkerze", "kerzen"],
    ["Rap Workshop", "musikunterricht"],
    ["Verpackung Seife", "verpackung"],
    ["Musikkapelle Gruppenfoto", "schulfotografie"],
    ["handgemachte Teller", "keramik"],
    ["Cover Album", "albumcover"],
    ["Trinkglas bedrucken", "merchandise"],
    ["Kalender mit eigenen Fotos", "kalender"],
    ["Stofftasche mit Logo bedrucken", "textildruck"],
    ["Kleid Hochzeit", "brautmode"],
    ["Porträt vom Hund", "portraetzeichnung"],
    ["Firmenlogo aus Messing", "metall"],
    ["Polos mit unserem Logo", "merchandise"],
    ["Rucksack aus LKW-Plane", "taschen"],
    ["Inserat in der Zeitung", "anzeigen"],
    ["Prospekt Korrektur lesen", "lektorat"],
    ["Homepage auf Englisch übersetzen", "uebersetzung"],
    ["Fahne für den Musikverein sticken", "stickerei"],
    ["Schild schnitzen", "schnitzen"],
    ["Kirchenorgel reparieren", "instrumentenbau"],
  ])("asks for one craft: %s", (query, craft) => {
    expect(craftsOf(query)).toEqual([craft]);
  });

  it.each([
    ["T-Shirts bedrucken und besticken", ["textildruck", "stickerei"]],
    ["Skulptur und Garten", ["bildhauerei", "landschaftsarchitektur"]],
    ["Geige spielen", ["klassik"]],
    ["Fotos und Drohne", ["fotografie", "drohnenaufnahmen"]],
    ["Schauspielerin und Werbung", ["schauspiel", "werbung"]],
    ["Seife und Verpackung", ["seifen", "verpackung"]],
    ["Pullover bedrucken", ["textildruck"]],
    ["Figur entwerfen", ["character-design"]],
    ["Logo und Kerze", ["logodesign", "kerzen"]],
    ["Text & Gestaltung", ["text", "gestaltung"]],
  ])("keeps what is asked for otherwise: %s", (query, crafts) => {
    expect(craftsOf(query)).toEqual(crafts);
  });

  it.each([
    ["Lampenschirm Papier", ["leuchten", "papier"]],
    ["Uhrenarmband Leder", ["schmuck", "taschen"]],
    ["Rede schreiben", ["reden", "text"]],
    ["a Lied schriba", ["songwriting"]],
    ["Ringe schmieden", ["schmuck", "metall"]],
    ["Rucksack nähen", ["taschen", "schneiderei"]],
    ["Skulptur aus Holz", ["bildhauerei", "holzhandwerk"]],
    ["Wolle färben", ["patchwork", "stricken"]],
  ])("asks for who makes the thing or works with what it is made of: %s", (query, crafts) => {
    expect(understand(query).meant).toMatchObject([{ concepts: crafts }]);
    expect(craftsOf("Keramik und Holz")).toEqual(["keramik", "holzhandwerk"]);
  });

  it("asks for no translation beside who does something [FIND-02]", () => {
    expect(craftsOf("Grafikerin auf Türkisch")).toEqual(["grafikdesign"]);
    expect(craftsOf("Sprecher auf Englisch")).toEqual(["sprecher"]);
    expect(craftsOf("Broschüre auf Türkisch")).toEqual(["broschuere", "uebersetzung"]);
  });
});

it.each([
  ["Inserat im Gemeindeblatt", ["anzeigen"]],
  ["Gemeindeblatt und Inserate", ["magazin", "anzeigen"]],
  ["Banner Sportplatz", ["beschriftung"]],
  ["Banner für Homepage", ["anzeigen"]],
  ["Goldschrift auf Holz", ["schildermalerei", "holzhandwerk"]],
])("knows where something is published or hangs: %s [FIND-96]", (query, crafts) => {
  expect(understand(query).meant.map(({ concepts: [first] }) => first)).toEqual(crafts);
});

describe("the dialect in whole searches [FIND-03]", () => {
  it.each([
    ["Garta gstalta", "landschaftsarchitektur"],
    ["Hus baua", "architektur"],
    ["Kuchi plana", "innenarchitektur"],
    ["Wand amola", "wandmalerei"],
    ["Ledertascha", "taschen"],
    ["Gitarrastunda", "musikunterricht"],
    ["Iladunga", "einladungen"],
    ["Tisch us Oacha", "moebelbau"],
    ["wer moolt a Bild", "malerei"],
  ])("is read as standard German: %s", (query, craft) => {
    expect(craftsOf(query)[0]).toBe(craft);
  });

  it("leaves names and unknown words alone", () => {
    for (const query of ["Moosbrugger", "Lena", "Mila", "Bola", "Pizza", "Yoga", "Golf Club"])
      expect(craftsOf(query), query).toEqual([]);
  });

  it("does not care how a portrait is spelled", () => {
    expect(craftsOf("Porträt in Öl")).toEqual(craftsOf("Portrait in Öl"));
  });
});
