import { motifs } from "./motifs";
import { darker, lighter, mix, onGround } from "./palettes";
import { draw, street, village } from "./settlements";
import type { Sheet } from "./sheet";
import { circle, ellipse, place, polygon, rect } from "./svg";

/** Things on a table. */
function table({ random, palette, width, height }: Sheet): string {
  const wall = random.pick([palette.paper, palette.colors[3], mix(palette.colors[2], palette.paper, 0.4)]);
  const cloth = random.pick([palette.colors[0], palette.colors[1], palette.ink]);
  const edge = height * 0.66;
  let out = rect(0, 0, width, height, wall);
  for (let x = 0; x < width; x += 120) out += rect(x, 0, 4, edge, darker(wall, 0.06));
  out +=
    rect(width * random.between(0.1, 0.55), 70, 340, 300, lighter(wall, 0.5)) +
    rect(width * 0.62, 110, 180, 230, mix(wall, palette.colors[1], 0.3));
  out += rect(0, edge, width, height - edge, cloth);
  for (let x = -200; x < width + 200; x += 130)
    out += polygon(
      `${x},${height} ${x + 60},${height} ${600 + (x + 60 - 600) * 0.72},${edge} ${600 + (x - 600) * 0.72},${edge}`,
      lighter(cloth, 0.09),
    );
  const things = random.shuffle(["jug", "pear", "cheese", "cup", "mushroom", "pear", "fish"]).slice(0, 5);
  const shown = { ...onGround(palette, cloth), paper: palette.paper };
  for (const [i, name] of things.entries()) {
    const size = random.between(220, 300);
    const [x, foot] = [30 + i * 218 + random.between(-16, 16), edge + random.between(60, 170)];
    out +=
      ellipse(x + size * 0.62, foot - size * 0.07, size * 0.5, size * 0.1, darker(cloth, 0.4)) +
      place(x, foot - size, size, draw(name, shown));
  }
  return out;
}

/** One large animal or plant between leaves. */
function thicket({ random, palette, width, height, choose }: Sheet): string {
  const ground = random.pick([palette.colors[3], palette.paper, palette.ink, palette.colors[0]]);
  const shown = onGround(palette, ground);
  const others = shown.colors;
  let out = rect(0, 0, width, height, ground) + circle(width / 2, height / 2, 330, mix(ground, palette.colors[2], 0.8));
  const hero = choose(motifs);
  const fringe = (count: number, deep: boolean) => {
    for (let i = 0; i < count; i++) {
      const turn = (i / count) * Math.PI * 2 + random.between(-0.1, 0.1);
      const size = random.between(190, 320);
      const tone = deep ? darker(others[i % 2 ? 0 : 2], 0.3) : others[random.int(0, 2)];
      const leafy = {
        ...palette,
        colors: [tone ?? others[0], others[1], others[2], lighter(tone ?? others[0], 0.35)] as const,
      };
      const [x, y] = [width / 2 + Math.cos(turn) * width * 0.48, height / 2 + Math.sin(turn) * height * 0.5];
      out += place(
        x - size / 2,
        y - size / 2,
        size,
        draw(random.pick(["leaf", "leaf", "fir", "gentian"]), leafy),
        (turn * 180) / Math.PI - 90 + random.between(-25, 25),
      );
    }
  };
  fringe(16, true);
  out += place(width / 2 - 270, height / 2 - 270, 540, hero({ ...shown, paper: palette.paper }), random.between(-6, 6));
  fringe(11, false);
  return out;
}

export const illustration = (sheet: Sheet) => sheet.choose({ village, table, thicket, street })(sheet);
