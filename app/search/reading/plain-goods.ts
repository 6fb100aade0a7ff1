import { withWider } from "../vocabulary/vocabulary";
import type { Group } from "./group";
import type { Piece } from "./pieces";

/** Goods that somebody prints or draws, unless it is said how they are made: a 'Pullover', a 'Figur'. */
const plain = new Set(["textildruck", "arbeitskleidung", "character-design"]);
/** How things are made. */
const techniques = new Set(
  "stricken filzen weberei stickerei patchwork schneiderei keramik glas metall stein taschen holzhandwerk korbflechten bildhauerei".split(
    " ",
  ),
);

const isTechnique = (id: string) => withWider([id]).some((each) => techniques.has(each));

/** 'Strickpullover' is knitted, 'Bronzefigur' is cast: what the parts before a plain head mean. */
export const techniqueOf = (head: string, before: readonly (string | null)[]): string | null =>
  plain.has(head) ? (before.find((id) => id !== null && isTechnique(id)) ?? null) : null;

const joining = new Set(["und", "oder", "and"]);

/** 'Pullover stricken' and 'Figur aus Bronze'. 'T-Shirts bedrucken und besticken' asks for both. */
export function absorbPlainGoods(groups: Map<Piece, Group>, words: readonly string[]) {
  for (const [goods, group] of [...groups]) {
    const isPlain = plain.has(goods.means ?? "") && goods.length === 1 && !/dru/.test(words[goods.at] ?? "");
    if (!isPlain || group.concepts.length > 1) continue;
    const isMade = ({ at, means }: Piece) =>
      isTechnique(means ?? "") &&
      !words.slice(Math.min(at, goods.at), Math.max(at, goods.at)).some((word) => joining.has(word));
    const other = [...groups].find(([piece]) => isMade(piece))?.[1];
    if (!other) continue;
    other.pieces.push(goods);
    groups.delete(goods);
  }
}
