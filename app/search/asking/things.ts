import { isJoining } from "../language/fillers";
import { nounForms } from "../language/inflection";
import { wordSet } from "../language/word-set";
import { isVerbOfCraft } from "../reading/lexicon";
import type { Piece } from "../reading/pieces";
import { isMaterial } from "../reading/techniques";
import { isWithin } from "../vocabulary/vocabulary";
import { isLanguage } from "./languages";

/** What is done to something that is already there. */
const doneTo = /^(?:(?:fotografier|restaurier|retuschier|digitalisier)(?:en|et|e|t|ung)|film(?:en|t|ing))$/;
const doneToTexts = wordSet("uebersetzung lektorat");

/** What is seen in photographs and films: in 'Video Umbau' and 'Fotos Möbel' nobody looks for an architect or a joiner. */
const things = wordSet(
  "architektur innenarchitektur raumgestaltung landschaftsarchitektur holzbau kunsthandwerk moebel metall schmuck keramik glas stein schneiderei modedesign tracht taschen schuhe hut",
);
const media = wordSet("fotografie film verpackung etikett website onlineshop flyer broschuere plakat");
/** What a business has made, in which a 'Tischler' is who orders it and 'Holz' what it is made of. */
const ofBusinesses = wordSet("logodesign visitenkarten");
/** Who has these made to be known: in 'Sängerin Plakat' and 'Maler Website' nobody looks for the artist. */
const artists = wordSet("musik tanz kabarett literatur malerei schauspiel zauberei");
const ofArtists = wordSet("logodesign visitenkarten website flyer plakat broschuere");
/** Where something stands, hangs or is published. */
const sites =
  /^(?:kapelle|kirche|garten|terrasse|dachterrasse|balkon|innenhof|schulhof|pausenhof|spielplatz|vorgarten|vorplatz|kuche|bad|badezimmer|stube|gaststube)$/;
const standing = wordSet(
  "kunst kunsthandwerk wandmalerei moebel moebelbau moebeldesign leuchten galerie druck grafikdesign",
);
const publishing = /^(?:\w*zeitung(?:en)?|\w*blatt|\w*magazin|zeitschrift|radio|fernsehen|tv|kino|internet)$/;
const advertising = wordSet("anzeigen werbung pressearbeit text");
const places = [
  { place: sites, of: standing },
  { place: publishing, of: advertising },
];
/** What a logo is put on or made of: 'Logo auf T-Shirt' is printed, and drawn already. */
const marked = new Set([
  ...[...things, "textildruck", "arbeitskleidung", "merchandise", "stickerei", "beschriftung"],
  ...["kalender", "buchbinderei", "einladungen", "kerzen", "verpackung"],
]);
const marks = wordSet("logodesign fotografie");
const on = wordSet("auf aufs aus als in");

/** 'Herbstbilder' are photographed; but a 'Bild aus Holz' is made. */
const isPicture = ({ means, about }: Piece) => means === null && about.includes("fotografie");

/**
 * The pieces of a search without those that only say what the work is done to, what it shows, or where it stands: in
 * 'Möbel fotografieren', 'Fotos Möbel', 'Skulptur Garten' and 'Inserat Zeitung' one craft is asked for, unless 'und' joins
 * two. Nor has anybody to draw the logo for 'Kerzen mit Logo', or to find the name for a 'Gürtel mit Namen'.
 */
export function withoutThings(pieces: readonly Piece[], words: readonly string[]): Piece[] {
  // In 'Homepage auf Englisch übersetzen' the language belongs to the verb.
  const isInto = ({ at, means }: Piece) => means === "uebersetzung" && words.slice(at - 1, at + 1).includes("auf");
  const said = pieces.filter((piece) => !piece.isFiller && !isInto(piece));
  const worksOn = ({ at, length, means }: Piece) => {
    const own = words.slice(at, at + length);
    return own.some((word) => doneTo.test(word)) || (doneToTexts.has(means ?? "") && !own.some(isLanguage));
  };
  const stands = ({ at, length }: Piece, other: Piece) =>
    length === 1 &&
    places.some(
      ({ place, of }) => nounForms(words[at] ?? "").some((form) => place.test(form)) && isWithin(other.means, of),
    );
  const isThingOf = (piece: Piece, other: Piece | undefined) => {
    if (!other) return false;
    const [first, second] = piece.at < other.at ? [piece, other] : [other, piece];
    // 'Texterin, die auch übersetzt'
    const isJoined = (word: string) => isJoining(word) || word === "auch";
    if (words.slice(first.at + first.length, second.at).some(isJoined)) return false;
    const isBeside = piece.at + piece.length === other.at || other.at + other.length === piece.at;
    const isOrdered = isBeside && isWithin(other.means, ofBusinesses) && !isMaterial(words[piece.at] ?? "");
    const isSeen = isWithin(other.means, media) || (isPicture(other) && !isMaterial(words[piece.at] ?? ""));
    const isShown = isWithin(piece.means, things) && (isOrdered || isSeen);
    const isArtist = isWithin(piece.means, artists) && !isVerbOfCraft(words[piece.at] ?? "");
    const isKnownBy = isBeside && isArtist && isWithin(other.means, ofArtists);
    return worksOn(other) || isShown || isKnownBy || stands(piece, other);
  };
  return pieces.map((piece) => {
    const { at, length, means } = piece;
    const number = said.indexOf(piece);
    const [before, behind] = [said[number - 1], said[number + 1]];
    if (!means || number < 0 || worksOn(piece)) return piece;
    const isWith = words[at - 1] === "mit" || (words[at - 2] === "mit" && /e[mn]$/.test(words[at - 1] ?? ""));
    // 'Polos mit Logo': what nobody knows is printed too.
    if (isWith && means === "logodesign" && before?.means === null && before.about.length === 0)
      return { ...piece, means: "merchandise" };
    const isMark =
      (isWith && before && (means === "naming" || (marks.has(means) && isWithin(before.means, marked)))) ||
      (means === "logodesign" && on.has(words[at + length] ?? "") && behind && isWithin(behind.means, marked));
    return isMark || isThingOf(piece, before) || isThingOf(piece, behind) ? { ...piece, means: null } : piece;
  });
}
