import type { Random } from "../random";
import type { Point } from "./svg";

/** A ridge as nature would draw it: midpoints moved again and again, less each time. */
export function ridge(random: Random, width: number, base: number, lift: number, roughness = 0.52): Point[] {
  let heights = [
    random.between(-0.4, 0.4),
    random.between(0.2, 1),
    random.between(-0.6, 0.5),
    random.between(0.1, 0.9),
    random.between(-0.4, 0.4),
  ];
  let swing = 0.5;
  for (let round = 0; round < 5; round++) {
    const finer: number[] = [];
    for (let i = 0; i < heights.length - 1; i++) {
      const [left = 0, right = 0] = [heights[i], heights[i + 1]];
      finer.push(left, (left + right) / 2 + random.between(-swing, swing));
    }
    heights = [...finer, heights.at(-1) ?? 0];
    swing *= roughness;
  }
  const step = (width + 40) / (heights.length - 1);
  return heights.map((height, i) => [-20 + i * step, base - height * lift]);
}

export const fill = (points: readonly Point[], width: number, floor: number): Point[] => [
  [-20, floor],
  ...points,
  [width + 20, floor],
];

/** Path data of a row of firs standing on a ridge. */
export function forest(random: Random, points: readonly Point[], tall: number, gap: number): string {
  let d = "";
  const at = (x: number) => points.find(([px]) => px >= x)?.[1] ?? points.at(-1)?.[1] ?? 0;
  for (let x = -10; x < (points.at(-1)?.[0] ?? 0); x += random.between(gap * 0.4, gap * 1.4)) {
    const high = tall * random.between(0.5, 1.15);
    const half = high * random.between(0.13, 0.2);
    const foot = at(x) + 6;
    d += `M${x.toFixed(0)} ${(foot - high).toFixed(0)}l${half.toFixed(1)} ${(high * 0.5).toFixed(1)}h${(-half * 0.35).toFixed(1)}l${(half * 0.7).toFixed(1)} ${(high * 0.5).toFixed(1)}h${(-half * 2.7).toFixed(1)}l${(half * 0.7).toFixed(1)} ${(-high * 0.5).toFixed(1)}h${(-half * 0.35).toFixed(1)}z`;
  }
  return d;
}
