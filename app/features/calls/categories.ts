export interface Category {
  name: string;
  subcategories: readonly string[];
  /** The usual local price of such work in euro. Only a hint; nothing depends on it. */
  priceHint: number;
  priceHints: Readonly<Record<string, number>>;
}

const category = (name: string, priceHint: number, priceHints: Readonly<Record<string, number>>): Category => ({
  name,
  subcategories: Object.keys(priceHints),
  priceHint,
  priceHints,
});

export const categories: readonly Category[] = [
  category("Logo Design", 900, {
    "Business Logo": 900,
    "App Icon": 600,
    "Maskottchen Logo": 1400,
    "Text Logo": 700,
  }),
  category("Webdesign", 3800, {
    Unternehmenswebsite: 4500,
    Onlineshop: 7500,
    Landingpage: 1800,
    Redesign: 4000,
    "UX-Konzept": 2400,
    Wartung: 600,
  }),
  category("Print Design", 900, {
    Flyer: 350,
    Plakat: 600,
    Broschüre: 1600,
    Visitenkarten: 250,
    Speisekarte: 550,
    Geschäftsausstattung: 1200,
    Buchgestaltung: 3800,
  }),
  category("Fotografie", 850, {
    Produktfotografie: 900,
    Porträtfotografie: 500,
    Architekturfotografie: 1400,
    Eventfotografie: 800,
    "Food-Fotografie": 950,
    Luftaufnahmen: 650,
  }),
  category("Video Production", 3200, {
    Imagefilm: 4800,
    Werbespot: 6500,
    Erklärvideo: 3200,
    Eventvideo: 1800,
    "Social-Media-Clip": 700,
    "Schnitt und Farbkorrektur": 900,
  }),
  category("Social Media", 900, {
    Kanalbetreuung: 900,
    "Content-Erstellung": 750,
    Kampagne: 1800,
    Redaktionsplan: 600,
    Strategie: 1500,
  }),
  category("Branding", 4200, {
    "Corporate Design": 4200,
    Markenstrategie: 3800,
    Rebranding: 6500,
    Namensfindung: 2200,
    Markenhandbuch: 2400,
  }),
  category("Illustration", 1100, {
    Buchillustration: 2800,
    Editorial: 550,
    Infografik: 700,
    Charakterdesign: 1100,
    Kartenillustration: 1300,
    Wandbild: 3200,
  }),
  category("Packaging", 1400, {
    Etikett: 800,
    Faltschachtel: 1400,
    Produktserie: 3600,
    Displayverpackung: 1600,
    Geschenkverpackung: 950,
  }),
  category("Marketing", 1500, {
    Marketingkonzept: 2800,
    Anzeigenkampagne: 1900,
    Texterstellung: 600,
    Newsletter: 450,
    Direktmailing: 1200,
  }),
  category("SEO & Online Marketing", 800, {
    "SEO-Analyse": 900,
    "Laufende SEO-Betreuung": 650,
    "Google Ads": 800,
    Suchmaschinentexte: 500,
    Webanalyse: 750,
  }),
  category("PR & Influencer", 1300, {
    Pressetext: 400,
    Medienarbeit: 1500,
    Pressemappe: 850,
    "Influencer-Kampagne": 2500,
  }),
  category("Beratung", 1200, {
    Stundensatz: 120,
    Workshop: 1400,
    Markenberatung: 1800,
    Digitalberatung: 1600,
    Förderberatung: 900,
  }),
  category("Messe & Events", 4500, {
    Messestand: 7500,
    Leitsystem: 3200,
    Eventkonzept: 2600,
    Bühnenbild: 3800,
    Ausstellungsgestaltung: 6800,
  }),
  category("Audio & Podcast", 900, {
    "Podcast-Produktion": 650,
    Sprachaufnahme: 350,
    Jingle: 900,
    Sounddesign: 1200,
    Hörführung: 2400,
  }),
];
