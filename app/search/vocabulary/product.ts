import type { Concept } from "./concept";

export const product: readonly Concept[] = [
  {
    id: "produktdesign",
    name: "Produktdesign",
    words: `Produktdesigner, Industriedesign, Industriedesigner, Produktgestaltung, Produktentwicklung,
      industrial design, industrial designer, product design, Gerätedesign, Erfinder, Konstrukteur,
      Designentwicklung, Objektdesign, Produktgestalter, Objektdesigner, Formgebung, Transportation Design,
      Produktidee, Produktinnovation, Automotive Design, Fahrzeugdesign, Fahrraddesign`,
    needs: "Produkt entwickeln, Produkt gestalten, Erfindung umsetzen, Gehäuse gestalten",
    wider: ["gestaltung"],
    related: ["moebeldesign", "prototypenbau", "3d-design", "verpackung"],
  },
  {
    id: "leuchten",
    name: "Leuchten und Lampen",
    words: `Leuchte, Lampe, Leuchtendesign, Lampendesign, lamp design, Lampenschirm, Leuchtenbauer,
      lighting product design, Lampenbau, Leuchtobjekt, Designerlampe, Stehlampe, lamps, Leuchtendesigner,
      Pendelleuchte`,
    wider: ["produktdesign"],
    related: ["lichtplanung", "lichtkunst", "glas"],
  },
  {
    id: "prototypenbau",
    name: "Prototypen- und Modellbau",
    words: `Modellbau, Modellbauer, Prototypenbau, Prototyping, Architekturmodell, model maker, Modell, Modelle,
      prototype, Prototypenbauer, Designmodell, rapid prototyping, Funktionsmodell, Formenbau, Miniatur, Diorama,
      Landschaftsmodell, Gelände-Modell, Modellbahn, Werkzeugbau, Anschauungsmodell, Miniaturmodell, model making,
      Prototypenentwicklung, Gehäuse entwickeln, Gehäuse, Versuchsmodell, Funktionsmuster, Mockup, Kleinserie,
      Kleinserien, Nullserie, Maquette, Musterbau, Frästeile, Prototyp`,
    needs: "Modell bauen, Prototyp bauen",
    related: ["3d-druck", "produktdesign", "exponate"],
  },
  {
    id: "3d-druck",
    name: "3D-Druck",
    words: `3D-Drucker, additive Fertigung, 3D printing, Rapid Manufacturing, 3D drucken, 3D-Printing, FabLab,
      Makerspace, Resindruck, 3D print, Ersatzteil drucken`,
    related: ["prototypenbau", "3d-design"],
  },
  {
    id: "gravur",
    name: "Gravur und Laserschnitt",
    words: `Gravur, gravieren, Graveur, Lasergravur, Laserschnitt, Lasercut, laser cutting, engraving, engraver, CNC,
      CNC-Fräse, Laserbeschriftung, Pokal, Trophäe, Ehrenpreis, trophy, Medaille, Lasern, lasern, Award, Auszeichnung
      gestalten, Gravierer, Holz lasern, Fräsarbeiten, CNC-Fräsen, Pokale, Plakette, Orden, Schlüsselanhänger, fräsen,
      laser engraving, Laserschneiden, Lasercutter, Namensschilder, Türschild gravieren, Glas gravieren, Messer
      gravieren`,
    needs: `Preis für Wettbewerb, Pokale für Turnier, Namen gravieren, Preise für Wettbewerb gestalten, mit Namen,
      mit Gravur`,
    related: ["beschriftung", "metall", "merchandise"],
  },
];
