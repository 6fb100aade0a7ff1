import type { Concept } from "./concept";

export const product: readonly Concept[] = [
  {
    id: "produktdesign",
    name: "Produktdesign",
    words: `Produktdesigner, Industriedesign, Industriedesigner, Produktgestaltung, Produktentwicklung,
      industrial design, industrial designer, product design, Gerätedesign, Erfinder, Konstrukteur,
      Designentwicklung, Objektdesign, Produktgestalter, Objektdesigner, Formgebung, Transportation Design,
      Produktidee, Produktinnovation, Automotive Design, Fahrzeugdesign, Fahrraddesign, Erfindung, Haushaltsgerät,
      Stadtmobiliar, Stadtmöbel, Fahrradentwicklung, CMF, Ergonomie, Medizingerät, Maschinenverkleidung,
      Maschinendesign, Konstruktion, Gehäuse Design, Patent Idee, Souvenir entwickeln, ürün tasarımı, dizajn proizvoda,
      Griff gestalten, Gerät gestalten, Besteck, Pokal entwerfen, Trophäe entwerfen, Preis gestalten, Trophäe
      gestalten, Messer Design`,
    needs: "Produkt entwickeln, Produkt gestalten, Erfindung umsetzen, Gehäuse gestalten",
    wider: ["gestaltung"],
    related: ["moebeldesign", "prototypenbau", "3d-design", "verpackung"],
  },
  {
    id: "leuchten",
    name: "Leuchten und Lampen",
    words: `Leuchte, Lampe, Leuchtendesign, Lampendesign, lamp design, Lampenschirm, Leuchtenbauer,
      lighting product design, Lampenbau, Leuchtobjekt, Designerlampe, Stehlampe, lamps, Leuchtendesigner,
      Pendelleuchte, lamba, lampada, lampade, Nachtlicht, Leuchter, Kronleuchter, Luster, LED Lampe`,
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
      Kleinserien, Nullserie, Maquette, Musterbau, Frästeile, Prototyp, modellismo, maketa, maket, Schiffsmodell,
      Eisenbahnmodell, Muster bauen, Modelleisenbahn`,
    needs: "Modell bauen, Prototyp bauen",
    related: ["3d-druck", "produktdesign", "exponate"],
  },
  {
    id: "3d-druck",
    name: "3D-Druck",
    words: `3D-Drucker, additive Fertigung, 3D printing, Rapid Manufacturing, 3D drucken, 3D-Printing, FabLab,
      Makerspace, Resindruck, 3D print, Ersatzteil drucken, Filament, Lasersintern, SLA Druck, Ausstecher,
      Keksausstecher, Kunststoffteil, Kunststoffteile, 3D baskı, 3D štampa, stampa 3d`,
    related: ["prototypenbau", "3d-design"],
  },
  {
    id: "gravur",
    name: "Gravur und Laserschnitt",
    words: `Gravur, gravieren, Graveur, Lasergravur, Laserschnitt, Lasercut, laser cutting, engraving, engraver, CNC,
      CNC-Fräse, Laserbeschriftung, Pokal, Trophäe, Ehrenpreis, trophy, Medaille, Lasern, lasern, Award, Auszeichnung
      gestalten, Gravierer, Holz lasern, Fräsarbeiten, CNC-Fräsen, Pokale, Plakette, Orden, Schlüsselanhänger, fräsen,
      laser engraving, Laserschneiden, Lasercutter, Namensschilder, Türschild gravieren, Glas gravieren, Messer
      gravieren, Laser, graviranje, incisione, Wasserstrahlschneiden, Gravurschild, Hundemarke, Schild gravieren`,
    needs: `Preis für Wettbewerb, Pokale für Turnier, Namen gravieren, Preise für Wettbewerb gestalten, mit Namen,
      mit Gravur`,
    related: ["beschriftung", "metall", "merchandise"],
  },
];
