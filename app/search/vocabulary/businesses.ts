import type { Concept } from "./concept";

/**
 * Businesses that offer no craft of ours. Only companies are found by them: whoever looks for creatives and types
 * 'Bäckerei' has one, or wants bread. The branches have the keys that companies choose.
 */
export const businesses: readonly Concept[] = [
  {
    id: "lebensmittel",
    name: "Lebensmittel",
    words: "Lebensmittelhersteller, Lebensmittelbetrieb, Nahrungsmittel, Lebensmittelproduzent, Produzent, food",
    isField: true,
  },
  {
    id: "sennerei",
    name: "Sennereien und Käsereien",
    words: `Sennerei, Käserei, Sennhaus, Molkerei, Senner, Käser, Alpsennerei, Dorfsennerei, Käse, Bergkäse, Alpkäse,
      Käsehersteller, Käsegeschäft, Käseladen, cheese, dairy, cheesemaker`,
    wider: ["lebensmittel"],
  },
  {
    id: "baeckerei",
    name: "Bäckereien",
    words: `Bäckerei, Bäcker, Backstube, Brot, Brotbäcker, Konditorei, Konditor, Zuckerbäcker, Torten, bakery, baker, fırın, pekara,
      panetteria`,
    wider: ["lebensmittel"],
  },
  {
    id: "brauerei",
    name: "Brauereien",
    words: "Brauerei, Bierbrauer, Brauer, Bierbrauerei, Bier, Biersorte, brewery, brewer, beer",
    wider: ["lebensmittel"],
  },
  {
    id: "brennerei",
    name: "Brennereien",
    words: `Brennerei, Schnapsbrennerei, Schnaps, Edelbrand, Destillerie, Schnapsbrenner, Edelbrenner, Likör, Gin, distillery`,
    wider: ["lebensmittel"],
  },
  {
    id: "metzgerei",
    name: "Metzgereien",
    words: "Metzgerei, Metzger, Fleischerei, Fleischhauer, Fleisch, Wurst, butcher",
    wider: ["lebensmittel"],
  },
  {
    id: "landwirtschaft",
    name: "Landwirtschaft",
    words: `Bauernhof, Bauer, Landwirt, Hofladen, Direktvermarkter, Alpe, Imkerei, Imker, Honig, Weingut, Winzer, Obstbau, farm,
      farmer`,
    wider: ["lebensmittel"],
  },
  {
    id: "tourismus",
    name: "Tourismus",
    words: `Tourismusbetrieb, Tourismusverband, Tourismusbüro, Fremdenverkehr, Touristiker, tourism`,
    isField: true,
  },
  {
    id: "hotel",
    name: "Hotels und Unterkünfte",
    words: `Hotel, Hotelier, Hotellerie, Hotelbetrieb, Unterkunft, Pension, Beherbergung, Ferienhaus, Ferienwohnung, Gästezimmer,
      Übernachtung, Jugendherberge, albergo, otel`,
    wider: ["tourismus"],
    related: ["gasthof"],
  },
  {
    id: "gasthof",
    name: "Gasthöfe und Restaurants",
    words: `Gasthof, Gasthaus, Wirtshaus, Wirt, Gastwirt, Restaurant, Gastronomie, Gastronom, Gastro, Gastrobetrieb, Gaststätte, Beiz, Café,
      Kaffeehaus, Imbiss, Berggasthof, Berghütte, Lokal, Heuriger, pub, inn, ristorante, lokanta, restoran, gostilna`,
    wider: ["tourismus"],
    related: ["hotel"],
  },
  {
    id: "seilbahn",
    name: "Bergbahnen und Schischulen",
    words: "Seilbahn, Bergbahn, Skigebiet, Skilift, Skischule, Schischule, Liftbetrieb",
    wider: ["tourismus"],
  },
  { id: "einzelhandel", name: "Einzelhandel", words: "Handel, Händler, Kaufmann, retail, retailer", isField: true },
  {
    id: "buchhandlung",
    name: "Buchhandlungen",
    words:
      "Buchhandlung, Buchladen, Buchhändler, Buchgeschäft, Buchhandel, Bücherladen, Antiquariat, bookshop, bookstore, kitapçı, knjižara, libreria",
    wider: ["einzelhandel"],
  },
  {
    id: "gaertnerei",
    name: "Gärtnereien und Blumenläden",
    words: `Gärtnerei, Gärtner, Blumenladen, Blumengeschäft, Blumenhandlung, Blumen, Pflanzen, Baumschule, Gartenbau, Gartencenter, nursery, gardener`,
    wider: ["einzelhandel"],
    related: ["landschaftsarchitektur"],
  },
  {
    id: "fahrrad",
    name: "Fahrradgeschäfte",
    words: `Fahrradwerkstatt, Fahrradgeschäft, Fahrradladen, Fahrradhändler, Fahrrad, Radgeschäft, Radladen, Radwerkstatt, Velo, Velowerkstatt, Bike, Bikeshop, Mountainbike`,
  },
  {
    id: "sport",
    name: "Sport",
    words: "Sportgeschäft, Sportladen, Sportverein, Turnverein, Fitnessstudio, Kletterhalle",
    isField: true,
  },
  {
    id: "gesundheitswesen",
    name: "Gesundheit",
    words: `Gesundheit, Arzt, Ärztin, Arztpraxis, Ordination, Zahnarzt, Tierarzt, Therapeut, Therapie, Physiotherapie, Spital, Krankenhaus, Klinik,
      Medizin, medizinisch, Pflegeheim, health`,
    isField: true,
  },
  {
    id: "apotheke",
    name: "Apotheken",
    words: "Apotheke, Apotheker, Drogerie, Medikament, Arznei, pharmacy, eczane, apoteka, farmacia",
    wider: ["gesundheitswesen"],
  },
  {
    id: "energie",
    name: "Energie",
    words: `Strom, Stromversorger, Energieversorger, Energieversorgung, Stromerzeuger, Photovoltaik, Solar, Solaranlage, Solarfirma, Solarstrom, Windkraft,
      Wasserkraft, Kraftwerk, Wärmepumpe, Elektrizitätswerk, energy`,
    isField: true,
  },
  {
    id: "technologie",
    name: "Technologie",
    words: "IT, EDV, Informatik, Technologiefirma",
    related: ["software"],
    isField: true,
  },
  {
    id: "industrie",
    name: "Industrie",
    words: `Industriebetrieb, Industriefirma, Industrieunternehmen, Fabrik, Hersteller, Herstellung, Produktionsbetrieb, Maschinenbau, Maschinenbauer, Zulieferer,
      manufacturer, factory`,
    isField: true,
  },
  {
    id: "handwerk",
    name: "Handwerk und Gewerbe",
    words: "Handwerksbetrieb, Handwerksfirma, Gewerbebetrieb, Gewerbe",
    related: ["moebelbau", "holzbau", "metall"],
  },
  {
    id: "dachdeckerei",
    name: "Dachdeckereien",
    words: "Dachdecker, Dachdeckerei, Flachdach",
    related: ["metall", "holzbau"],
  },
  { id: "saegewerk", name: "Sägewerke", words: "Sägewerk, Säger, Sägerei, Holzhandel, sawmill", related: ["holzbau"] },
  {
    id: "gemeinde",
    name: "Gemeinden",
    words: `Gemeinde, Gemeindeverband, Gemeindeamt, Rathaus, Kommune, Stadtverwaltung, Bürgermeister, Behörde, Regio, municipality`,
  },
  {
    id: "nonprofit",
    name: "Vereine und Genossenschaften",
    words: `Verein, Genossenschaft, gemeinnützig, Stiftung, Verband, Initiative, ehrenamtlich, NGO, association`,
    isField: true,
  },
  {
    id: "immobilien",
    name: "Immobilien und Bau",
    words: "Bauunternehmen, Baufirma, Baumeister, Bauträger, Immobilienmakler, Makler, Wohnbau",
    isField: true,
  },
  {
    id: "bildung",
    name: "Bildung",
    words:
      "Schule, Volksschule, Mittelschule, Gymnasium, Kindergarten, Bücherei, Bibliothek, Hochschule, Fachhochschule, Universität, school",
    isField: true,
  },
  {
    id: "finanzen",
    name: "Finanzen",
    words: "Bank, Sparkasse, Raiffeisenbank, Versicherung, Steuerberater, Steuerberatung, Buchhalter",
    isField: true,
  },
  { id: "automotive", name: "Fahrzeuge", words: "Autohaus, Autohändler, Autowerkstatt", isField: true },
  {
    id: "logistik",
    name: "Logistik",
    words: "Spedition, Transport, Transportunternehmen, Frächter, Umzugsfirma",
    isField: true,
  },
];
