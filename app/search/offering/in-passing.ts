import { isJoining } from "../language/fillers";
import { fold } from "../language/fold";
import { nounForms, stemOfVerb, verbStems } from "../language/inflection";
import type { Piece } from "../reading/pieces";
import { findConcept, widerConcepts } from "../vocabulary/vocabulary";
import type { Sentence } from "./sentence";
import { isInvited, isWritten } from "./writing";

/** Words of the vocabulary that long texts often say without offering what they mean. They count in searches and titles. */
const words = `Menü, Dress, Kondolenz, Thumbnail, Name, Lied, Kapelle, Stimme, Werkstatt, Handwerk, Prototyp, Charakter, Mikrofon, Software, Papier, Theater, Gestalter, Glocke,
  Licht, Beleuchtung, Bett, Tisch, Stuhl, Sessel, Regal, Schrank, Ring, Kette, Auftritt, Strategie, Stein, Gold,
  Silber, Eisen, Stahl, Spiegel, Stoff, Decke, Korb, Hut, Kappe, Socken, Ton, Band, Rock, Metal, House, Pop, Satz,
  Karte, Formular, Heft, Mappe, Dose, Glas, Tasche, Rucksack, Schuh, Kleid, Anzug, Kurs, Lehrer, Trainer, Modell,
  Figur, Symbol, Studie, Recherche, recherchieren, Interview, Garten, Terrasse, Sauna, Fassade, Brunnen,
  Ausstellung, Party, Festival, Museum, Orgel, Klavier, Gitarre, Geige, Radio, Serie, Roman, Krimi, Märchen, Verse, Rede, Innovation, Kommunikation,
  Digitalisierung, Automatisierung, Projektmanagement, Projektleitung, Tracking, Reporting, Einrichtung, einrichten,
  Entwurf, Promotion, Presse, Zeitung, Katalog, Kalender, Postings, Posts, LinkedIn, Facebook, Instagram, YouTube,
  TikTok, Newsletter, Web, schreiben, Schreiber, schneiden, singen, lernen, unterrichten, bewerben, werben, dichten,
  Muster, Marke, Karton, Schachtel, Puppe, Seife, Duft, Kerze, Umbau, Bauleitung, Einschulung, Training,
  Event, Veranstaltung, organisieren, Unterhalter, Führungen, Tanz, Haare, Schnitt, Druck, Stempel, Code, Shop, Keyboard,
  Englisch, Französisch, Italienisch, Spanisch, Türkisch, Russisch, Polnisch, Portugiesisch, Kroatisch, Serbisch, Ungarisch,
  Niederländisch, Fremdsprachen, mehrsprachig, beziehen, renovieren, sanieren, Sanierung, formulieren, Server, Backup, Cloud,
  Lebenslauf, Masterarbeit, Diplomarbeit, Bachelorarbeit, Dissertation, Manuskript, Rechtschreibung, Protokoll, aufschreiben,
  Stroh, Besen, Flechten, Förderungen, Stiftungen, Gutschein, Uhren, Treppe, Stiege, Türen, Stube, flicken, Schale, Krug, Bluse, Auftreten, Mentor, Indie, Folk, Soul, Funk, Punk, Vinyl, Feuerwerk, Wohnhaus, Hausbau, Pitch, Podest, Kranz,
  Nikolaus, Gehäuse, Pokal, Kulturhaus, Kulturarbeit, Artist, Trommeln, Statue, Kleinserie, Souvenirs, Silo, Schulhof, Freiraum,
  scannen, umgestalten, Körpersprache, Lampenfieber, Ideenfindung, Öffentlichkeitsarbeit, Plotter, Lichterkette, Kamera,
  Holländisch, Flämisch, Dänisch, Schwedisch, Norwegisch, Finnisch, Tschechisch, Slowakisch, Slowenisch, Rumänisch, Bulgarisch,
  Griechisch, Arabisch, Hebräisch, Chinesisch, Japanisch, Koreanisch, Persisch, Albanisch, Bosnisch, Ukrainisch, Latein,
  Lateinisch, zweisprachig, dreisprachig, Tafel, Beat, Plakette, Carport, Skizze, Hochzeitstafel, Festtafel,
  Kasten, Haube, Kissen, Tagebuch, Impressum, Datenschutzerklärung, Zeugnis, Puzzle, Memory, Arbeitsplatte, Haustüre, Pergola, Kochlöffel,
  Schwert, Hufeisen, Song, Sarg, Anrichte, Fensterläden, Beschläge, Gewinnspiel, Christkind, Reiseführer, Wanderführer, Janker, gendern, Bushaltestelle,
  Küche, Tor, Aushang, Anschlag, Statistik, Handschrift, Siegel, Spruch, Überschrift, Archiv, Patenschaft, Tombola, Konstruktion, Besteck,
  Erfindung, Fass, Truhe, Schaukel, Liege, Schlitten, Rodel, Laser, Sensoren, Excel, Vertrieb, Neukunden, Bonusprogramm, Klausur,
  Mediation, Lehrgang, Prinzessin, Versteigerung, Rollenspiel, Krampus, Playback, Solist, Hemd, Reißverschluss, Creme, Shampoo, Vorhang, Couch,
  Rasen, Hecke, Blumenwiese, Grünfläche, Dorfkern, Ortskern, Masterplan, Statik, Baugenehmigung, Parkett, Waschtisch, Tischplatte, Fensterbank,
  Briefkasten, Vordach, Feuerstelle, Axt, Tresen, Umbenennung, kopieren, Beutel, Zeremonie, Incentive, Avatar, Selfie, Album, Medien, Trafo, Mauer, Raum, Innenraum, Stahlbau, Kuhglocke`;

