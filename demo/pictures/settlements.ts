import { type Motif, motifs } from "./motifs";
import { brightness, darker, lighter, mix, type Palette } from "./palettes";
import type { Sheet } from "./sheet";
import { circle, line, path, place, polygon, rect, smooth } from "./svg";

export const draw = (name: string, palette: Palette) => (motifs[name] as Motif)(palette);

const hill = (base: number, lift: number, width: number, height: number, bends: readonly number[]) =>
  `M0 ${base}${smooth(bends.map((bend, i) => [(width * i) / (bends.length - 1), base - bend * lift] as const))}V${height}H0Z`;

/** Hills, a village and whatever walks there. */
export function village({ random, palette, width, height }: Sheet): string {
  const night = brightness(palette.paper) < 0.5 || random.chance(0.2);
  const sky = night
    ? darker(palette.colors[0], 0.6)
    : random.pick([palette.paper, palette.colors[3], mix(palette.colors[2], palette.paper, 0.5)]);
  const meadow = random.pick([palette.colors[0], palette.colors[2], palette.colors[1]]);
  const bends = () => Array.from({ length: 6 }, () => random.between(-0.5, 1));
  let out = rect(0, 0, width, height, sky);
  out += circle(
    random.between(150, width - 150),
    random.between(130, 260),
    random.between(60, 110),
    night ? lighter(palette.colors[2], 0.6) : palette.colors[1],
  );
  if (night)
    for (let i = 0; i < 40; i++)
      out += circle(
        random.between(0, width),
        random.between(0, 420),
        random.between(1.5, 4),
        lighter(palette.paper, 0.7),
      );
  out += place(
    random.between(-60, 240),
    90,
    640,
    draw("mountain", {
      ...palette,
      colors: [
        mix(palette.colors[0], sky, 0.45),
        palette.colors[1],
        palette.colors[2],
        mix(palette.colors[3], sky, 0.3),
      ],
    }),
  );
  out += place(
    random.between(480, 700),
    190,
    560,
    draw("mountain", {
      ...palette,
      colors: [mix(palette.colors[0], sky, 0.25), palette.colors[1], palette.colors[2], palette.colors[3]],
    }),
  );
  out += path(hill(640, 90, width, height, bends()), mix(meadow, sky, 0.25));
  for (let i = 0; i < 9; i++)
    out += place(random.between(-20, width), random.between(520, 590), random.between(70, 130), draw("fir", palette));
  const built = random.shuffle(["house", "church", "house"]);
  for (const [i, name] of built.entries())
    out += place(
      120 + i * 340 + random.between(-30, 60),
      random.between(510, 550),
      random.between(150, 210),
      draw(name, palette),
    );
  out += path(hill(760, 60, width, height, bends()), meadow);
  for (let i = 0; i < 4; i++)
    out += place(
      60 + i * 300 + random.between(-40, 40),
      random.between(690, 760),
      random.between(80, 130),
      draw(random.pick(["cow", "fir", "gentian", "mushroom", "bird"]), palette),
    );
  return out + path(hill(870, 30, width, height, bends()), darker(meadow, 0.3));
}

/** A street of shingled fronts, each in another colour. */
export function street({ random, palette, width, height }: Sheet): string {
  const sky = random.pick([palette.paper, palette.colors[3]]);
  const tones = [
    ...palette.colors,
    mix(palette.colors[0], palette.paper, 0.4),
    mix(palette.colors[1], palette.paper, 0.4),
  ];
  let out =
    rect(0, 0, width, height, sky) + circle(random.between(200, 1000), 200, 90, lighter(palette.colors[2], 0.2));
  for (let x = -30; x < width; ) {
    const wide = random.between(150, 260);
    const roof = random.between(250, 480);
    const tone = random.pick(tones);
    out += rect(x, roof, wide, height - roof, tone);
    out += random.chance(0.7)
      ? polygon(
          `${x - 14},${roof + 4} ${x + wide / 2},${roof - wide * 0.5} ${x + wide + 14},${roof + 4}`,
          darker(tone, 0.4),
        )
      : rect(x - 8, roof - 22, wide + 16, 26, darker(tone, 0.4));
    const columns = random.int(2, 3);
    for (let row = 0; roof + 50 + row * 110 < height - 190; row++)
      for (let column = 0; column < columns; column++) {
        const [wx, wy] = [x + ((column + 0.5) * wide) / columns - 20, roof + 40 + row * 110];
        const lit = random.chance(0.3);
        out +=
          rect(wx, wy, 40, 58, lit ? lighter(palette.colors[2], 0.35) : darker(tone, 0.55)) +
          line([wx + 20, wy], [wx + 20, wy + 58], lighter(tone, 0.5), 4) +
          line([wx, wy + 24], [wx + 40, wy + 24], lighter(tone, 0.5), 4);
      }
    out += rect(x + wide / 2 - 24, height - 190, 48, 100, palette.ink);
    x += wide + random.pick([0, 0, 26]);
  }
  out += rect(0, height - 92, width, 92, palette.ink);
  for (let i = 0; i < 3; i++)
    out += place(
      120 + i * 380 + random.between(-60, 60),
      height - 210,
      130,
      draw(random.pick(["chair", "cow", "fir", "bird"]), { ...palette, ink: lighter(palette.ink, 0.4) }),
    );
  return out;
}
