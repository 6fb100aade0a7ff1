import { nounForms } from "../language/inflection";
import { withWider } from "../vocabulary/vocabulary";
import { isLanguage } from "./languages";
import type { Piece } from "./pieces";

const beforePurpose = new Set(["fur", "furs", "furn", "furd", "for", "za"]);
const joining = new Set(["und", "oder", "sowie", "odr", "and", "or"]);

/**
 * What something is for: in 'Logo für eine Tischlerei' nobody looks for a joiner. A purpose is the first word after
 * 'für', and what is listed with it.
 */
export function purposesOf(pieces: readonly Piece[], words: readonly string[]): Set<Piece> {
  const purposes = new Set<Piece>();
  let state: "outside" | "before" | "within" = "outside";
  for (const piece of pieces) {
    const word = words[piece.at] ?? "";
    if (beforePurpose.has(word)) state = "before";
    else if (piece.isFiller) state = state === "within" && !joining.has(word) ? "outside" : state;
    else if (state !== "outside") {
      purposes.add(piece);
      if (piece.means || piece.about.length > 0) state = "within";
    }
  }
  return purposes;
}

/** What is done to something that is already there. */
const doneTo = /^(?:(?:fotografier|restaurier|retuschier|digitalisier)(?:en|et|e|t|ung)|film(?:en|t|ing))$/;
const doneToTexts = new Set(["uebersetzung", "lektorat"]);

/** What is seen in photographs and films: in 'Video Umbau' and 'Fotos Möbel' nobody looks for an architect or a joiner. */
const things = new Set(
  "architektur innenarchitektur landschaftsarchitektur holzbau kunsthandwerk moebel metall schmuck keramik glas stein schneiderei modedesign tracht taschen schuhe hut".split(
    " ",
  ),
);
const media = new Set([
  "fotografie",
  "film",
  "verpackung",
  "etikett",
  "website",
  "onlineshop",
  "flyer",
  "broschuere",
  "plakat",
]);
/** Where something stands or hangs: a 'Skulptur Garten' needs no gardener, unless both are joined. */
const sites =
  /^(?:kapelle|kirche|garten|terrasse|dachterrasse|balkon|innenhof|vorgarten|vorplatz|kuche|bad|badezimmer|stube|gaststube)$/;
const standing = new Set(
  "kunst kunsthandwerk moebel moebelbau moebeldesign leuchten galerie druck grafikdesign".split(" "),
);
/** Where something is published: 'Inserat in der Zeitung', 'Werbung Radio'. */
const publishing = /^(?:zeitung(?:en)?|magazin|zeitschrift|radio|fernsehen|tv|kino|internet)$/;
const advertising = new Set(["anzeigen", "werbung", "pressearbeit", "text"]);
/** What a logo is put on or made of: 'Logo auf T-Shirt' is printed, and drawn already. */
const marked = new Set([
  ...[...things, "textildruck", "arbeitskleidung", "merchandise", "stickerei", "beschriftung"],
  ...["kalender", "buchbinderei", "einladungen", "kerzen", "verpackung"],
]);
const on = new Set(["auf", "aufs", "aus", "als", "in"]);
const isOf = ({ means }: Piece, fields: ReadonlySet<string>) =>
  means !== null && withWider([means]).some((id) => fields.has(id));
const inOrder = (one: Piece, other: Piece): [Piece, Piece] => (one.at < other.at ? [one, other] : [other, one]);

/**
 * Who photographs clothes and translates websites need make none: what stands beside such a verb is its object. Nor has
 * anybody to find the name for a 'Gürtel mit Namen', or to draw the logo for 'Kerzen mit Logo'.
 */
export function withoutObjects(pieces: readonly Piece[], words: readonly string[]): Piece[] {
  const isVerb = ({ at, length, means }: Piece) =>
    (doneToTexts.has(means ?? "") && !words.slice(at, at + length).some(isLanguage)) ||
    words.slice(at, at + length).some((word) => doneTo.test(word));
  // In 'Homepage auf Englisch übersetzen' the language belongs to the verb.
  const isInto = ({ at, means }: Piece) => means === "uebersetzung" && words.slice(at - 1, at + 1).includes("auf");
  const said = pieces.filter((piece) => !piece.isFiller && !isInto(piece));
  const isShown = (piece: Piece, other: Piece | undefined) =>
    other && isOf(piece, things) && isOf(other, media) && !isJoined(...inOrder(piece, other));
  const isSite = (piece: Piece, other: Piece | undefined) =>
    other &&
    piece.length === 1 &&
    nounForms(words[piece.at] ?? "").some((form) => sites.test(form)) &&
    isOf(other, standing) &&
    !isJoined(...inOrder(piece, other));
  const isOn = ({ at, length, means }: Piece, next: Piece | undefined) =>
    next && means === "logodesign" && on.has(words[at + length] ?? "") && isOf(next, marked);
  const isWith = (at: number) =>
    words[at - 1] === "mit" || (words[at - 2] === "mit" && /e[mn]$/.test(words[at - 1] ?? ""));
  const isMark = ({ at, means }: Piece, other: Piece | undefined) =>
    other &&
    isWith(at) &&
    (means === "naming" || ((means === "logodesign" || means === "fotografie") && isOf(other, marked)));
  const isMedium = (piece: Piece, other: Piece | undefined) =>
    other && publishing.test(words[piece.at] ?? "") && isOf(other, advertising) && !isJoined(other, piece);
  const isJoined = (one: Piece, next: Piece) => words.slice(one.at, next.at).some((word) => joining.has(word));
  const objects = said.filter((piece, number) => {
    const [before, behind] = [said[number - 1], said[number + 1]];
    if (!piece.means || isVerb(piece)) return false;
    return (
      isMark(piece, before) ||
      isMedium(piece, before) ||
      isOn(piece, behind) ||
      isSite(piece, before) ||
      isSite(piece, behind) ||
      isShown(piece, before) ||
      isShown(piece, behind) ||
      (behind && isVerb(behind) && !isJoined(piece, behind)) ||
      (before && isVerb(before) && !isJoined(before, piece))
    );
  });
  // 'Polos mit Logo': also what nobody knows is printed.
  const isPrinted = (piece: Piece) => {
    const before = said[said.indexOf(piece) - 1];
    return piece.means === "logodesign" && isWith(piece.at) && before?.means === null && before.about.length === 0;
  };
  return pieces.map((piece) => {
    if (isPrinted(piece)) return { ...piece, means: "merchandise" };
    return objects.includes(piece) ? { ...piece, means: null } : piece;
  });
}
