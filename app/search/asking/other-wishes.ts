import { isFirstName } from "../language/first-names";
import { wordSet } from "../language/word-set";
import type { Piece } from "../reading/pieces";
import { isInstrument } from "./instruments";

/** Work, schooling, insurance: who types 'Lehrstelle Tischler' or 'Studium Architektur' orders nothing. */
const work =
  /^(?:(?:ferial|neben|sommer|studenten|traum)?jobs?|job(?:borse|suche|angebote?)|stellen(?:angebote?|ausschreibungen|markt)|lehr(?:e|ling|stellen?|berufe?|abschluss|abschlussprufung)|meisterprufung|(?:ferial)?praktik(?:um|a)|ausbildung(?:en)?|umschulung|studi(?:um|eren|engang|enplatz)|fachhochschule|berufsschule|aufnahmeprufung|gehalt|lohn|kollektivvertrag|stundenlohn|verdien(?:st|t|en)|vollzeit|teilzeit|matura|versicherung|sozialversicherung|krankenversicherung|steuern?|gewerbeschein|gewerbeberechtigung|urheberrecht|akm|svs|grunden|grundung|geringfugig|internship|apprenticeship|salary|vacanc(?:y|ies))$/;
/** What companies order to show their jobs: 'Plakat Lehrstelle'. */
const made =
  /^(?:plakate?|poster|flyer|folder|broschuren?|prospekte?|kataloge?|\w*(?:anzeigen?|inserate?)|logo|website|webseite|homepage|landingpage|(?:karriere)?seite|\w*videos?|spots?|clips?|reels?|\w*kampagnen?|postings?|posts|banner|prasentation|newsletter|stand|messestand|fotos|bilder|texte|\w{3,}(?:film|foto|bild|text|magazin|zeitung)s?)$/;
const purpose = wordSet("fur furs furn zum zur");

const trade = /^(?:kaufen?|kauft|(?:zu|an|ver)?verkauf(?:en?|t)?|gebraucht(?:e[nrsm]?)?|secondhand|willhaben|leasing)$/;
/** Of instruments, somebody here repairs them. */
const repair = /^(?:reparier(?:en|t)|reparatur(?:en)?|kaputt|defekt)$/;
/** What creatives work with and do not sell. */
const tools =
  /^(?:(?:spiegelreflex|system|digital|film|video|web)?kameras?|objektive?|stative?|drohnen?|mikro(?:fon)?e?|mischpult|verstarker|synthesizer|keyboard|nahmaschinen?|strickmaschine|stickmaschine|webstuhl|drucker|plotter|3d drucker|topferscheibe|brennofen|hobelbank|drechselbank|laptop|computer|tablet|grafiktablett?|pinsel|staffelei|leinwande?|acrylfarben?|olfarben?|wolle|garn|druckerpatronen?|speicherkarte)$/;

const rent = /^(?:(?:ver|an)?mieten|(?:ver)?miete|untermiete|(?:zu)?vermieten)$/;
/** Recordings are made in a 'Tonstudio', so it is no room. */
const rooms =
  /(?:(?<!ton|aufnahme|musik|podcast)studio|atelier|raum|saal|halle|werkstatt|galerie|kino|theater|museum)s?$/;
/** Crafts that many families here are called after. */
const surnames = wordSet(
  "schneider schlosser maler tischler weber zimmermann wagner sattler drechsler glaser seiler hafner gerber sanger schreiber geiger farber sticker spielmann schmied schuster topfer metzger gartner brauer bauer kaufmann wirt",
);
const beforeSurname = wordSet("familie fam herr frau dr");

const isName = (words: readonly string[]) => {
  const [first = "", last = ""] = words;
  if (words.length !== 2) return false;
  return (
    (surnames.has(last) && (isFirstName(first) || beforeSurname.has(first))) ||
    (surnames.has(first) && isFirstName(last))
  );
};

/** 'Tischlerei Schneider' makes no clothes. */
export const withoutSurnames = (pieces: readonly Piece[], words: readonly string[]): Piece[] =>
  pieces.map((piece) =>
    piece.at > 0 && surnames.has(words[piece.at] ?? "") ? { ...piece, means: null, about: [], isFiller: true } : piece,
  );

const isWork = (words: readonly string[]) =>
  words.some((word, at) => work.test(word) && !purpose.has(words[at - 1] ?? "")) &&
  !words.some((word) => made.test(word));

const isTrade = (words: readonly string[]) => {
  const some = (expression: RegExp) => words.some((word) => expression.test(word));
  return (some(trade) && (some(tools) || words.some(isInstrument))) || (some(repair) && some(tools));
};

const isRoom = (words: readonly string[]) =>
  words.some((word) => rent.test(word)) && words.some((word) => rooms.test(word));

/**
 * A search that names a craft and asks for something that no creative does: a job or a school, a used camera, a room, a
 * person of that name. It is left to the letters. `offersWork`: whether those who are searched offer jobs.
 */
export function withoutOtherWishes(
  pieces: readonly Piece[],
  words: readonly string[],
  offersWork: boolean,
): readonly Piece[] {
  const isOther = isName(words) || isTrade(words) || isRoom(words) || (!offersWork && isWork(words));
  return isOther ? pieces.map((piece) => ({ ...piece, means: null, about: [], isOccasion: false })) : pieces;
}
