import { type Motif, motifNames, motifs } from "./motifs";
import { mix, onGround } from "./palettes";
import { type Sheet, strongest } from "./sheet";
import { circle, line, path, place, polygon, rect } from "./svg";

function drop({ random, palette, width, height, choose }: Sheet): string {
  const ground = random.pick([palette.paper, ...palette.colors]);
  const pair = [choose(motifs), motifs[random.pick(motifNames)] as Motif] as const;
  const size = width / random.int(4, 6);
  let out = rect(0, 0, width, height, ground);
  for (let column = -1; column * size < width; column++)
    for (let row = -1; row * size < height; row++) {
      const drawing = pair[Math.abs(column + row) % 2] as Motif;
      const y = row * size + (column % 2 ? size / 2 : 0);
      out += place(
        column * size + size * 0.15,
        y + size * 0.15,
        size * 0.7,
        drawing(onGround(palette, ground)),
        (column % 2) * 8,
      );
    }
  return out;
}

/** Stitched rows, as the embroiderers of the Rhine valley lay them. */
function embroidery({ random, palette, width, height }: Sheet): string {
  const ground = random.pick([palette.ink, palette.colors[0], palette.paper]);
  const [strong, second] = strongest({ ...palette, paper: ground });
  const tones = [strong, second, mix(strong, ground, 0.45)];
  const petals = random.pick([6, 8, 12]);
  const step = width / random.pick([3, 4]);
  let out = rect(0, 0, width, height, ground);
  for (let y = 0, row = 0; y < height + step; y += step, row++)
    for (let x = row % 2 ? -step / 2 : 0; x < width + step; x += step) {
      for (let ring = 1; ring <= 3; ring++)
        for (let petal = 0; petal < petals; petal++) {
          const turn = (petal / petals) * 360 + ring * (180 / petals);
          const reach = step * 0.13 * ring;
          out += `<path d="M0 ${(-reach * 0.45).toFixed(1)}q${(reach * 0.42).toFixed(1)} ${(-reach * 0.55).toFixed(1)} 0 ${(-reach).toFixed(1)}q${(-reach * 0.42).toFixed(1)} ${(reach * 0.45).toFixed(1)} 0 ${reach.toFixed(1)}" fill="none" stroke="${tones[ring - 1]}" stroke-width="4" stroke-dasharray="9 4" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)})"/>`;
        }
      out += circle(x, y, step * 0.04, second) + circle(x + step / 2, y, step * 0.025, strong);
    }
  return out;
}

function weave({ random, palette, width, height }: Sheet): string {
  const tones = [...palette.colors, palette.ink];
  const warp = Array.from({ length: 24 }, () => [random.pick(tones), random.between(0.3, 1)] as const);
  const weft = random.chance(0.5)
    ? warp
    : Array.from({ length: 24 }, () => [random.pick(tones), random.between(0.3, 1)] as const);
  const step = width / 24;
  let out = rect(0, 0, width, height, palette.paper);
  for (const [i, [tone, share]] of warp.entries())
    out += rect(i * step, 0, step * share, height, tone, 'fill-opacity=".8"');
  for (const [i, [tone, share]] of weft.entries())
    out += rect(0, i * step, width, step * share, tone, 'fill-opacity=".55"');
  return out;
}

/** Shingles, lozenges or fir twigs as a repeat of lines. */
function blocks({ random, palette, width, height, choose }: Sheet): string {
  const size = width / random.int(6, 10);
  const [strong, second] = strongest(palette);
  const form = choose({ lozenges: 0, shingles: 1, twigs: 2 });
  let out = rect(0, 0, width, height, palette.paper);
  for (let row = 0; (row - 1) * size < height; row++)
    for (let column = -1; column * size < width; column++) {
      const [x, y] = [column * size + (row % 2 ? size / 2 : 0), (row - 1) * size];
      const tone = random.chance(0.18)
        ? second
        : random.chance(0.3)
          ? palette.colors[2]
          : random.chance(0.3)
            ? palette.colors[3]
            : strong;
      if (form === 0)
        out += polygon(
          `${x + size / 2},${y} ${x + size},${y + size} ${x + size / 2},${y + size * 2} ${x},${y + size}`,
          mix(tone, palette.paper, random.between(0, 0.3)),
        );
      else if (form === 1)
        out += path(
          `M${x} ${y}h${size}v${size * 0.7}a${size / 2} ${size / 2} 0 0 1 ${-size} 0z`,
          mix(tone, palette.paper, random.between(0, 0.35)),
          `stroke="${palette.paper}" stroke-width="3"`,
        );
      else
        for (let rib = 0; rib < 5; rib++) {
          const at = y + (rib * size) / 5;
          out +=
            line([x + size / 2, at + size * 0.3], [x + size * 0.08, at], tone, size * 0.07) +
            line([x + size / 2, at + size * 0.3], [x + size * 0.92, at], tone, size * 0.07);
        }
    }
  return out;
}

export const pattern = (sheet: Sheet) => sheet.choose({ drop, embroidery, weave, blocks, twins: drop })(sheet);
