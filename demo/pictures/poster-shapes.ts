import { textWidth, write } from "./lettering";
import { type Design, imprint } from "./poster-imprint";
import { lighterPen, strongest } from "./sheet";
import { circle, group, path, place, polygon, rect, smooth } from "./svg";

export const tiles: Design = (sheet) => {
  const { random, palette, word, width, height, pen } = sheet;
  const columns = random.int(3, 5);
  const size = (width - 140) / columns;
  const rows = Math.floor((height - 460) / size);
  const tones = [...palette.colors, palette.ink, palette.paper];
  let out = rect(0, 0, width, height, palette.paper);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [back = palette.paper, front = palette.ink, third = palette.ink] = random.shuffle(tones);
      const shapes = [
        path("M0 0A100 100 0 0 1 100 100H0Z", front),
        path("M0 50A50 50 0 0 1 100 50Z", front) + path("M0 100A50 50 0 0 1 100 100Z", third),
        circle(50, 50, 50, front) + circle(50, 50, 22, third),
        polygon("0,0 100,0 0,100", front),
        rect(0, 0, 50, 100, front) + circle(50, 50, 25, third),
        [0, 1, 2]
          .map((ring) =>
            path(
              `M0 ${ring * 33}A${100 - ring * 33} ${100 - ring * 33} 0 0 1 ${100 - ring * 33} 100H0Z`,
              [front, third, back][ring] ?? front,
            ),
          )
          .join(""),
      ];
      const tile = rect(0, 0, 100.3, 100.3, back) + random.pick(shapes);
      out += place(70 + column * size, 70 + row * size, size, group(`rotate(${random.int(0, 3) * 90} 50 50)`, tile));
    }
  const below = 70 + rows * size + 50;
  const room = height - below - 150;
  const title = lighterPen(pen(palette.ink));
  const natural = textWidth(word, room, title);
  out += write(word, { x: 70, y: below, height: Math.min(room, (room * (width - 140)) / natural) }, title);
  return out + imprint(sheet, palette.ink);
};

export const waves: Design = (sheet) => {
  const { random, palette, word, width, height, pen } = sheet;
  const [strong, second] = strongest(palette);
  const count = random.int(11, 17);
  const step = (height - 420) / count;
  const bends = [random.between(0, 6), random.between(1.5, 4), random.between(60, 150)] as const;
  let out = rect(0, 0, width, height, palette.paper);
  for (let i = 0; i < count; i++) {
    const points = Array.from({ length: 9 }, (_, j) => {
      const lift =
        Math.sin(bends[0] + (j / 8) * bends[1] * Math.PI + i * 0.22) * bends[2] * Math.sin((j / 8) * Math.PI);
      return [70 + ((width - 140) * j) / 8, 150 + i * step + lift] as const;
    });
    const [x, y] = points[0] ?? [0, 0];
    const tone = [strong, second, palette.colors[2]][i % 7 === 3 ? 1 : i % 7 === 5 ? 2 : 0] ?? strong;
    out += path(
      `M${x} ${y}${smooth(points)}`,
      "none",
      `stroke="${tone}" stroke-width="${(step * random.between(0.34, 0.6)).toFixed(1)}"`,
    );
  }
  out += write(word, { x: 70, y: height - 270, height: 120 }, lighterPen(pen(palette.ink, 1.2)));
  return out + imprint(sheet, palette.ink);
};

export const dots: Design = (sheet) => {
  const { random, palette, word, width, height, pen } = sheet;
  const ground = random.pick([palette.paper, palette.colors[0], palette.colors[1]]);
  const [strong, second] = strongest({ ...palette, paper: ground });
  const columns = 26;
  const step = width / columns;
  const center = [random.between(0.25, 0.75) * width, random.between(0.3, 0.5) * height] as const;
  const ripple = random.between(90, 170);
  let out = rect(0, 0, width, height, ground);
  for (let row = 0; row * step < height - 320; row++)
    for (let column = 0; column < columns; column++) {
      const [x, y] = [(column + 0.5) * step, (row + 0.5) * step];
      const away = Math.hypot(x - center[0], y - center[1]);
      const radius = (0.5 + 0.5 * Math.cos(away / ripple)) * step * 0.62 * Math.max(0, 1 - away / 1500);
      if (radius > 1.5) out += circle(x, y, radius, away < ripple * 1.6 ? second : strong);
    }
  out += write(
    word.toUpperCase(),
    { x: 70, y: height - 290, height: 140, width: width - 140 },
    { ...pen(strong, 1.2), slant: 0 },
  );
  return out + imprint(sheet, strong);
};
