import { isJoining } from "../language/fillers";
import { isOfWriting } from "../offering/writing";
import type { Piece } from "../reading/pieces";
import { findConcept, includes, isOfUnlike, widerConcepts, withWider } from "../vocabulary/vocabulary";
import { absorbGoods } from "./goods";
import type { Group } from "./group";
import { asLessons } from "./lessons";
import { addOccasions } from "./occasions";
import { dropPurposes, isUnknownHead, purposesOf } from "./purposes";

/**
 * Puts pieces together that mean one thing: a craft and its motif ('Fotograf', 'Hochzeit'), or a craft and a narrower
 * one ('Grafikdesign', 'Logo'). A motif counts alone only if no craft is named.
 */
export function combine(pieces: readonly Piece[], words: readonly string[]): Group[] {
  const purposes = purposesOf(pieces, words);
  const groups = new Map<Piece, Group>();
  for (const piece of pieces) if (piece.means) groups.set(piece, { pieces: [piece], concepts: [piece.means] });
  // The last one added comes first: 'Hochzeit auf der Alpe' and 'Familienfotos am See' are no landscapes.
  const motifs = pieces.filter(({ about }) => about.length > 0);
  const rank = ({ isOccasion, isCompound }: Piece) => (isCompound ? 2 : isOccasion ? 1 : 0);
  for (const piece of motifs.toSorted((one, other) => rank(one) - rank(other))) addMotif(piece, groups);
  for (const piece of motifs) if (piece.isOccasion) addAkin(piece, groups);
  mergeNarrower(groups);
  absorbGoods(groups, purposes, words);
  absorbVerbs(groups, words);
  asLessons(groups);
  const isForeign = isUnknownHead(pieces, purposes, groups);
  dropPurposes(groups, purposes);
  dropVague(pieces, groups);
  if (isForeign) groups.clear();
  else if (groups.size === 0) addOccasions(pieces, groups, words);
  return [...groups.values()];
}

const [design, art] = ["gestaltung", "kunst"] as const;

/**
 * 'Festwagen gestalten': whatever is asked for, somebody has to design it. So it is with 'Shop einrichten', and a
 * 'Künstlerin Keramik' makes ceramics.
 */
function absorbVerbs(groups: Map<Piece, Group>, words: readonly string[]) {
  // 'Text und Gestaltung' asks for both.
  const isListed = ({ at }: Piece) => isJoining(words[at - 1]);
  const isVerb = ({ concepts, pieces }: Group) =>
    (concepts.every((id) => id === design || id === art) && !pieces.some(isListed)) ||
    pieces.every(({ isHelpingWord }) => isHelpingWord);
  const other = [...groups.values()].find((group) => !isVerb(group));
  if (!other) return;
  for (const [piece, group] of [...groups]) {
    if (!isVerb(group)) continue;
    if (isOwnCraft(piece, other)) other.concepts.unshift(...group.concepts);
    if (piece.means === design) other.concepts.unshift(...designOf(other));
    other.pieces.push(...group.pieces);
    groups.delete(piece);
  }
}

/** 'Handyvideo schneiden' asks for who edits films, but 'Podcast schneiden' for who makes podcasts. */
function isOwnCraft({ means, isHelpingWord }: Piece, { concepts }: Group) {
  const related = findConcept(means ?? "")?.related ?? [];
  return isHelpingWord && withWider(concepts).some((id) => related.includes(id));
}

/** A 'Chronik' is written, and who is asked to design one designs books. */
const designOf = ({ concepts: [first = ""] }: Group) =>
  (findConcept(first)?.related ?? []).filter((id) => isOfWriting(first) && includes(design, id));

/** A 'Kfz-Werkstatt' is none of ours: beside a word that nobody knows, a vague one means nothing. */
function dropVague(pieces: readonly Piece[], groups: Map<Piece, Group>) {
  const isUsed = (piece: Piece) => [...groups.values()].some((group) => group.pieces.includes(piece));
  if (pieces.every((piece) => piece.isFiller || isUsed(piece))) return;
  for (const [piece, group] of [...groups]) if (group.pieces.every(({ isVague }) => isVague)) groups.delete(piece);
}

/** Puts the narrower crafts that this is a motif of before each craft that includes them. */
function addMotif(motif: Piece, groups: Map<Piece, Group>) {
  for (const [craft, group] of [...groups]) {
    const { means } = craft;
    const isItself = craft === motif;
    if (!means || (isItself && !motif.isCompound)) continue;
    // In 'Museumskatalog gestalten' the museum belongs to the catalogue alone.
    if (motif.isCompound && motif.means && !isItself && isOfUnlike(means)) continue;
    const isKind = (id: string) => id === means || includes(means, id);
    // 'Handgemachte Teller' are pottery first, which the word names, then turned wood.
    const named = !isItself && motif.means && includes(means, motif.means) ? [motif.means] : [];
    const narrower = [...named, ...motif.about.filter(isKind)];
    if (motif.about.every((id) => !isKind(id))) continue;
    group.concepts = [...new Set([...narrower.filter((id) => id !== means), ...group.concepts])];
    if (isItself) continue;
    group.pieces.push(motif);
    // 'Portrait zeichnen' is a drawing: the word is no craft of its own then.
    groups.delete(motif);
  }
}

/** 'Band für die Hochzeit': behind bands come those who play at weddings otherwise, if nothing narrower was meant. */
function addAkin(occasion: Piece, groups: Map<Piece, Group>) {
  if ([...groups.values()].some((group) => group.pieces.includes(occasion))) return;
  for (const [{ means }, group] of groups) {
    const fields = widerConcepts(means ?? "");
    const related = findConcept(means ?? "")?.related ?? [];
    const akin = occasion.about.filter((id) => related.includes(id) && fields.some((field) => includes(field, id)));
    if (akin.length === 0) continue;
    group.concepts = [...new Set([...group.concepts, ...akin])];
    group.pieces.push(occasion);
  }
}

/** 'Grafikdesign' and 'Logo' are one wish, the narrower craft first. */
function mergeNarrower(groups: Map<Piece, Group>) {
  for (const [piece, wide] of [...groups]) {
    const isPart = (id: string) => wide.concepts.some((other) => other === id || includes(other, id));
    const narrow = [...groups.values()].find((group) => group !== wide && group.concepts.some(isPart));
    if (!narrow) continue;
    narrow.concepts = [...new Set([...narrow.concepts, ...wide.concepts])];
    narrow.pieces.push(...wide.pieces);
    groups.delete(piece);
  }
}

/** Crafts that include these: whoever photographs may also photograph weddings. */
export function widerOf(concepts: readonly string[]): string[] {
  const wider = concepts.flatMap(widerConcepts).filter((id) => !findConcept(id)?.isField);
  return [...new Set(wider)].filter((id) => !concepts.includes(id));
}
