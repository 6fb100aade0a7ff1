import { widerConcepts } from "../vocabulary/vocabulary";
import type { Group } from "./group";
import type { Piece } from "./pieces";
import { isPlain, isTechnique } from "./techniques";

const wordsOf = (text: string) => new Set(text.split(" "));

const joining = wordsOf("und oder and");
/** Who works for a film, a play or an advertisement. */
const crews = wordsOf(
  "schauspiel sprecher drehbuch maske kostuembild styling tontechnik kamera regie lichttechnik casting buehnenbild storyboard filmschnitt",
);
const productions = wordsOf("film werbung theater werbefilm spielfilm dokumentarfilm imagefilm hoerspiel musikvideo");
/** How photographs and films are made, or what is done with them. */
const ofMedia = wordsOf(
  "drohnenaufnahmen zeitraffer panorama livestream untertitel filmschnitt farbkorrektur vfx bildbearbeitung fotobox rahmen",
);
const media = wordsOf("fotografie film");

const isNamed = (word: string) => /dru/.test(word);

/** Whether what this piece names is only the thing that the other one makes, or what it is made for. */
function isOnlyFor(piece: Piece, other: Piece, words: readonly string[]): boolean {
  const [means, how] = [piece.means ?? "", other.means ?? ""];
  if (isPlain(means)) return piece.length === 1 && !isNamed(words[piece.at] ?? "") && isTechnique(how);
  if (media.has(means) && ofMedia.has(how)) return true;
  const isOfCrew = [how, ...widerConcepts(how)].some((id) => crews.has(id));
  return piece.at > other.at && productions.has(means) && isOfCrew && !crews.has(means);
}

/**
 * 'Pullover stricken', 'Figur aus Bronze', 'Fotos Drohne' and 'Schauspielerin Werbung' ask for one craft, 'T-Shirts
 * bedrucken und besticken' for two.
 */
export function absorbGoods(groups: Map<Piece, Group>, purposes: ReadonlySet<Piece>, words: readonly string[]) {
  for (const [goods, group] of [...groups]) {
    if (group.concepts.length > 1 || purposes.has(goods)) continue;
    const isJoined = ({ at }: Piece) =>
      words.slice(Math.min(at, goods.at), Math.max(at, goods.at)).some((word) => joining.has(word));
    const other = [...groups].find(
      ([piece]) => piece !== goods && !isJoined(piece) && isOnlyFor(goods, piece, words),
    )?.[1];
    if (!other) continue;
    other.pieces.push(goods);
    groups.delete(goods);
  }
}
