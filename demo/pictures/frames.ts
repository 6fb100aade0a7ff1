import { write } from "./lettering";
import { motifNames, motifs } from "./motifs";
import { darker, mix, onGround } from "./palettes";
import { type Sheet, strongest } from "./sheet";
import { circle, clip, line, path, place, polygon, rect, smooth } from "./svg";

type Moment = (time: number, sheet: Sheet, wide: number, high: number) => string;

const roll: Moment = (time, { palette }, wide, high) => {
  const x = wide * (0.12 + 0.76 * time);
  const y = high * 0.62 - Math.abs(Math.sin(time * Math.PI * 1.5)) * high * 0.36;
  return (
    rect(0, high * 0.78, wide, high * 0.22, palette.colors[0]) +
    circle(x, y, high * 0.16, palette.colors[1]) +
    path(
      `M${x} ${y - high * 0.16}A${high * 0.16} ${high * 0.16} 0 0 1 ${x} ${y + high * 0.16}Z`,
      darker(palette.colors[1], 0.25),
      `transform="rotate(${time * 300} ${x} ${y})"`,
    )
  );
};

const unfold: Moment = (time, { palette }, wide, high) =>
  [3, 2, 1, 0]
    .map((i) => {
      const open = Math.min(1, time * 1.6 - i * 0.12 + 0.2);
      const half = Math.max(0, open) * high * (0.16 + i * 0.1);
      return polygon(
        `${wide / 2},${high / 2 - half} ${wide / 2 + half},${high / 2} ${wide / 2},${high / 2 + half} ${wide / 2 - half},${high / 2}`,
        [palette.colors[2], palette.colors[1], palette.colors[0], palette.colors[3]][i] ?? palette.ink,
      );
    })
    .join("");

const rise: Moment = (time, { palette }, wide, high) =>
  circle(wide / 2, high * (1.05 - time * 0.75), high * 0.2, palette.colors[1]) +
  polygon(
    `0,${high} 0,${high * 0.7} ${wide * 0.3},${high * 0.42} ${wide * 0.52},${high * 0.7} ${wide * 0.72},${high * 0.5} ${wide},${high * 0.74} ${wide},${high}`,
    palette.colors[0],
  ) +
  rect(0, high * 0.86, wide, high * 0.14, palette.ink);

/** Six moments of one movement, numbered like a storyboard. */
export function storyboard(sheet: Sheet): string {
  const { random, palette, width, height, pen } = sheet;
  const motion = sheet.choose<Moment>({ roll, unfold, rise });
  const [wide, high] = [340, 250];
  let out = rect(0, 0, width, height, random.pick([palette.ink, palette.paper]));
  for (let i = 0; i < 6; i++) {
    const [x, y] = [60 + (i % 3) * 370, 90 + Math.floor(i / 3) * 350];
    const ground = mix(palette.paper, palette.colors[3], i / 8);
    out += `<g transform="translate(${x} ${y})">${clip(`f${i}`, rect(0, 0, wide, high, "#000"), rect(0, 0, wide, high, ground) + motion(i / 5, sheet, wide, high))}${write(`00:0${i + 1}`, { x: 0, y: high + 20, height: 20 }, { ...pen(palette.colors[1]), weight: 0.12, slant: 0, tracking: 1.6 })}</g>`;
  }
  return out;
}

/** The cover of a podcast or record, with its sound as a drawing. */
export function cover(sheet: Sheet): string {
  const { random, palette, word, width, height, pen } = sheet;
  const ground = random.pick([palette.colors[0], palette.colors[1], palette.ink, palette.paper]);
  const [strong, second] = strongest({ ...palette, paper: ground });
  let out = rect(0, 0, width, height, ground);
  const form = sheet.choose({ bars: 0, rings: 1, hills: 2 });
  if (form === 0)
    for (let i = 0; i < 46; i++) {
      const swing = Math.abs(Math.sin(i * 0.31) * Math.cos(i * 0.09 + 1)) * 250 + random.between(14, 70);
      out += line(
        [80 + i * ((width - 160) / 45), height * 0.52 - swing],
        [80 + i * ((width - 160) / 45), height * 0.52 + swing],
        i % 9 === 4 ? second : strong,
        12,
        'stroke-linecap="round"',
      );
    }
  else if (form === 1)
    for (let ring = 9; ring > 0; ring--)
      out += circle(width / 2, height * 0.52, ring * 40, ring % 2 ? strong : mix(ground, strong, 0.15), "");
  else
    for (let i = 0; i < 13; i++) {
      const y = height * 0.3 + i * 34;
      const points = Array.from(
        { length: 13 },
        (_, j) => [80 + (j * (width - 160)) / 12, y - Math.exp(-((j - 6) ** 2) / 6) * random.between(10, 170)] as const,
      );
      out += path(`M80 ${y}${smooth(points)}`, ground, `stroke="${i % 4 === 2 ? second : strong}" stroke-width="7"`);
    }
  if (form === 1)
    out += place(
      width / 2 - 110,
      height * 0.52 - 110,
      220,
      motifs[random.pick(motifNames)]?.(onGround(palette, ground)) ?? "",
    );
  out += write(
    word.toUpperCase(),
    { x: 80, y: 80, height: 110, width: Math.min(width - 160, 150 * word.length) },
    { ...pen(strong, 1.1), slant: 0 },
  );
  return (
    out +
    write(
      `FOLGE ${random.int(2, 48)}`,
      { x: 80, y: height - 120, height: 40 },
      { ...pen(second), weight: 0.13, slant: 0, tracking: 1.6 },
    )
  );
}
