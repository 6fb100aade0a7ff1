import { fold } from "../language/fold";
import { nounForms, stemOfVerb, verbStems } from "../language/inflection";

/** Words of the vocabulary that long texts often say without offering what they mean. They count in searches and titles. */
const words = `Name, Namen, Lied, Kapelle, Stimme, Werkstatt, Handwerk, Handwerker, Prototyp, Charakter, Mikrofon, Software, Papier, Theater, Gestalter, Glocke,
  Licht, Beleuchtung, Bett, Bank, Tisch, Stuhl, Sessel, Regal, Schrank, Ring, Kette, Auftritt, Strategie, Stein, Gold,
  Silber, Eisen, Stahl, Spiegel, Stoff, Decke, Korb, Hut, Kappe, Socken, Ton, Band, Rock, Metal, House, Pop, Satz,
  Karte, Formular, Heft, Mappe, Dose, Glas, Tasche, Rucksack, Schuh, Kleid, Anzug, Kurs, Lehrer, Trainer, Modell,
  Figur, Symbol, Studie, Recherche, recherchieren, Interview, Interviews, Garten, Terrasse, Sauna, Fassade, Brunnen,
  Museum, Orgel, Klavier, Gitarre, Geige, Radio, Serie, Roman, Krimi, Märchen, Verse, Rede, Innovation, Kommunikation,
  Digitalisierung, Automatisierung, Projektmanagement, Projektleitung, Tracking, Reporting, Einrichtung, einrichten,
  Entwurf, Promotion, Presse, Zeitung, Katalog, Kalender, Postings, Posts, LinkedIn, Facebook, Instagram, YouTube,
  TikTok, Newsletter, Web, schreiben, Schreiber, schneiden, singen, lernen, unterrichten, bewerben, werben, dichten,
  reden, Muster, Marke, Form, Karton, Schachtel, Puppe, Seife, Duft, Kerze, Umbau, Bauleitung, Einschulung, Training,
  Event, Veranstaltung, organisieren, Unterhalter, Führungen, Tanz, tanzen, Haare, Schnitt, Druck, Stempel, Tool, Code, Modelle, Shop, Keyboard`;

const inPassing = new Set(
  words.split(/\s*,\s*/).flatMap((word) => [fold(word), ...(/^\p{Ll}/u.test(word) ? [stemOfVerb(word)] : [])]),
);

export const isInPassing = (word: string): boolean =>
  nounForms(word).some((form) => inPassing.has(form)) || verbStems(word).some((stem) => inPassing.has(stem));