const inPassing = new Set(
  words.split(/\s*,\s*/).flatMap((word) => [fold(word), ...(/^\p{Ll}/u.test(word) ? [stemOfVerb(word)] : [])]),
);

const isInPassing = ({ at, length }: Piece, { tokens }: Sentence): boolean => {
  const word = tokens[at]?.folded ?? "";
  if (length > 1) return false;
  return nounForms(word).some((form) => inPassing.has(form)) || verbStems(word).some((stem) => inPassing.has(stem));
};

/** 'Wir suchen eine Band', 'gesucht: Ton und Licht'. */
const wanted = /^(?:such(?:e|en|t)|gesucht|brauch(?:e|en|t)|benotigen|wunsch(?:e|en|t))$/;

/**
 * The sentences without what they say only in passing. It counts if the text says it otherwise too ('Gärten' beside
 * 'Schulhöfe'), if somebody writes it, if a sentence begins with it, or if a brief wants it.
 */
export function withoutPassingMentions(
  sentences: readonly Sentence[],
  known: ReadonlySet<string>,
  isBrief: boolean,
): Sentence[] {
  const told = sentences.flatMap((sentence) => sentence.pieces.filter((piece) => !isInPassing(piece, sentence)));
  const named = new Set(told.flatMap(({ means }) => means ?? []));
  const meant = new Set([...named, ...told.flatMap(({ about }) => about)]);
  const isSaid = (piece: Piece, sentence: Sentence) =>
    !isInPassing(piece, sentence) ||
    (isBrief && sentence.tokens.some(({ folded }) => wanted.test(folded))) ||
    (piece.means !== null && meant.has(piece.means)) ||
    isWritten(piece, sentence) ||
    isListed(piece, sentence, known.size > 0 ? known : named);
  return sentences.map((sentence) => ({
    ...sentence,
    pieces: sentence.pieces.map((piece) => (isSaid(piece, sentence) ? piece : { ...piece, means: null, about: [] })),
  }));
}

/**
 * Who begins a sentence with 'Tische, Bänke und Stuben' offers them; but who photographs or writes shows them only, so the
 * words must be near to what the person is known for, if anything is. The title of a work lists nothing.
 */
function isListed(piece: Piece, { tokens, pieces, isTitle }: Sentence, known: ReadonlySet<string>): boolean {
  const { means } = piece;
  const isNoun = /^\p{Lu}/u.test(tokens[piece.at]?.typed ?? "") && !isInvited(tokens, piece.at);
  const isPossible =
    known.size === 0 || (means && (isTitle ? around(means).some((id) => known.has(id)) : isNear(means, known)));
  if (!means || !isNoun || piece.isVague || !isPossible) return false;
  const before = pieces.filter(({ at }) => at < piece.at);
  return before.every(({ at, means: other, about }) => other || about.length > 0 || isJoining(tokens[at]?.folded));
}

const around = (id: string) => [...widerConcepts(id), ...(findConcept(id)?.related ?? [])];

const isNear = (id: string, known: ReadonlySet<string>) => {
  const near = new Set(around(id));
  return [...known].some(
    (other) => near.has(other) || (findConcept(other)?.related ?? []).some((each) => near.has(each)),
  );
};
