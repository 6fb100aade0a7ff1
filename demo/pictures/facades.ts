import { darker, lighter, mix } from "./palettes";
import type { Sheet } from "./sheet";
import { circle, ellipse, line, linear, path, polygon, radial, rect } from "./svg";
import { fill, forest, ridge } from "./terrain";

export const woods = ["#a9825a", "#7d7468", "#c29a6b", "#5f5347", "#94694a"] as const;

function pane(id: string, x: number, y: number, w: number, h: number, lit: boolean): string {
  const glass = lit ? (["#f6d793", "#c98d3f"] as const) : (["#8fa4ae", "#27323a"] as const);
  return (
    linear(id, [`0 ${glass[0]}`, `0.55 ${mix(glass[0], glass[1], 0.5)}`, `1 ${glass[1]}`], 25) +
    rect(x - 10, y - 10, w + 20, h + 20, "#15110d") +
    rect(x, y, w, h, `url(#${id})`) +
    polygon(
      `${x + w * 0.1},${y} ${x + w * 0.34},${y} ${x + w * 0.12},${y + h} ${x},${y + h} ${x},${y + h * 0.5}`,
      "#fff",
      'fill-opacity=".13"',
    ) +
    rect(x + w / 2 - 4, y, 8, h, "#2a211a") +
    rect(x - 14, y + h + 8, w + 28, 12, "#d8cfc0", 'fill-opacity=".6"')
  );
}

/** Slats of fir, a few deep windows, the shadow of the eaves. */
export function battens({ random, width, height }: Sheet): string {
  const wood = random.pick(woods);
  const step = random.pick([22, 28, 36]);
  let out = rect(0, 0, width, height, darker(wood, 0.6));
  for (let x = 0; x < width; x += step) {
    const tone = mix(wood, random.chance(0.5) ? "#e8d9c0" : "#2a2019", random.between(0, 0.22));
    out += rect(x, 0, step * 0.7, height, tone) + rect(x, 0, step * 0.12, height, lighter(tone, 0.3));
  }
  const columns = random.int(2, 3);
  const [w, h] = [random.between(170, 250), random.between(230, 360)];
  for (let column = 0; column < columns; column++)
    for (let y = random.between(60, 120), row = 0; y < height - 120; y += h + random.between(130, 190), row++)
      if (random.chance(0.75)) {
        const x = ((column + 0.5) * width) / columns - w / 2 + random.between(-40, 40);
        out += pane(`w${column}${row}`, x, y, w, h, random.chance(0.2));
        if (random.chance(0.4))
          for (let i = 0; i < 6; i++)
            out += rect(x + w * 0.55 + i * (w * 0.09), y - 12, w * 0.06, h + 24, darker(wood, 0.25));
      }
  const reach = height * random.between(0.25, 0.5);
  return (
    out +
    polygon(`0,0 ${width},0 ${width},${reach * 0.5} 0,${reach}`, "#0d0b12", 'fill-opacity=".5"') +
    linear("sunlit", ["0 #ffe9bf 0", "1 #ffe9bf 0.22"], 90) +
    rect(0, 0, width, height, "url(#sunlit)")
  );
}

/** A gable in the mist, one window lit. */
export function gable({ random, width, height }: Sheet): string {
  const evening = random.chance(0.5);
  const [top, low] = evening ? ["#2b3a52", "#c7a08c"] : ["#b9c4c6", "#eceae2"];
  const dark = evening ? "#14161c" : "#33322e";
  const [half, wall] = [random.between(150, 230), random.between(170, 260)];
  const [x, foot] = [random.between(420, 780), height * 0.76];
  const points = ridge(random, width, height * 0.56, 90);
  let out =
    linear("sky", [`0 ${top}`, `1 ${low}`]) +
    rect(0, 0, width, height, "url(#sky)") +
    polygon(fill(points, width, height), mix(low, dark, 0.3)) +
    path(forest(random, points, 60, 18), mix(low, dark, 0.3));
  out += linear("fog", [`0 ${low} 0`, `1 ${low} 0.9`]) + rect(0, height * 0.5, width, height * 0.26, "url(#fog)");
  const meadow = evening ? "#2c352c" : "#7c8468";
  out +=
    linear("meadow", [`0 ${mix(meadow, low, 0.5)}`, `1 ${darker(meadow, 0.4)}`]) +
    rect(0, foot - 4, width, height - foot + 4, "url(#meadow)");
  const shape = [
    [x - half, foot],
    [x - half, foot - wall],
    [x, foot - wall - half * 0.95],
    [x + half, foot - wall],
    [x + half, foot],
  ] as const;
  out +=
    polygon(shape, dark) +
    polygon(
      `${x + half},${foot} ${x + half},${foot - wall} ${x + half + 210},${foot - wall * 0.95} ${x + half + 210},${foot - 6}`,
      darker(dark, 0.4),
    ) +
    polygon(
      `${x},${foot - wall - half * 0.95} ${x + half},${foot - wall} ${x + half + 210},${foot - wall * 0.95} ${x + 200},${foot - wall - half * 0.86}`,
      darker(dark, 0.15),
    );
  for (let at = x - half + 12; at < x + half; at += 16)
    out += line([at, foot], [at, foot - wall - half * 0.95 * (1 - Math.abs(at - x) / half)], lighter(dark, 0.14), 2);
  const lit = [x - half * 0.5 + random.between(0, half * 0.6), foot - wall * 0.8] as const;
  out +=
    radial("shine", ["0 #ffd78a 0.55", "1 #ffd78a 0"]) +
    circle(lit[0] + 36, lit[1] + 50, 220, "url(#shine)") +
    rect(lit[0], lit[1], 72, 100, "#ffdf9a") +
    rect(lit[0] + 34, lit[1], 5, 100, dark);
  return out + ellipse(x, foot + 12, half * 1.6, 14, "#000", 'fill-opacity=".25"');
}

/** A weathered wall of shingles and a window. */
export function shingles({ random, width, height }: Sheet): string {
  const wood = random.pick(["#8d7b66", "#6f6a64", "#a07a52", "#574a3f"]);
  const size = random.pick([58, 72, 90]);
  let out = rect(0, 0, width, height, darker(wood, 0.6));
  for (let row = Math.ceil(height / (size * 0.6)) + 1; row >= -1; row--)
    for (let x = row % 2 ? -size / 2 : 0; x < width; x += size) {
      const tone = mix(wood, random.chance(0.5) ? "#d9c8ac" : "#2c241d", random.between(0, 0.3));
      out += path(
        `M${x + 1} ${(row * size * 0.6).toFixed(0)}h${size - 2}v${size * 0.62}a${size / 2 - 1} ${size * 0.44} 0 0 1 ${2 - size} 0z`,
        tone,
        `stroke="${darker(tone, 0.5)}" stroke-width="2"`,
      );
    }
  const [w, h] = [random.between(280, 400), random.between(330, 460)];
  const [x, y] = [random.between(120, width - w - 120), random.between(140, Math.max(150, height - h - 140))];
  out +=
    rect(x - 34, y - 34, w + 68, h + 68, random.pick(["#efe8da", "#2f4a3c", "#e7dcc6"])) +
    pane("w", x, y, w, h, random.chance(0.5)) +
    rect(x, y + h * 0.36, w, 9, "#2a211a");
  return (
    out +
    polygon(
      `${width * random.between(0.3, 0.7)},0 ${width},0 ${width},${height} ${width * random.between(0.55, 0.95)},${height}`,
      "#0d0b12",
      'fill-opacity=".42"',
    )
  );
}
