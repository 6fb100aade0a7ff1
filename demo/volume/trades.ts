interface Trade {
  title: string;
  skills: readonly string[];
  doing: string;
}

export const trades: readonly Trade[] = [
  {
    title: "Grafikdesign",
    skills: ["Grafikdesign", "Print Design", "Corporate Design", "Logo Design"],
    doing: "Gestaltet Drucksachen und Erscheinungsbilder",
  },
  { title: "Webdesign", skills: ["Webdesign", "UI/UX Design", "Webentwicklung"], doing: "Entwirft und baut Websites" },
  {
    title: "Webentwicklung",
    skills: ["Webentwicklung", "SEO", "Conversion Optimierung"],
    doing: "Programmiert Shops und kleine Werkzeuge",
  },
  {
    title: "Porträtfotografie",
    skills: ["Fotografie", "Instagram Marketing"],
    doing: "Fotografiert Menschen an ihrem Arbeitsplatz",
  },
  {
    title: "Fotografie und Bildbearbeitung",
    skills: ["Fotografie", "E-Commerce Marketing"],
    doing: "Fotografiert Produkte und Räume",
  },
  {
    title: "Video und Schnitt",
    skills: ["Videoproduktion", "Video Marketing", "Motion Graphics"],
    doing: "Dreht und schneidet kurze Filme",
  },
  {
    title: "Illustration",
    skills: ["Illustration", "Print Design", "Grafikdesign"],
    doing: "Zeichnet für Magazine, Bücher und Packungen",
  },
  {
    title: "Packaging Design",
    skills: ["Packaging Design", "Branding", "Print Design"],
    doing: "Entwickelt Schachteln und Etiketten",
  },
  {
    title: "Text und Redaktion",
    skills: ["Copywriting", "Content Marketing", "PR & Kommunikation"],
    doing: "Schreibt und kürzt Texte",
  },
  {
    title: "Social Media",
    skills: ["Social Media Marketing", "Instagram Marketing", "Facebook Ads", "Influencer Marketing"],
    doing: "Betreut Kanäle und plant Beiträge",
  },
  {
    title: "Suchmaschinen und Anzeigen",
    skills: ["SEO", "Google Ads", "Performance Marketing", "Affiliate Marketing"],
    doing: "Kümmert sich um Auffindbarkeit und Anzeigen",
  },
  {
    title: "Motion Design",
    skills: ["Motion Graphics", "Videoproduktion", "Illustration"],
    doing: "Animiert Logos und Erklärfilme",
  },
  {
    title: "Markenberatung",
    skills: ["Brand Strategy", "Branding", "Marktforschung"],
    doing: "Berät Betriebe zu Namen und Marke",
  },
  {
    title: "Podcast und Ton",
    skills: ["Podcast Marketing", "Content Marketing"],
    doing: "Nimmt Gespräche auf und mischt sie",
  },
  {
    title: "UX-Design",
    skills: ["UI/UX Design", "App Marketing", "Marktforschung"],
    doing: "Testet und zeichnet Oberflächen",
  },
  {
    title: "Newsletter und Automatisierung",
    skills: ["Email Marketing", "Marketing Automation", "CRM Marketing"],
    doing: "Baut lesbare Newsletter",
  },
  {
    title: "Veranstaltungen und Messen",
    skills: ["Event Marketing", "PR & Kommunikation"],
    doing: "Plant Stände, Feste und Eröffnungen",
  },
];

export const clients = [
  "für Betriebe im Rheintal",
  "für Handwerk und Gewerbe",
  "für Gasthäuser und Hotels",
  "für Kulturvereine und Museen",
  "für Gemeinden und Schulen",
  "für kleine Verlage",
  "für Leute, die etwas herstellen",
  "für Genossenschaften",
] as const;

export const remarks = [
  "Arbeitet am liebsten vor Ort und mit festen Terminen.",
  "Antwortet innerhalb von zwei Tagen, am Freitag schneller.",
  "Nimmt im Sommer nur kleine Aufträge an.",
  "Früher in einer Agentur, jetzt lieber zu zweit.",
  "Liefert offene Dateien und eine kurze Anleitung.",
  "Rechnet nach Aufwand und sagt vorher, wie viel das ist.",
  "Spricht Deutsch, Englisch und genug Italienisch für eine Druckabnahme.",
  "Teilt sich ein Büro mit einer Tischlerei, Telefonate daher vormittags.",
] as const;

export const businesses = [
  "Tischlerei",
  "Zimmerei",
  "Bäckerei",
  "Sennerei",
  "Metallbau",
  "Gärtnerei",
  "Gasthof",
  "Hotel",
  "Brauerei",
  "Druckerei",
  "Apotheke",
  "Spenglerei",
  "Architekturbüro",
  "Fahrradwerkstatt",
  "Textilwerk",
  "Buchhandlung",
] as const;

export const businessKeys: Readonly<Record<(typeof businesses)[number], string>> = {
  Tischlerei: "industrie",
  Zimmerei: "industrie",
  Bäckerei: "lebensmittel",
  Sennerei: "lebensmittel",
  Metallbau: "industrie",
  Gärtnerei: "einzelhandel",
  Gasthof: "tourismus",
  Hotel: "tourismus",
  Brauerei: "lebensmittel",
  Druckerei: "medien",
  Apotheke: "gesundheitswesen",
  Spenglerei: "industrie",
  Architekturbüro: "immobilien",
  Fahrradwerkstatt: "sport",
  Textilwerk: "mode",
  Buchhandlung: "einzelhandel",
};
