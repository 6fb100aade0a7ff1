import { woods } from "./facades";
import { darker, lighter, mix } from "./palettes";
import type { Sheet } from "./sheet";
import { circle, clip, ellipse, line, linear, path, polygon, rect } from "./svg";
import { fill, ridge } from "./terrain";

/** Concrete planes, an opening, one blade of light. */
export function concrete({ random, width, height }: Sheet): string {
  const tone = random.pick(["#a8a5a0", "#bdb6aa", "#8f9496", "#c9bfb2"]);
  const corner = width * random.between(0.3, 0.64);
  const floor = height * random.between(0.76, 0.86);
  let out =
    linear("left", [`0 ${lighter(tone, 0.25)}`, `1 ${darker(tone, 0.2)}`]) +
    linear("right", [`0 ${darker(tone, 0.3)}`, `1 ${darker(tone, 0.58)}`], 90);
  out += rect(0, 0, corner, height, "url(#left)") + rect(corner, 0, width - corner, height, "url(#right)");
  for (let y = 60; y < floor; y += 62)
    out +=
      line([0, y + 30], [corner, y], darker(tone, 0.4), 1.5, 'stroke-opacity=".35"') +
      line([corner, y], [width, y + 50], darker(tone, 0.7), 1.5, 'stroke-opacity=".4"');
  for (let i = 0; i < 30; i++)
    out += circle(
      random.pick([0.2, 0.5, 0.8]) * corner,
      90 + Math.floor(i / 3) * 124,
      5,
      darker(tone, 0.5),
      'fill-opacity=".5"',
    );
  out += polygon(
    `0,${floor + 70} ${corner},${floor} ${width},${floor + 80} ${width},${height} 0,${height}`,
    darker(tone, 0.5),
  );
  const [w, h] = [random.between(120, 260), random.between(280, 460)];
  const [x, y] = [corner + random.between(90, 240), floor - h - random.between(-30, 90)];
  out +=
    linear("beyond", ["0 #8fb0c4", "0.75 #e9e4d2", "0.76 #66744f", "1 #47543a"]) +
    rect(x, y, w, h, "url(#beyond)") +
    polygon(`${x},${y} ${x + 26},${y + 12} ${x + 26},${y + h} ${x},${y + h}`, lighter(tone, 0.1));
  out += polygon(
    `${x},${floor + 34} ${x + w},${floor + 50} ${x + w - 330},${height} ${x - 520},${height}`,
    "#fff0cc",
    'fill-opacity=".5"',
  );
  const cut = random.between(-100, 160);
  return (
    out +
    polygon(`0,${cut} ${corner},${cut + 240} ${corner},${cut + 420} 0,${cut + 190}`, "#fff3d8", 'fill-opacity=".4"')
  );
}

/** A hall in one-point perspective, light falling in between the posts. */
export function hall({ random, width, height }: Sheet): string {
  const wood = random.pick(woods);
  const [cx, cy] = [width * random.between(0.35, 0.65), height * 0.46];
  const at = (x: number, y: number, depth: number) => [cx + (x - cx) * depth, cy + (y - cy) * depth] as const;
  const wall = (points: readonly (readonly [number, number])[], tone: string) => polygon(points, tone);
  let out = wall(
    [
      [0, 0],
      [width, 0],
      [width, height],
      [0, height],
    ],
    darker(wood, 0.3),
  );
  out +=
    wall([[0, height], [width, height], at(width, height, 0.16), at(0, height, 0.16)], lighter(wood, 0.15)) +
    wall([[0, 0], [width, 0], at(width, 0, 0.16), at(0, 0, 0.16)], darker(wood, 0.45));
  out += wall([[0, 0], at(0, 0, 0.16), at(0, height, 0.16), [0, height]], darker(wood, 0.12));
  const left = random.chance(0.5);
  for (let i = 0; i < 9; i++) {
    const [near, far] = [1.25 * 0.79 ** i, 1.25 * 0.79 ** (i + 0.55)];
    const side = left ? 0 : width;
    const other = left ? width : 0;
    out += wall(
      [at(side, 0, near), at(side, 0, far), at(side, height, far), at(side, height, near)],
      mix("#fff2d0", "#b9cdd6", i / 12),
    );
    out += polygon(
      [at(side, height, near), at(side, height, far), at(other, height, far * 0.93), at(other, height, near * 0.93)],
      "#fff0c8",
      'fill-opacity=".55"',
    );
    out += polygon(
      [
        at(other, height, near * 0.93),
        at(other, height, far * 0.93),
        at(other, height * 0.55, far * 0.93),
        at(other, height * 0.55, near * 0.93),
      ],
      "#fff0c8",
      'fill-opacity=".3"',
    );
    out += polygon(
      [at(0, 0, near), at(width, 0, near), at(width, height * 0.06, near), at(0, height * 0.06, near)],
      darker(wood, 0.5),
    );
  }
  return out + polygon([at(0, 0, 0.16), at(width, 0, 0.16), at(width, height, 0.16), at(0, height, 0.16)], "#f4ead2");
}

