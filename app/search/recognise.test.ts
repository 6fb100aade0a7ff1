import { describe, expect, it } from "vitest";
import { documentOf } from "./document";
import { signedCrafts } from "./offering/signs";
import { recognise } from "./recognise";
import { understand } from "./understand";
import { findConcept } from "./vocabulary/vocabulary";

describe("what a text offers [FIND-06]", () => {
  it.each([
    ["Architekturfotografie", ["architekturfotografie"]],
    ["Illustration und Plakat", ["illustration", "plakat"]],
    ["Webentwicklung, die auch in drei Jahren noch läuft", ["webentwicklung"]],
    ["Podcast, Hörführung, Ton", ["podcast", "sprecher", "tontechnik"]],
    ["Leitsysteme, Messebau, Ausstellungen", ["leitsystem", "messebau", "ausstellungsgestaltung"]],
    ["UI/UX Design", ["ux-ui"]],
    ["PR & Kommunikation", ["pressearbeit"]],
    ["Ich mache, was mir Freude macht", []],
  ])("of the entry %s", (text, concepts) => {
    expect(recognise(text, "entry")).toEqual(concepts);
  });

  it("of sentences, with a motif and its craft in any order", () => {
    const text = "Ich fotografiere Hochzeiten und Familien. Dazu gestalte ich Einladungen.";
    const found = recognise(text, "text");
    expect(found).toEqual(expect.arrayContaining(["fotografie", "hochzeitsfotografie", "familienfotografie"]));
    expect(found).toContain("einladungen");
    expect(found).not.toContain("hochzeitsfilm");
  });

  it.each(["Schreiben Sie uns.", "Ich zeichne. Schreib mir einfach.", "Schreibt mir, wenn ihr ein Logo braucht."])(
    "does not write who asks others to write: %s",
    (text) => {
      expect(recognise(text, "text")).not.toContain("text");
      expect(recognise(`${text} Ich schreibe Texte.`, "text")).toContain("text");
    },
  );

  it("does not do what clients do themselves", () => {
    const text = "Zwei Websites auf einem Unterbau, und die Betriebe ändern ihre Texte selbst.";
    expect(recognise(text, "text")).toEqual(["website"]);
    expect(recognise("Meine Texte schreibe ich selbst.", "text")).toContain("text");
  });

  it("takes a motif for the craft that the person is known for", () => {
    expect(recognise("Hochzeiten, Bälle, Taufen", "text")).toEqual([]);
    expect(recognise("Hochzeiten, Bälle, Taufen", "text", ["fotografie"])).toEqual(
      expect.arrayContaining(["hochzeitsfotografie", "eventfotografie", "familienfotografie"]),
    );
  });

  it.each([
    "Porträts und Reportagen, aber keine Hochzeiten.",
    "Ich fotografiere alles, nur nicht Hochzeiten.",
    "Fotografie: keine Taufen, Bälle oder Hochzeiten.",
    "Fotografin. Hochzeiten fotografiere ich nicht.",
    "Fotografie ohne Hochzeiten",
    "Fotografie, weder Hochzeiten noch Taufen",
  ])("does not count what it denies: %s", (text) => {
    expect(recognise(text, "text", ["fotografie"])).not.toContain("hochzeitsfotografie");
  });

  it.each([
    "Nicht nur Porträts, auch Hochzeiten.",
    "Keine Produkte, sondern Hochzeiten.",
    "Keine Scheu vor Hochzeiten!",
    "Kein Studio, aber Hochzeiten im Freien.",
    "Ohne Eile. Hochzeiten.",
  ])("counts what it does not deny: %s", (text) => {
    expect(recognise(text, "text", ["fotografie"])).toContain("hochzeitsfotografie");
  });

  it.each([
    ["Fotografie von Möbeln und Häusern", "moebel"],
    ["Ich fotografiere Möbel, Bühnen und Kostüme.", "kostuembild"],
    ["Musik zu einem Film", "film"],
    ["Texte. Ich arbeite vor allem für Tischlereien.", "moebelbau"],
    ["Ich übersetze Verträge und Webseiten.", "website"],
    ["Lampen aus Holz und Metall", "metall"],
    ["Fotografiert Dinge: Beschläge, Lampen, Jacken.", "leuchten"],
    ["Namen und Wappen, auf Hemden und Fahnen gestickt", "beschriftung"],
  ])("is not what the work is done to: %s", (text, craft) => {
    expect(recognise(text, "text")).not.toContain(craft);
  });

  it.each([
    ["Translator and copywriter", "werbetext"],
    ["Ich fotografiere Häuser und gestalte Plakate.", "plakat"],
    ["Von der Fotografie bis zum Plakat", "plakat"],
    ["Ich bemale Wände.", "wandmalerei"],
  ])("is what stands beside it: %s", (text, craft) => {
    expect(recognise(text, "text")).toContain(craft);
  });

  it("is for whom a brief looks, though it says 'für'", () => {
    const crafts = recognise("Gesucht ist jemand für Ton und Schnitt.", "brief", ["podcast"]);
    expect(crafts).toEqual(expect.arrayContaining(["tontechnik", "filmschnitt"]));
    expect(recognise("Gesucht ist der Schnitt.", "brief", ["film"])).toContain("filmschnitt");
  });

  it.each([
    ["Tischlerei Felder", ["moebelbau"]],
    ["Tischlerei Schneider", ["moebelbau"]],
    ["Dorfsennerei Metzger", ["sennerei"]],
    ["Gärtnerei Bachmann", ["landschaftsarchitektur", "gaertnerei"]],
  ])("is what a company is called: %s [FIND-52]", (name, crafts) => {
    expect(recognise(name, "firm")).toEqual(crafts);
    expect(recognise("Texte für die Sennerei", "entry")).toEqual(["text"]);
  });

  it("is not what a photographer shows", () => {
    expect(recognise("Architektur und Küche", "text", ["fotografie"])).not.toContain("architektur");
    expect(recognise("Architektur und Küche", "text", ["fotografie", "architektur"])).toContain("architektur");
  });

  it.each([
    ["Ich richte Häuser, Praxen und Hotels ein, von der Skizze an.", "innenarchitektur"],
    ["Bei Hochzeiten lege ich gerne auf.", "dj"],
  ])("is a verb whose beginning stands at the end: %s", (text, craft) => {
    expect(recognise(text, "text")).toContain(craft);
  });

  it("is told by what stands beside it", () => {
    expect(recognise("Ton, Glasur, Feuer", "entry")).toEqual(["keramik"]);
    expect(recognise("Podcast, Ton", "entry")).toEqual(["podcast", "tontechnik"]);
  });

  it("goes on behind what it is for", () => {
    expect(recognise("Mastering für Bands, dazu Jingles.", "text")).toContain("filmmusik");
  });

  it("counts what is said in passing if it is said otherwise too", () => {
    expect(recognise("Ich wohne an einem Garten.", "text")).toEqual([]);
    expect(recognise("Gärten, Schulhöfe und Dorfplätze", "text")).toContain("landschaftsarchitektur");
  });

  it("is what a sentence begins with, as a list, of what else is said in passing", () => {
    expect(recognise("Tische, Bänke und Stuben aus Esche.", "text", ["holzhandwerk"])).toContain("moebelbau");
    expect(recognise("Tische, Bänke und Stuben", "text", ["fotografie"])).not.toContain("moebelbau");
    const painter = "Ich male Landschaften in Öl. Ausstellungen in Bregenz und Wien.";
    expect(recognise(painter, "text")).not.toContain("ausstellungsgestaltung");
    expect(recognise("Ich sitze gern auf Bänken.", "text")).toEqual([]);
  });

  it("is what somebody teaches who does it and gives lessons", () => {
    expect(recognise("Geschirr für Gasthäuser, Kurse am Samstag.", "text")).toContain("handwerkskurs");
    expect(recognise("Stunden für Kleine und Große", "text", ["klassik", "musik"])).toContain("musikunterricht");
    expect(recognise("Kurse besuche ich gern.", "text")).toEqual([]);
    expect(recognise("Geschirr, gebrannt in drei Stunden.", "text")).not.toContain("handwerkskurs");
  });

  it("is not what somebody writes, but the writing", () => {
    const found = recognise("Ich schreibe Leitbilder, Broschüren und Reden.", "text");
    expect(found).toEqual(expect.arrayContaining(["text", "reden"]));
    expect(found).not.toContain("broschuere");
    expect(recognise("Ich schreibe gern.", "text")).toEqual([]);
  });

  it("is not what somebody works on or for who is known for a craft", () => {
    expect(recognise("Altäre, Skulpturen, bemalte Möbel.", "text", ["restaurierung"])).toEqual([]);
    expect(recognise("Für Zeitungen, Magazine und Firmen.", "text", ["journalismus", "text"])).not.toContain("magazin");
    expect(recognise("Composer for film and games", "text")).not.toContain("game-design");
  });

  it("is not the client that the title of a work names, nor what it shows", () => {
    expect(recognise("Website Trachtenverein", "example")).toEqual(["website"]);
    expect(recognise("Kapelle am Weg", "example", ["fotografie"])).toEqual([]);
    expect(recognise("Katalog Textilien", "example", ["gestaltung"])).toContain("broschuere");
  });

  it("is what stands before a word that people call themselves by", () => {
    expect(recognise("Beschriftungsfuchs", "entry")).toEqual(["beschriftung"]);
    expect(recognise("Klavierstube", "entry")).toEqual(["klassik"]);
    expect(recognise("Textwerkstatt", "entry")).toEqual(["text"]);
    expect(recognise("Hausmeister", "entry")).toEqual([]);
  });

  it("is nothing in a name", () => {
    for (const name of ["Anna Schneider", "Peter Maler", "Tischler Franz", "Weber & Töchter"])
      expect(recognise(name, "name")).toEqual([]);
  });

  it("is not what a text says in passing", () => {
    const text = "Das Licht am Morgen, ein Tisch, ein Stuhl und eine gute Strategie. Ich lerne gern.";
    expect(recognise(text, "text")).toEqual([]);
  });
});

