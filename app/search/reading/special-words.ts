import { fold } from "../language/fold";
import { nounForms, verbStems } from "../language/inflection";

/** Lists of words that are read in a way of their own. Each says why. */

const listOf = (words: string) => new Set(words.split(/\s*,\s*/).map(fold));

/** Whether this folded word is a form of one in the list. */
function anyFormOf(words: string) {
  const known = listOf(words);
  return (folded: string): boolean => nounForms(folded).some((form) => known.has(form));
}

/**
 * Words that name a craft only with what belongs to it: a 'Skilehrer' and a 'Kfz-Werkstatt' are none of ours, although
 * a 'Lehrer' and a 'Werkstatt' alone may be.
 */
export const isVague =
  anyFormOf(`Werkstatt, Handwerker, Handwerk, Lehrer, Lehrerin, Trainer, Trainerin, Training, Kurs, Unterricht, Schulung, Coach, Coaching,
  Verleih, Meister, teacher, lessons, class, course, tutor, Dozent, Referent, lernen, unterrichten, Weiterbildung, Seminar, Installation`);

/** No craft of its own beside another: what is done to something ('Shop einrichten', 'Podcast schneiden'), or a 'Blender artist'. */
const helping = listOf("schreiben, geschrieben, einrichten, schneiden, digitalisieren, programmieren, flicken, artist");

export const isHelpingWord = (folded: string): boolean =>
  helping.has(folded) || verbStems(folded).some((stem) => helping.has(`${stem}en`));

const anybody =
  anyFormOf(`Mann, Frau, Herr, Dame, Mädchen, Junge, Freund, Kollege, Student, Schüler, Lehrling, Praktikant, Anfänger, Talent, Könner, Meister, Künstler,
  Unterstützung, Beratung, Zeit, Rat, Tipp, Lösung, Vorschlag, Euro, Eur, Stunde, Tag, Woche, Interesse, Suche, Bedarf, Kraft, Hand`);

/** Before 'für' they say neither who is wanted nor that it is none of our crafts: 'Student für Logo', '500 Euro für eine Website'. */
export const isAnybody = (folded: string): boolean => /^\d+$/.test(folded) || anybody(folded);

/**
 * Motifs that alone ask for every craft that knows them: whoever types 'Hochzeit' looks for photographers, music and
 * invitations. Other motifs, such as 'Brot', say nothing without a craft.
 */
export const isOccasion =
  anyFormOf(`Hochzeit, Heirat, Trauung, Brautpaar, Verlobung, Standesamt, wedding, Taufe, Geburtstag, Kindergeburtstag,
  Firmenfeier, Weihnachtsfeier, Jubiläum, Feier, Fest, Sommerfest, Maturaball, Ball, Party, Konzert, Festival, Kongress, Tagung, Konferenz,
  Messe, Herbstmesse, Frühjahrsmesse, Jobmesse, Eröffnung, Vernissage, Premiere, Begräbnis, Beerdigung, Trauerfeier, Frühschoppen, Zeltfest, Kirtag,
  Alpabtrieb, Alpfest, Dorffest, Stadtfest, Polterabend, Bewerbung, Baby, Neugeborene, Karte, Schwangerschaft, Babybauch, Geburt, Erstkommunion, Kommunion, Firmung, Familie, Porträt,
  Portrait, Buch, Kinderbuch, Bilderbuch, Verein, Tourismus, Crowdfunding, Fasching, Fasnat, Theater, Bühne, Museum, Kreisverkehr, Weihnachten, Bild,
  Diplomarbeit, Masterarbeit, Bachelorarbeit, Dissertation, Düğün, Nikah, Nişan, Kına, Sünnet, Svadba, Vjenčanje, Venčanje, Krštenje`);

/**
 * Goods and services that no creative offers, and that people type beside an occasion or a place: in 'Torte Hochzeit'
 * nobody looks for photographers, and in 'Ferienwohnung Brand' nobody for a brand.
 */
export const isForeignService =
  anyFormOf(`Torte, Kuchen, Catering, Buffet, Essen, Menü, Brötchen, Getränke, Wein, Bier, Sekt, Kaffee, Eis, Koch, Zelt, Partyzelt,
  Kutsche, Limousine, Oldtimer, Bus, Taxi, Shuttle, Traktor, Auto, Mietwagen, Hotel, Gasthaus, Gasthof, Restaurant, Pension, Ferienwohnung, Ferienhaus, Appartement,
  Apartment, Zimmer, Unterkunft, Hütte, Campingplatz, Saal, Parkplatz, Arzt, Zahnarzt, Tierarzt, Apotheke, Therapie, Massage, Yoga, Skikurs, Skischule,
  Skipass, Sessellift, Wetter, Webcam, Metzger, Metzgerei, Bäcker, Bäckerei, Friseur, Kosmetik, Elektriker, Installateur, Spengler, Dachdecker,
  Maurer, Bagger, Anwalt, Notar, Versicherung, Bank, Post, Tankstelle, Supermarkt, Wohnung, Grundstück, Reinigung, Umzug,
  Müll, Bauhof, Gemeindeamt, Babysitter, Nachhilfe, Reise, Flug, Urlaub, Tauben, WC, Toilette, Hochzeitsauto`);

/**
 * Words that end a compound after any other word: every 'Alpenfilm' is a film. Other words need a known word before
 * them, because 'Durchmesser' is no knife and 'Hersteller' no plate.
 */
const openHeads =
  listOf(`Fotograf, Fotografie, Foto, Fotokunst, Shooting, Film, Video, Clip, Reportage, Portrait, Porträt,
  Animation, Trickfilm, Kamera, Design, Gestalter, Gestaltung, Grafik, Layout, Logo, Plakat,
  Poster, Flyer, Folder, Broschüre, Katalog, Prospekt, Magazin, Zeitung, Zeitschrift, Etikett, Verpackung,
  Schachtel, Karton, Visitenkarte, Speisekarte, Einladung, Schild, Leitsystem, Beschriftung, Kalender, Website,
  Webseite, Homepage, Onlineshop, Webshop, Software, Programmierer, Entwickler, Text, Texter, Werbetext, Redakteur,
  Journalist, Autor, Chronik, Lektorat, Übersetzung, Übersetzer, Redner, Illustration, Illustrator, Zeichner,
  Zeichnung, Comic, Karikatur, Musik, Sänger, Komponist, Orchester, Hörspiel, Podcast, Sprecher, Event,
  Festival, Theater, Kostüm, Bühnenbild, Tänzer, Zauberer, Dekoration, Mode, Schneider, Kleid, Keramik,
  Chor, Schmuck, Skulptur, Maler, Gemälde, Künstler, Handwerk, Möbel, Tischler, Restaurator, Architekt, Architektur, Ausstellung, Museum, Messestand, Werbung, Kampagne, Marketing, Newsletter,
  Workshop, Duo, Trio, Häferl, Tasse, Geländer, Treppe, Stiege, Lampe, Leuchte, Kerze, Seife, Teppich, Tasche,
  Gürtel, Fahne, Perücke, Puppe, Mütze, Pullover, Schüssel, Vase, Laterne, Kulisse, Requisite, Tracht,
  Dirndl, Tattoo, Wandbild, Rendering, Animation, Jingle, Song, Ensemble, Quartett, Quintett, Kabarett, Schatulle, Tafel, Aufkleber, Sticker, Präsentation, Trailer, Billet, Banner`);

export const isOpenHead = (forms: readonly string[]): boolean => forms.some((form) => openHeads.has(form));
