import { fold } from "../language/fold";
import type { Piece } from "../reading/pieces";
import { isForeignService } from "../reading/special-words";
import { findConcept, includes } from "../vocabulary/vocabulary";
import type { Group } from "./group";

/** A motif alone means every craft that has it. A motif of more crafts than this is ignored. */
const maxOfMotif = 10;

/** What both lists have, or one has a narrower craft of: 'Bilder' and 'Hochzeit' meet in wedding photography. */
const meeting = (one: readonly string[], other: readonly string[]) => [
  ...one.filter((id) => other.some((each) => each === id || includes(each, id))),
  ...other.filter((id) => one.some((each) => includes(each, id))),
];

/** Several occasions mean the crafts that know all of them, if there are any. */
export function addOccasions(pieces: readonly Piece[], groups: Map<Piece, Group>, words: readonly string[]) {
  if (words.some(isForeignService)) return;
  const occasions = pieces.filter(({ about, isOccasion }) => about.length > 0 && isOccasion);
  const [first] = occasions;
  if (!first) return;
  // 'Porträt vom Hund': also another motif narrows what the occasion may mean.
  const others = pieces.filter((piece) => piece !== first && piece.about.length > 0);
  const used = occasions.slice(1);
  let concepts = first.about;
  for (const other of others) {
    const common = meeting(concepts, other.about);
    if (common.length === 0) continue;
    concepts = common;
    if (!used.includes(other)) used.push(other);
  }
  // A 'Messe' asks for who builds stands first, whose craft is called so.
  const isCalled = (id: string) => fold(findConcept(id)?.name ?? "").startsWith(words[first.at] ?? "");
  const sorted = new Set([...concepts.filter(isCalled), ...concepts]);
  groups.set(first, { pieces: [first, ...used], concepts: [...sorted].slice(0, maxOfMotif) });
}
