import { describe, expect, it } from "vitest";
import { understand } from "../understand";

const craftsOf = (query: string) => understand(query).meant.map(({ concepts: [first] }) => first);

describe("what is said in a search without being looked for [FIND-02]", () => {
  it.each([
    ["Zimmerei Website", ["website"]],
    ["Plakat Chor", ["plakat"]],
    ["Pressearbeit Kulturverein", ["pressearbeit"]],
    ["Kulturverein Heuboden Plakat", ["plakat"]],
    ["Tischlerei Felder Website", ["website"]],
    ["Theater am Saumarkt Plakat", ["plakat"]],
    ["Tischlerei Felder Tisch", ["moebelbau"]],
    ["Chor und Plakat", ["gesang", "plakat"]],
    ["Tischlerei Dornbirn", ["moebelbau"]],
    ["Recruiting Video Metallbau", ["recruitingfilm"]],
    ["Druckerei Flyer", ["druck", "flyer"]],
    ["Theaterverein sucht Bühnenbild", ["buehnenbild"]],
    ["wir sind eine kleine Tischlerei in Andelsbuch und brauchen eine neue Homepage", ["website"]],
    ["Logo brauchen wir und Flyer", ["logodesign", "flyer"]],
    ["Fotograf gesucht und brauchen auch Video", ["fotografie", "film"]],
    ["bin Tischler", ["moebelbau"]],
    ["Suche Webdesigner, bin Tischler", ["webdesign"]],
    ["Logo gesucht - sind eine Bäckerei", ["logodesign"]],
    ["Bin Musikerin und suche jemand für Albumcover", ["albumcover"]],
    ["Als Fotograf brauche ich eine neue Website", ["website"]],
    ["Stellenanzeige Tischler", ["employer-branding"]],
    ["Stellenanzeige Grafik", ["employer-branding", "grafikdesign"]],
  ])("does not look for who asks: %s", (query, crafts) => {
    expect(craftsOf(query)).toEqual(crafts);
  });

  it.each([
    ["Video Umbau", ["film"]],
    ["Fotos Möbel", ["produktfotografie"]],
    ["Logo Tischler", ["logodesign"]],
    ["Visitenkarte Spengler", ["visitenkarten"]],
    ["Visitenkarten Holz", ["visitenkarten"]],
    ["Keramik und Fotos", ["keramik", "fotografie"]],
    ["beglaubigte Übersetzung Geburtsurkunde", ["uebersetzung"]],
    ["Korrekturlesen Geschäftsbericht", ["lektorat"]],
    ["Kerzen mit Logo", ["kerzen"]],
    ["Graffiti Schulhof", ["wandmalerei"]],
    ["Webseite mit Logo", ["website", "logodesign"]],
    ["Maler und Anstreicher Logo", ["logodesign"]],
    ["Texterin, die auch übersetzt", ["text", "uebersetzung"]],
    ["Bilder aus Küche und Keller", ["foodfotografie"]],
    ["Bilder Möbel", ["produktfotografie"]],
    ["Bild aus Holz", ["holzhandwerk"]],
  ])(
    "does not look for what is only photographed, filmed or translated, or a mark on something: %s",
    (query, crafts) => {
      expect(craftsOf(query)).toEqual(crafts);
    },
  );

  it.each([
    ["Plakat Festival", ["plakat"]],
    ["Website Band", ["website"]],
    ["Video vom Zirkus", ["film"]],
    ["Moderation Kabarett", ["moderation"]],
    ["Fotos vom Festival", ["eventfotografie"]],
    ["Plakat Premiere", ["plakat"]],
    ["Premiere", ["filmschnitt"]],
    ["Galerie Hollenstein Website", ["website"]],
    ["Fotostudio Nikon Website", ["website"]],
    ["Plakat und Ausstellung", ["plakat", "ausstellungsgestaltung"]],
    ["Katalog Ausstellung", ["broschuere", "ausstellungsgestaltung"]],
    ["Festival", ["eventplanung"]],
    ["Künstlerin Keramik", ["keramik"]],
    ["Künstlerin", ["kunst"]],
    ["Maler Website", ["website"]],
    ["Sängerin Plakat", ["plakat"]],
    ["Plakat malen", ["plakat", "malerei"]],
    ["Illustration/Editorial", ["buchillustration"]],
  ])("does not look for what is put on, or for any art beside a craft: %s", (query, crafts) => {
    expect(craftsOf(query)).toEqual(crafts);
  });

  it.each([
    ["Katalog zur Ausstellung", ["broschuere"]],
    ["Kleid zum Tanzen", ["schneiderei"]],
    ["Kurs zum Töpfern", ["handwerkskurs"]],
    ["jemand zum Fotografieren", ["fotografie"]],
    ["<script>alert(1)</script> Logo", ["logodesign"]],
  ])("does not look for what something belongs to, or for markup: %s", (query, crafts) => {
    expect(craftsOf(query)).toEqual(crafts);
  });

  it.each([
    ["Messer schmieden Kurs", "handwerkskurs"],
    ["violin teacher for kids", "musikunterricht"],
    ["Fotograf für Workshop", "fotografie"],
  ])("looks for lessons in the craft that is named beside them: %s", (query, craft) => {
    expect(craftsOf(query)).toEqual([craft]);
  });
});
