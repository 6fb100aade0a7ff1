import { findConcept, widerConcepts } from "../vocabulary/vocabulary";
import type { Piece } from "./pieces";

interface Group {
  pieces: Piece[];
  concepts: string[];
}

/** A subject alone means every craft that knows it; more than these say nothing. */
const mostOfSubject = 10;

const includes = (wider: string, narrower: string) => widerConcepts(narrower).includes(wider);

/**
 * Puts pieces together that mean one thing: a craft and its subject ('Fotograf', 'Hochzeit'), or a craft and a narrower
 * one ('Grafikdesign', 'Logo'). A subject counts alone only if no craft is named.
 */
export function combine(pieces: readonly Piece[]): { groups: Group[]; unused: Piece[] } {
  const named = pieces.filter(({ means }) => means);
  const subjects = pieces.filter(({ about }) => about.length > 0);
  const groups = new Map<Piece, Group>(
    named.map((piece) => [piece, { pieces: [piece], concepts: piece.means ? [piece.means] : [] }]),
  );
  const used = new Set<Piece>(named);
  const isSubject = new Set<Piece>();

  for (const subject of subjects) {
    const crafts = named.filter(
      (piece) => (piece !== subject || piece.isCompound) && !isSubject.has(piece) && piece.means !== null,
    );
    const met = crafts.flatMap((piece) => {
      const narrower = subject.about.filter(
        (id) => piece.means !== null && (piece.means === id || includes(piece.means, id)),
      );
      return narrower.length > 0 ? [{ group: groups.get(piece), narrower }] : [];
    });
    for (const { group, narrower } of met) {
      group?.concepts.unshift(...narrower.filter((id) => !group.concepts.includes(id)));
      if (group && groups.get(subject) !== group) {
        group.pieces.push(subject);
        isSubject.add(subject);
        groups.delete(subject);
      }
      used.add(subject);
    }
  }
  mergeNarrower(groups);
  if (groups.size === 0) addSubjects(subjects, groups, used);
  const all = [...groups.values()].map((group) => ({ ...group, concepts: withWiderLast(group.concepts) }));
  return { groups: all, unused: pieces.filter((piece) => !used.has(piece)) };
}

/** 'Grafikdesign' and 'Logo' are one wish, the narrower craft first. */
function mergeNarrower(groups: Map<Piece, Group>) {
  for (const [piece, wide] of groups) {
    const narrow = [...groups.values()].find(
      (group) =>
        group !== wide &&
        group.concepts.some((id) => wide.concepts.some((other) => other === id || includes(other, id))),
    );
    if (!narrow) continue;
    narrow.concepts.push(...wide.concepts.filter((id) => !narrow.concepts.includes(id)));
    narrow.pieces.push(...wide.pieces);
    groups.delete(piece);
  }
}

function addSubjects(subjects: readonly Piece[], groups: Map<Piece, Group>, used: Set<Piece>) {
  const lone = subjects.filter(({ isFiller }) => !isFiller);
  const [first] = lone;
  if (!first) return;
  const common = lone.slice(1).reduce<readonly string[]>((ids, { about }) => {
    const both = ids.filter((id) => about.some((other) => other === id || includes(id, other) || includes(other, id)));
    return both.length > 0 ? both : ids;
  }, first.about);
  for (const subject of lone) used.add(subject);
  groups.set(first, { pieces: [...lone], concepts: common.slice(0, mostOfSubject) });
}

/** After what was meant, the crafts that include it: who photographs also photographs weddings. */
function withWiderLast(concepts: readonly string[]): string[] {
  const wider = concepts.flatMap(widerConcepts).filter((id) => !findConcept(id)?.isField);
  return [...new Set([...concepts, ...wider])];
}