/** A room, the sun on its floor, one chair. */
export function room({ random, width, height }: Sheet): string {
  const tone = random.pick(["#d8cdbb", "#c4b7a2", "#b9bdb8", "#e0d2c0"]);
  const floor = height * 0.7;
  const [x, w, h] = [width * random.between(0.12, 0.34), random.between(280, 380), height * 0.42];
  const y = height * 0.14;
  let out =
    linear("wall", [`0 ${lighter(tone, 0.2)}`, `1 ${darker(tone, 0.28)}`], 90) +
    rect(0, 0, width, floor, "url(#wall)") +
    linear("floor", ["0 #9a7a55", "1 #5d452f"]) +
    rect(0, floor, width, height - floor, "url(#floor)");
  for (let at = -600; at < width + 600; at += 90)
    out += line([width / 2 + (at - width / 2) * 0.7, floor], [at, height], "#3f2e1f", 2, 'stroke-opacity=".4"');
  const points = ridge(random, w, y + h * 0.6, 60);
  out += clip(
    "view",
    rect(x, y, w, h, "#000"),
    `${
      linear("out", ["0 #9dbccb", "1 #f4ecd6"]) + rect(x, y, w, h, "url(#out)")
    }<g transform="translate(${x} 0)">${polygon(fill(points, w, y + h), "#5f7468")}</g>`,
  );
  out += rect(x, y, w, h, "none", 'stroke="#3a2c20" stroke-width="16"') + rect(x + w / 2 - 5, y, 10, h, "#3a2c20");
  for (const shift of [0, w * 0.54])
    out += polygon(
      `${x + 260 + shift},${floor + 30} ${x + 260 + shift + w * 0.44},${floor + 30} ${x + 500 + shift * 1.3 + w * 0.5},${height - 20} ${x + 480 + shift * 1.3},${height - 20}`,
      "#ffe7b0",
      'fill-opacity=".55"',
    );
  out += polygon(
    `${x + w + 240},${y + 40} ${x + w + 400},${y + 80} ${x + w + 400},${floor - 30} ${x + w + 240},${floor - 30}`,
    "#fff2cf",
    'fill-opacity=".35"',
  );
  const [cx, cy] = [random.between(width * 0.62, width * 0.8), floor + 110];
  const dark = "#1d1713";
  return (
    out +
    ellipse(cx + 90, cy + 8, 190, 18, "#000", 'fill-opacity=".3"') +
    path(
      `M${cx - 70} ${cy}L${cx - 58} ${cy - 130}H${cx - 62}L${cx - 84} ${cy - 330}H${cx - 64}L${cx - 42} ${cy - 148}H${cx + 78}L${cx + 96} ${cy}H${cx + 82}L${cx + 64} ${cy - 124}H${cx - 40}L${cx - 56} ${cy}Z`,
      dark,
    ) +
    path(`M${cx - 80} ${cy - 318}H${cx - 10}L${cx + 2} ${cy - 240}H${cx - 70}Z`, dark) +
    path(`M${cx - 30} ${cy - 318}H${cx - 12}L${cx + 16} ${cy - 148}H${cx - 6}Z`, dark)
  );
}