describe("who names no craft [FIND-06]", () => {
  const meansOf = (title: string, text: string) =>
    documentOf([
      { as: "title", text: title },
      { as: "text", text },
    ]).means;

  it("is found by the tools and gestures that tell it", () => {
    expect(meansOf("Bitte Platz nehmen", "Ich beziehe, was durchgesessen ist.")).toContain("t:polsterei");
    expect(meansOf("Aus Tanne", "Hobel und Säge sind mein Leben.")).toContain("t:moebelbau");
    expect(meansOf("Auf vier Rädern", "Ich fahre durch das Land.")).toEqual([]);
  });

  it("needs them not if a craft is named", () => {
    expect(meansOf("Fotografin", "Hobel und Säge sind mein Leben.")).not.toContain("t:moebelbau");
  });

  it("tells only crafts that there are, and none in a search", () => {
    expect(signedCrafts().filter((id) => !findConcept(id))).toEqual([]);
    expect(understand("durchgesessen").meant).toEqual([]);
  });
});

describe("a work [FIND-06]", () => {
  const meansOf = (title: string, content: string, maker: string[]) =>
    documentOf(
      [
        { as: "title", text: title },
        { as: "text", text: content },
      ],
      [],
      maker,
    ).means;
  const wedding = ["hochzeitsfotografie", "portraetfotografie", "fotografie"];

  it("is read as what its creative makes", () => {
    expect(meansOf("Standesamt, Regen", "Braut mit gelbem Schirm", ["fotografie"])).toContain("t:hochzeitsfotografie");
    expect(meansOf("Standesamt, Regen", "Braut mit gelbem Schirm", [])).not.toContain("t:hochzeitsfotografie");
  });

  it("that names no craft is of the craft that all of its creative share", () => {
    expect(meansOf("Februar 2", "", wedding)).toEqual(["t:fotografie"]);
    expect(meansOf("Februar 2", "", ["keramik", ...wedding])).toEqual([]);
    expect(meansOf("Februar 2", "", [])).toEqual([]);
  });
});

