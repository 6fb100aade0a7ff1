import { isJoining } from "../language/fillers";
import { wordSet } from "../language/word-set";
import { isVerbOfCraft } from "../reading/lexicon";
import type { Piece } from "../reading/pieces";
import { isMaterial, isPlain, isTechnique } from "../reading/techniques";
import { findConcept, isWithin } from "../vocabulary/vocabulary";
import type { Group } from "./group";

const signs = "beschriftung";

/** Who works for a film, a play or an advertisement. */
const crews = wordSet(
  "schauspiel sprecher drehbuch maske kostuembild styling tontechnik kamera regie lichttechnik casting buehnenbild storyboard filmschnitt",
);
const productions = wordSet("film werbung theater werbefilm spielfilm dokumentarfilm imagefilm hoerspiel musikvideo");
/** How photographs and films are made, or what is done with them. */
const ofMedia = wordSet(
  "drohnenaufnahmen zeitraffer panorama livestream untertitel filmschnitt farbkorrektur vfx bildbearbeitung fotobox rahmen",
);
const media = wordSet("fotografie film");

/** What is done to a thing that is there. */
const decorating = /^(?:gravier|bestick|bedruck)(?:en|t|te|ter|tes|ten)$/;
const things = wordSet(
  `kunsthandwerk moebel moebelbau verpackung merchandise schneiderei tracht modedesign taschen
  leuchten schmuck bildhauerei weberei polsterei beschriftung buchbinderei spielzeug schuhe hut rahmen instrumentenbau kerzen speisekarte visitenkarten`,
);
const isThing = (id: string) => isWithin(id, things);

const textiles = wordSet("textildruck arbeitskleidung tracht modedesign schneiderei textildesign taschen verpackung");

/**
 * 'Lampenschirm Papier' is for who makes lampshades or works with paper, 'Glas gravieren' for who engraves, or works
 * with glass, and 'Ringe schmieden' for who makes jewellery, or forges.
 */
function isBoth(piece: Piece, other: Piece, words: readonly string[]): boolean {
  const [word = "", how = ""] = [words[piece.at], words[other.at]];
  if (isVerbOfCraft(word)) {
    const [made, thing] = [piece.means ?? "", other.means ?? ""];
    return isRelated(made, thing) || (isTechnique(made) && isThing(thing));
  }
  if (isMaterial(word) && piece.at < other.at && /en$/.test(how) && !isVerbOfCraft(how)) return true;
  if (decorating.test(how)) return isThing(piece.means ?? "");
  const isMadeOf = piece.at > other.at && words[piece.at - 1] !== "auf";
  return isMadeOf && isMaterial(word) && !isMaterial(how) && isThing(other.means ?? "");
}

const isRelated = (one: string, other: string) =>
  one !== "druck" &&
  [findConcept(one), findConcept(other)].some((concept, at) => concept?.related?.includes(at === 0 ? other : one));

/** Whether what this piece names is only the thing that the other one makes, or what it is made for. */
function isOnlyFor(piece: Piece, other: Piece, words: readonly string[]): boolean {
  const [means, how] = [piece.means ?? "", other.means ?? ""];
  if (isPlain(means)) return isTechnique(how);
  // A 'Fahne' is painted or printed, unless somebody wants it 'bestickt'.
  if (means === signs && isVerbOfCraft(words[other.at] ?? "")) return isTechnique(how);
  if (media.has(means) && ofMedia.has(how)) return true;
  // 'Tasche aus LKW-Plane'
  const isMadeOf = words.slice(Math.max(0, piece.at - 1), piece.at + 1).includes("aus");
  if (isMadeOf && piece.at > other.at) return !isMaterial(words[piece.at] ?? "");
  const isOfCrew = isWithin(how, crews);
  return productions.has(means) && isOfCrew && !crews.has(means);
}

/**
 * 'Pullover stricken', 'Figur aus Bronze', 'Fotos Drohne' and 'Schauspielerin Werbung' ask for one craft, 'T-Shirts
 * bedrucken und besticken' for two.
 */
export function absorbGoods(groups: Map<Piece, Group>, purposes: ReadonlySet<Piece>, words: readonly string[]) {
  for (const [goods, group] of [...groups]) {
    if (group.concepts.length > 1 || purposes.has(goods)) continue;
    const isJoined = ({ at }: Piece) => words.slice(Math.min(at, goods.at), Math.max(at, goods.at)).some(isJoining);
    const others = [...groups].filter(([piece]) => piece !== goods && !purposes.has(piece) && !isJoined(piece));
    const only = others.find(([piece]) => isOnlyFor(goods, piece, words))?.[1];
    const both = only ? undefined : others.find(([piece]) => isBoth(goods, piece, words));
    const other = only ?? both?.[1];
    if (!other) continue;
    if (both) {
      const isPrinted = both[0].means === "textildruck" && !group.concepts.some((id) => isWithin(id, textiles));
      other.concepts = [...new Set([...(isPrinted ? ["merchandise"] : other.concepts), ...group.concepts])];
    }
    other.pieces.push(goods);
    groups.delete(goods);
  }
}
