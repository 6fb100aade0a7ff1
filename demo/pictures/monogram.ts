import { writeCentered } from "./lettering";
import type { Sheet } from "./sheet";
import { circle, path, polygon, rect } from "./svg";

/** A monogram: the first letter cut into a simple shape. */
export function monogram(
  { random, word, pen }: Sheet,
  x: number,
  y: number,
  size: number,
  ground: string,
  front: string,
): string {
  const letter = word[0]?.toUpperCase() ?? "A";
  const shape = random.int(0, 3);
  const [cx, cy, r] = [x + size / 2, y + size / 2, size / 2];
  const back =
    shape === 0
      ? circle(cx, cy, r, front)
      : shape === 1
        ? rect(x, y, size, size, front)
        : shape === 2
          ? polygon(`${cx},${y} ${x + size},${cy} ${cx},${y + size} ${x},${cy}`, front)
          : path(`M${x} ${y}h${size}v${size * 0.55}a${r} ${r} 0 0 1 ${-size} 0z`, front);
  return back + writeCentered(letter, cx, cy - size * 0.21, size * 0.42, { ...pen(ground, 1.1), slant: 0 });
}
