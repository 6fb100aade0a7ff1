import type { Token } from "../language/tokens";
import { isOfUnlike, withWider } from "../vocabulary/vocabulary";
import type { Piece } from "./pieces";

/** 'Website der Tischlerei' is no joinery, nor is 'Musik zu einem Film' a film. */
const beforeOwner = new Set(["eines", "einer", "des", "der", "vom"]);
const ownerWords = 2;
const beforePurpose = new Set(["fur", "furs", "for"]);
/** From here on the sentence continues with what somebody does: 'Mastering für Bands, dazu Jingles'. */
const goesOn = new Set(["dazu", "auch", "ausserdem", "ebenso", "weiters", "daneben", "sowie", "plus"]);
const beforePart = new Set(["zu", "zum", "zur"]);
/** 'Namen auf Hemden und Fahnen gestickt' makes no flags. */
const beforeGround = new Set(["auf"]);
/** 'Möbel aus Holz und Metall' need no smith. */
const beforeMaterial = new Set(["aus"]);
const materialWords = 4;
const materials = new Set(
  "holzhandwerk metall glas keramik stein papier taschen textildesign filzen stricken schmuck kerzen tontechnik".split(
    " ",
  ),
);
/** 'Vom Entwurf bis zum fertigen Film'. */
const upTo = "bis";
const joining = new Set(["und", "oder", "sowie", "and"]);
/** What is translated, proofread, restored or cut is not made. */
const worksOnOthers = new Set(
  "uebersetzung dolmetschen lektorat restaurierung filmschnitt farbkorrektur untertitel kunsttherapie".split(" "),
);
/** What is photographed, filmed or lit is not made either: 'Fotografie von Häusern', 'ich fotografiere Möbel'. */
const shows = new Set(["fotografie", "film", "lichttechnik", "lichtplanung"]);

/**
 * Whether a craft that was named before in the sentence is done for this one, or to it. Who is known for a craft names it
 * nowhere: 'Für Zeitungen und Magazine'.
 */
export function isOnlyObject(
  piece: Piece,
  before: readonly Piece[],
  tokens: readonly Token[],
  known: ReadonlySet<string>,
): boolean {
  if (isWorkedOn(piece, known)) return true;
  const crafts = before.filter(({ means }) => means);
  const [craft] = crafts;
  if (!craft && (known.size === 0 || isVerb(piece, tokens))) return false;
  const words = tokens.map(({ folded }) => folded);
  const { at } = piece;
  const isAmong = (set: ReadonlySet<string>, from: number) =>
    words.slice(Math.max(0, from), at).some((word, index) => set.has(word) && words[from + index - 1] !== upTo);
  const nearest = crafts.at(-1);
  // 'Übersetzerin und Texterin' are two crafts.
  const isBeside = nearest && nearest.at + nearest.length === at - 1 && joining.has(words[at - 1] ?? "");
  const work = craft?.means ?? "";
  if (worksOnOthers.has(work)) return !(isBeside && nearest === craft) && !isAkin(piece.means ?? "", work);
  // 'Für Zeitungen und Magazine', but 'ein Büro für Vereine: Folder, Plakate'.
  const start = craft?.at ?? (beforePurpose.has(words[0] ?? "") ? 0 : at - 3);
  const restart = words.findLastIndex((word, index) => index < at && goesOn.has(word));
  if (isAmong(beforePurpose, Math.max(start, restart)) || isAmong(beforeOwner, at - ownerWords)) return true;
  if (isAmong(beforePart, Math.max(start, at - 3)) || isAmong(beforeGround, Math.max(start, at - 3))) return true;
  if (materials.has(piece.means ?? "") && isAmong(beforeMaterial, Math.max(start, at - materialWords))) return true;
  return isShown(piece, crafts, tokens);
}

/** Nouns are capitalised. */
const isVerb = ({ at }: Piece, tokens: readonly Token[]) => /^\p{Ll}/u.test(tokens[at]?.typed ?? "");

/** Who is known to work on what others made names it: 'Altäre, Skulpturen, bemalte Möbel'. */
const isWorkedOn = ({ means }: Piece, known: ReadonlySet<string>) => {
  const works = [...known].filter((id) => worksOnOthers.has(id));
  const isOne = (id: string) => works.some((work) => isAkin(id, work));
  return works.length > 0 && [...known].every(isOne) && means !== null && !isOne(means);
};

const isAkin = (id: string, work: string) =>
  worksOnOthers.has(id) || withWider([id]).some((each) => !isOfUnlike(each) && withWider([work]).includes(each));

/** Behind 'Fotografie von', and behind the verb 'fotografiere' until the next one. */
function isShown(piece: Piece, crafts: readonly Piece[], tokens: readonly Token[]): boolean {
  if (isVerb(piece, tokens)) return false;
  const showing = crafts.findLast((craft) => withWider([craft.means ?? ""]).some((id) => shows.has(id)));
  if (!showing) return false;
  if (tokens[showing.at + showing.length]?.folded === "von") return true;
  return isVerb(showing, tokens) && !crafts.some((craft) => craft.at > showing.at && isVerb(craft, tokens));
}

const clients = new Set(["kunden", "kundinnen", "auftraggeber", "auftraggeberinnen", "kundschaft"]);
const are = new Set(["sind", "waren", "zahlen", "kommen"]);
const working = new Set(["arbeite", "arbeiten", "arbeitet", "tatig"]);

/** Where the names of clients begin: 'Meine Kunden sind Tischlereien', 'Ich arbeite für Architekturbüros'. */
export function startOfClients(tokens: readonly Token[]): number {
  const words = tokens.map(({ folded }) => folded);
  const start = words.findIndex(
    (word, at) =>
      (clients.has(word) && words.slice(at + 1, at + 3).some((next) => are.has(next))) ||
      (working.has(word) && words.slice(at + 1, at + 4).some((next) => beforePurpose.has(next))),
  );
  return start < 0 ? words.length : start;
}