it("who names a craft in the text alone is read as of this craft [FIND-06]", () => {
  const text = "Ich fotografiere Menschen bei der Arbeit. Meine Reportagen waren im Museum zu sehen.";
  const { means } = documentOf([
    { as: "title", text: "Freischaffend" },
    { as: "text", text },
  ]);
  expect(means).toContain("t:reportagefotografie");
});

describe("a text tells no craft [FIND-06]", () => {
  it.each([
    ["Werbefilme habe ich früher gemacht, jetzt nicht mehr.", []],
    ["Früher war ich Tischler, heute forme ich Keramik.", ["keramik"]],
    ["Früher Tischlerin, heute Keramikerin", ["keramik"]],
    ["Gelernte Tischlerin, später Keramikerin", ["keramik"]],
    ["Fotografin und früher Grafikerin", ["fotografie"]],
    ["Filzen tu ich nicht mehr.", []],
    ["Filzen tua i nümma.", []],
    ["I mach koane Keramik.", []],
  ])("of former times or denied in dialect: %s", (text, crafts) => {
    expect(recognise(text, "text")).toEqual(crafts);
  });

  it.each(["Keramik wie früher", "Früher oder später: Keramik"])("but does in '%s'", (text) => {
    expect(recognise(text, "text")).toContain("keramik");
  });

  it.each([
    "Ich suche Fotografen für Shootings.",
    "Ich buche Fotografen, Bands und Grafikerinnen für euch.",
    "Ich arbeite eng mit Grafikern und Fotografen zusammen.",
  ])("of others whom somebody seeks: %s", (text) => {
    expect(recognise(text, "text")).toEqual([]);
    expect(recognise("Tische aus Buche und Skulpturen", "text")).toContain("bildhauerei");
  });

  it("that something is made after", () => {
    expect(recognise("Tierporträts in Pastell nach Ihrem Foto", "text")).not.toContain("fotografie");
    expect(recognise("Vom Tischler zum Bildhauer", "entry")).toEqual(["moebelbau", "bildhauerei"]);
  });
});

