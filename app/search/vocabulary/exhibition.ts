import type { Concept } from "./concept";

export const exhibition: readonly Concept[] = [
  {
    id: "ausstellungsgestaltung",
    name: "Ausstellungsgestaltung",
    words: `Ausstellung, Ausstellungsdesign, Ausstellungsgestalter, exhibition design, exhibition designer,
      Museumsgestaltung, Ausstellungsbau, Ausstellungsarchitektur, Ausstellungsgrafik, Ausstellungskonzept,
      Wanderausstellung, Dauerausstellung, Sonderausstellung, Ausstellungsplaner, Museumsdesign, Museumsplanung,
      exhibition, Museumsausstellung, Ausstellungsbauer, Firmenmuseum, Erlebnisausstellung, Heimatmuseum, Museum neu
      gestalten, Infozentrum, museum design, Ausstellungsarchitekt, Ausstellungswand, Ausstellungsaufbau,
      Naturparkhaus, Museumskonzept, Präsentationswand, Informationszentrum, Ausstellungstechnik, Infopavillon,
      Ausstellungstafel, sergi tasarımı, dizajn izložbe, allestimento mostra, Vitrinen gestalten`,
    needs: `Ausstellung gestalten, Ausstellung planen, Ausstellung aufbauen, Museum neu gestalten, Heimatmuseum gestalten,
      Museum einrichten`,
    about: "Museum, Heimatmuseum",
    wider: ["gestaltung"],
    related: ["szenografie", "kuratieren", "messebau", "exponate"],
  },
  {
    id: "messebau",
    name: "Messebau und Messestände",
    words: `Messebau, Messestand, Messebauer, Messedesign, Standbau, trade fair, trade show, Messegestaltung,
      Messeauftritt, exhibition stand, Messearchitektur, Messewand, Roll-up, Rollup, Display, Infostand, Messekonzept,
      Werbestand, Beachflag, booth design, trade fair stand, Messeplaner, Messeplanung, exhibition booth, Standdesign,
      Standgestaltung, Messedisplay, Ausstellungsstand, Messeequipment, Rollups, Messesystem, Roll-up Banner, Rollup
      Banner, Kundenstopper, Prospektständer, Plakatständer, Werbeständer, Warenaufsteller, Pappaufsteller,
      Thekenaufsteller, Warendisplay, Werbeaufsteller, fuar standı, sajamski štand, stand fieristico, Faltdisplay,
      Systemstand, Berufsmesse Stand, Promotionstand, Werbezelt, L-Banner, Gehsteigaufsteller, Faltzelt mit Logo,
      Stand bauen, Messestand Berufsmesse, Infostand bauen`,
    needs: `Stand auf der Messe, Stand für Herbstmesse, Stand für die Messe, Messe planen, Auftritt auf der Messe,
      Stand am Markt`,
    about: "Stand, Messe, Herbstmesse, Frühjahrsmesse, Messeauftritt, Jobmesse, fair, Gewerbemesse",
    related: ["ausstellungsgestaltung", "ladenbau", "beschriftung", "event-marketing"],
  },
  {
    id: "szenografie",
    name: "Szenografie",
    words: `Szenograf, Scenography, scenographer, Rauminszenierung, Erlebnisgestaltung, Erlebniswelt, Erlebnisraum,
      Markenwelt, Showroom, Brand Space, Erlebnisdesign, experience design, spatial design, Raumerlebnis,
      Besucherzentrum, Firmenausstellung, Spatial Designer, Schauraum, Inszenierung von Räumen, Schaugarten,
      Besucherwelt, Themenwelt, Brandland, Geisterbahn, Erlebnisgastronomie, Weihnachtswelt, Raum inszenieren,
      Halloween Kulisse`,
    related: ["ausstellungsgestaltung", "buehnenbild", "innenarchitektur"],
  },
  {
    id: "themenweg",
    name: "Themenwege",
    words: `Themenweg, Lehrpfad, Erlebnisweg, Naturlehrpfad, Wanderweg gestalten, Kulturweg, Dorfrundgang, Sagenweg,
      Rundweg, Familienwanderweg, interaktiver Wanderweg, Historischer Rundgang, theme trail, Erlebnispfad,
      Waldlehrpfad, Kunstweg, Stationenweg, Pfad, Wanderweg Stationen, Kinderwanderweg, Barfußweg, Planetenweg,
      Kräuterweg, Märchenweg, Bienenlehrpfad, Skulpturenweg, Kneippweg, Wasserweg, Obstlehrpfad, Kinderweg,
      Moorlehrpfad, Alpweg, Energieweg, Walderlebnispfad, Kreuzweg, Infotafeln Wanderweg`,
    needs: "Wanderweg für Kinder, Weg mit Stationen, Rundgang durch den Ort, Tafeln für Wanderweg",
    related: ["leitsystem", "ausstellungsgestaltung", "illustration"],
  },
  {
    id: "exponate",
    name: "Exponate und interaktive Stationen",
    words: `Exponat, Exponatebau, interaktive Station, Hands-on-Station, Medienstation, interactive exhibit,
      Museumsexponat, Schaumodell, interaktive Installation, Touchscreen, Infoterminal, Mitmachstation, interaktive
      Ausstellung, Medienstationen, interactive, Exponatbauer, Spielstation im Museum, Ausstellungsobjekt, Hörstation,
      Vitrine bauen, Vitrinenbau, Museumsvitrine, Hands-on, Touchscreen Station, Dioramen, Modell fürs Museum,
      Lehrpfadstation, Mitmachstationen, Erlebnisstation, Infostelen, Infostele, Museumsstation, Touchtable,
      Museumspräparat, Präparator, Tierpräparator, Experimentierstation, Science Center, Infokiosk, Multimedia Station,
      Ausstellungsmodell, Kugelbahn Ausstellung`,
    related: ["ausstellungsgestaltung", "prototypenbau", "medienkunst"],
  },
  {
    id: "kuratieren",
    name: "Kuratieren",
    words: `Kurator, kuratieren, Kuratorin, curator, curating, Kuratorium, Ausstellungskurator, Kunstberatung, art
      consultant, Kunsthistoriker, Museumsleitung, kustos, Kunstauswahl, Sammlung betreuen, Sammlungsbetreuung,
      Inventarisierung, Sammlung inventarisieren, inventarisieren, Kunstexperte, Gutachten Kunst, Ausstellung
      zusammenstellen, Nachlass Künstler`,
    related: ["galerie", "ausstellungsgestaltung", "kulturmanagement", "kunstvermittlung"],
  },
  {
    id: "kunstvermittlung",
    name: "Kunstvermittlung und Führungen",
    words: `Kunst vermitteln, Kultur vermitteln,
      Kunstvermittler, Museumspädagogik, Museumspädagoge, Museumsvermittlung, art mediation, Führungen, Führung,
      Kulturführung, Stadtführung, Fremdenführer, Stadtführer, Museumsführung, Museumsführungen, Kinderführung, Führung
      durch die Ausstellung, Führungen im Museum, Ausstellungsführung, Kulturvermittler, Kulturvermittlung, museum
      education, guided tour, tour guide, Austria Guide, Museumskoffer, Dorfführung, Ortsführung, Kirchenführung,
      Nachtwächterführung, Altstadtführung, Themenführung, Kunstvermittlung, müze eğitimi, visita guidata,
      Ausstellungsvermittlung, Workshop im Museum, Museum für Kinder, art educator, Kinder im Museum`,
    about: "Museum, Ausstellung, Stadtrundgang",
    related: ["kuratieren", "workshop", "ausstellungsgestaltung"],
  },
  {
    id: "galerie",
    name: "Galerie und Kunsthandel",
    words: `Galerist, Kunsthandel, Galerie, gallery, Kunsthändler, Kunstraum, Kunstverein, Artothek, Kunstverleih,
      Kunst kaufen, Bilder kaufen, art dealer, Off-Space, Kunst mieten, Offspace, Kunstgalerie, gallerist, Kunstkauf,
      galerija, Kunstverkauf, Kunstvermietung, Kunst ausstellen, Kunstmesse, Kunstauktion, Verkaufsausstellung,
      Ausstellungsraum`,
    needs: `Bild fürs Wohnzimmer, Bild für Büro, Bilder fürs Büro, Bilder für Hotelzimmer, Kunst fürs Büro,
      Bild kaufen, Kunst leihen, Kunst verleihen, Bilder leihen, Bild leihen, Bild schätzen, Gemälde schätzen, Bild
      verkaufen, Gemälde verkaufen`,
    related: ["kuratieren", "malerei", "kunst"],
  },
];
