import { textWidth, write } from "./lettering";
import { motifs } from "./motifs";
import { darker, lighter, mix, onGround } from "./palettes";
import { type Design, imprint, venueLine } from "./poster-imprint";
import { lighterPen, strongest } from "./sheet";
import { circle, clip, path, place, polygon, rect, smooth } from "./svg";

export const peaks: Design = (sheet) => {
  const { random, palette, word, width, height, pen } = sheet;
  const sky = random.pick([palette.paper, palette.colors[3], palette.colors[2]]);
  const [strong] = strongest({ ...palette, paper: sky });
  let out = rect(0, 0, width, height, sky);
  out += circle(random.between(300, 900), random.between(560, 700), random.between(150, 240), palette.colors[1]);
  const layers = 4;
  for (let i = 0; i < layers; i++) {
    const base = 760 + i * 150;
    const points: [number, number][] = [];
    for (let x = -60; x <= width + 120; x += random.between(90, 190))
      points.push([x, base + random.between(-150, 90) * (1 - i * 0.14)]);
    const color = mix(palette.colors[0], i % 2 ? palette.ink : sky, [0.62, 0.2, 0, 0.55][i] ?? 0);
    out += polygon([[-60, height], ...points, [width + 60, height]], color);
  }
  out += write(word.toUpperCase(), { x: 70, y: 80, height: 300, width: width - 140 }, { ...pen(strong), slant: 0 });
  return out + imprint(sheet, palette.paper === sky ? sky : palette.paper);
};

export const single: Design = (sheet) => {
  const { random, palette, word, width, height, pen } = sheet;
  const ground = random.pick([palette.paper, ...palette.colors.slice(1)]);
  const [strong] = strongest({ ...palette, paper: ground });
  const drawing = sheet.choose(motifs);
  const size = random.between(820, 1040);
  const title = lighterPen(pen(strong));
  return (
    rect(0, 0, width, height, ground) +
    circle(width / 2, 820, size * 0.56, mix(ground, lighter(ground, 0.9), 0.35)) +
    place((width - size) / 2, 820 - size / 2, size, drawing(onGround(palette, ground)), random.between(-9, 9)) +
    write(word, { x: 70, y: 76, height: Math.min(190, (190 * (width - 140)) / textWidth(word, 190, title)) }, title) +
    imprint(sheet, strong)
  );
};

export const window: Design = (sheet) => {
  const { random, palette, word, width, height, pen } = sheet;
  const [strong] = strongest({ ...palette, paper: palette.colors[3] });
  const names = random
    .shuffle(["fir", "house", "church", "boat", "gondola", "cow", "bird", "bell", "mushroom"])
    .slice(0, 4);
  const title = lighterPen(pen(strong));
  const arch = "M170 1160V560A430 430 0 0 1 1030 560V1160Z";
  const scene =
    rect(0, 0, width, height, palette.colors[0]) +
    circle(random.between(350, 850), 480, 150, palette.colors[2]) +
    path(
      `M0 900${smooth([
        [0, 900],
        [300, 780],
        [620, 900],
        [900, 760],
        [1200, 860],
      ])}V1300H0Z`,
      darker(palette.colors[0], 0.35),
    ) +
    names
      .map((name, i) => place(190 + i * 205, 760 + random.between(-30, 40), 230, motifs[name]?.(palette) ?? ""))
      .join("") +
    path(
      `M0 1060${smooth([
        [0, 1060],
        [400, 1010],
        [800, 1080],
        [1200, 1030],
      ])}V1300H0Z`,
      palette.colors[1],
    );
  return (
    rect(0, 0, width, height, palette.colors[3]) +
    clip("arch", path(arch, "#000"), scene) +
    write(word, { x: 170, y: 1215, height: Math.min(120, (120 * 860) / textWidth(word, 120, title)) }, title) +
    venueLine(sheet, strong, 170, 1390, 32)
  );
};