it("a skill tells what a word of the title means [FIND-06]", () => {
  const title = { as: "title", text: "Suchmaschinen, Anzeigen, Zahlen" } as const;
  const means = (...skills: string[]) =>
    documentOf([title, ...skills.map((text) => ({ as: "offer", text }) as const)]).means;
  expect(means()).toContain("h:grafikdesign");
  expect(means("SEO", "Google Ads").filter((lexeme) => lexeme.endsWith(":grafikdesign"))).toEqual([]);
  expect(means("Grafikdesign")).toContain("c:anzeigen");
});

it("what a brief wants is not said in passing [FIND-06]", () => {
  const text = "Wir heiraten und suchen noch eine Band.";
  expect(recognise(text, "brief")).toContain("band");
  expect(recognise("Die Band vom Vorjahr war gut.", "brief")).not.toContain("band");
  expect(recognise(text, "text")).not.toContain("band");
});

it("who gives courses of a kind teaches the own craft [FIND-06]", () => {
  for (const text of ["Drehkurse von Oktober bis März.", "Sketchnotes-Kurse", "Kurse im Winter"])
    expect(recognise(text, "text", ["keramik", "kunsthandwerk"])).toContain("handwerkskurs");
  expect(recognise("Nach dem Konkurs", "text", ["keramik", "kunsthandwerk"])).not.toContain("handwerkskurs");
});
