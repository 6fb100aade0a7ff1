import { fold } from "../language/fold";
import { nounForms } from "../language/inflection";

/**
 * Goods and services that no creative offers, and that people type beside an occasion or a place: in 'Torte Hochzeit'
 * nobody looks for photographers, and in 'Ferienwohnung Brand' nobody for a brand.
 */
const words = `Torte, Kuchen, Catering, Buffet, Essen, Menü, Brötchen, Getränke, Wein, Bier, Sekt, Kaffee, Eis, Koch, Zelt, Partyzelt,
  Kutsche, Limousine, Oldtimer, Bus, Taxi, Shuttle, Traktor, Auto, Mietwagen, Hotel, Gasthaus, Gasthof, Restaurant, Pension, Ferienwohnung, Ferienhaus, Appartement,
  Apartment, Zimmer, Unterkunft, Hütte, Campingplatz, Saal, Parkplatz, Arzt, Zahnarzt, Tierarzt, Apotheke, Therapie, Massage, Yoga, Skikurs, Skischule,
  Skipass, Sessellift, Wetter, Webcam, Metzger, Metzgerei, Bäcker, Bäckerei, Friseur, Kosmetik, Elektriker, Installateur, Spengler, Dachdecker,
  Maurer, Bagger, Anwalt, Notar, Versicherung, Bank, Post, Tankstelle, Supermarkt, Wohnung, Grundstück, Reinigung, Umzug,
  Müll, Bauhof, Gemeindeamt, Babysitter, Nachhilfe, Reise, Flug, Urlaub, Tauben, WC, Toilette, Hochzeitsauto`;

const known = new Set(words.split(/\s*,\s*/).map(fold));

export const isNotOurs = (folded: string): boolean => nounForms(folded).some((form) => known.has(form));
