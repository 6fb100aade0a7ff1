import type { Concept } from "./concept";

export const letteringAndCharts: readonly Concept[] = [
  {
    id: "typografie",
    name: "Typografie und Schrift",
    words: `Schrift, Buchstabe, Typograf, Typographie, Schriftgestaltung, Schriftgestalter, Type Design, typedesign, Schriftart,
      Schriftdesign, Schriftendesign, type designer, Font, Hausschrift entwerfen, typeface, typography, Schriftentwurf, Schriftsatz
      gestalten, Mikrotypografie`,
    related: ["buchgestaltung", "kalligrafie", "grafikdesign"],
  },
  {
    id: "kalligrafie",
    name: "Kalligrafie und Lettering",
    words: `Kalligraf, Kalligraphie, Lettering, Handlettering, Schönschrift, calligraphy, hand lettering,
      Tafelbeschriftung, Kreidetafel, Chalk Lettering, Letterer, Tafel beschriften, Brushlettering, Kreidetafelkunst,
      Schönschreiben, Tischkarten beschriften, Kuverts beschriften, Spruch an die Wand, Schriftkunst, kaligrafija,
      Chalkboard, Handschrift, Schreibkunst, Federschrift, Namenskarten schreiben, Adressen schreiben`,
    needs: `Tafel beschriften, Kreidetafel beschriften, von Hand schreiben, schöne Handschrift, Urkunde schreiben, Urkunden
      schreiben, Einladungen von Hand, Umschläge beschriften, Platzkarten schreiben, Kuverts beschriften`,
    related: ["schildermalerei", "typografie", "einladungen"],
  },
  {
    id: "infografik",
    name: "Infografik",
    words: `Infographic, Informationsdesign, Informationsgrafik, Diagramm, Schaubild, Icon, Icons, Piktogramm,
      Iconset, infographics, information design, Datenvisualisierung, data visualization, data
      visualisation, Übersichtsgrafik, Organigramm, Emoji, Datenjournalismus, Statistik darstellen, Symbol, Dashboard,
      Erklärgrafik, Schaubilder, Zahlen darstellen, Statistik gestalten, Datenblatt, Datenblätter, Stundenplan
      gestalten, Zeitstrahl, Power BI, Tableau, data viz, Ablaufdiagramm, Balkendiagramm, Kuchendiagramm,
      Prozessgrafik, Statistik grafisch, Statistik, wissenschaftliches Poster, Zeitleiste`,
    needs: `Zahlen darstellen, Daten darstellen, Zahlen anschaulich machen, Daten visualisieren, Zahlen visualisieren,
      Statistik visualisieren, Prozess darstellen, Ablauf darstellen, komplizierte Dinge einfach darstellen,
      kompliziertes einfach darstellen, Zahlen verständlich`,
    wider: ["grafikdesign"],
    related: ["illustration", "geschaeftsbericht", "kartografie"],
  },
  {
    id: "kartografie",
    name: "Karten und Pläne",
    words: `Pläne zeichnen, Landkarte, Kartograf, Kartographie, Wanderkarte, Ortsplan, Stadtplan, Panoramakarte,
      Skipanorama, Pistenplan, map design, cartography, Lageplan, illustrierte Karte, Geländeplan, Anfahrtsplan,
      Anreiseplan, Kartendesign, Pistenpanorama, Übersichtsplan, Radkarte, Übersichtskarte, Wanderkarte zeichnen, Karte zeichnen,
      Skikarte zeichnen, Langlaufkarte, Loipenplan, Anfahrtsskizze, Wegskizze, Lageskizze, Umgebungsplan,
      Winterpanorama, Parkplan, Dorfplan, Hotelplan, Festplan, Hofplan, Messeplan, Fahrradkarte, Radwegkarte,
      Loipenkarte, Reliefkarte, Umgebungskarte, Ausflugskarte, Rodelkarte, Freizeitkarte, Gemeindekarte, Kartenillustration, Karten illustrieren,
      Kartenzeichner, map, maps`,
    needs: "Karte Dorf, Karte Gemeinde, Karte Region, Karte Tal, Karte Wanderweg, Karte Weg",
    about: "Karte",
    wider: ["illustration"],
    related: ["infografik", "leitsystem"],
  },
  {
    id: "praesentation",
    name: "Präsentationen",
    words: `Präsentation, PowerPoint, Powerpointvorlage, Folien, Keynote, Pitch Deck, Pitchdeck, presentation design,
      Präsentationsdesign, Foliensatz, Vorlagen, Wordvorlage, Präsentationsunterlagen, slides, Google Slides,
      Angebotsvorlage, Canva-Vorlage, Wettbewerbspräsentation, Pitch, Pitch Präsentation,
      Investorenpräsentation, Folien gestalten, Vortragsfolien, Verkaufspräsentation, Canva Vorlage,
      Präsentationsvorlage, PPT, PPTX, PPT-Vorlage, PowerPoint-Master, PPT-Master, Folienmaster, Masterfolien,
      Excelvorlage, Briefvorlage, InDesign-Vorlage, Investor Deck, Sales Deck, Slide Deck, Prezi, sunum,
      Verkaufsunterlagen, prezentacija, presentazione`,
    wider: ["grafikdesign"],
    related: ["corporate-design", "infografik"],
  },
];
