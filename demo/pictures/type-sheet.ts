import { textWidth, write } from "./lettering";
import { lighterPen, type Sheet, strongest } from "./sheet";
import { circle, line, rect } from "./svg";

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜ0123456789abcdefghijkl"];
const samples = [
  "Hamburgefonts",
  "Quellwasser",
  "Zwölf Boxkämpfer",
  "Schrift und Holz",
  "Föhn über Egg",
  "Rebhang 1924",
];

/** One giant letter, cropped, with its construction lines. */
function giant({ random, palette, word, width, height, pen }: Sheet): string {
  const [strong, second] = strongest(palette);
  const letter = random.pick([..."ABGKQRSÄÖ", word[0]?.toUpperCase() ?? "A"]);
  const size = height * random.between(0.86, 1.1);
  const heavy = { ...pen(strong, 1.3), slant: 0 };
  const x = width * 0.34;
  const y = (height - size) / 2;
  const guides = [y, y + size].map((at) => line([0, at], [width, at], second, 2, 'stroke-dasharray="10 8"')).join("");
  const small = { ...pen(palette.ink), weight: 0.13, slant: 0 };
  const list = samples
    .map((text, i) =>
      write(text, { x: 60, y: 80 + i * 78, height: 34 }, { ...lighterPen(pen(palette.ink)), weight: 0.05 + i * 0.025 }),
    )
    .join("");
  return (
    rect(0, 0, width, height, palette.paper) +
    write(letter, { x: x + 90, y, height: size }, heavy) +
    guides +
    circle(x + 90, y, 12, second) +
    circle(x + 90, y + size, 12, second) +
    list +
    write(word, { x: 60, y: height - 110, height: 42 }, small)
  );
}

/** The whole alphabet in a grid, a few cells filled. */
function specimen({ random, palette, width, height, pen }: Sheet): string {
  const [strong, second] = strongest(palette);
  const columns = 8;
  const cell = width / columns;
  let out = rect(0, 0, width, height, palette.paper);
  letters.slice(0, columns * Math.floor(height / cell)).forEach((letter, i) => {
    const [x, y] = [(i % columns) * cell, Math.floor(i / columns) * cell];
    const filled = random.chance(0.16);
    if (filled) out += rect(x, y, cell, cell, random.pick([strong, second]));
    const style = { ...pen(filled ? palette.paper : palette.ink), slant: 0 };
    const tall = cell * 0.48;
    out += write(
      letter,
      { x: x + (cell - textWidth(letter, tall, style)) / 2, y: y + cell * 0.26, height: tall },
      style,
    );
  });
  for (let i = 1; i < columns; i++)
    out +=
      line([i * cell, 0], [i * cell, height], palette.ink, 1.5) +
      line([0, i * cell], [width, i * cell], palette.ink, 1.5);
  return out;
}

/** The same word from hairline to heavy. */
function weights({ random, palette, word, width, height, pen }: Sheet): string {
  const ground = random.pick([palette.paper, palette.colors[0]]);
  const [strong, second] = strongest({ ...palette, paper: ground });
  const rows = 6;
  const text = `${word} ${random.pick(["und Holz", "bis Abend", "auf Papier", "im Tal", "ab Hof"])}`;
  const step = (height - 120) / rows;
  let out = rect(0, 0, width, height, ground);
  for (let i = 0; i < rows; i++) {
    const style = { ...pen(i === 3 ? second : strong), weight: 0.03 + i * 0.03 };
    const natural = textWidth(text, step * 0.62, style);
    const tall = Math.min(step * 0.62, (step * 0.62 * (width - 320)) / natural);
    out += line([60, 60 + i * step], [width - 60, 60 + i * step], strong, 1.5);
    out += write(
      `${i + 1}00`,
      { x: 60, y: 60 + i * step + 26, height: 24 },
      { ...style, color: strong, weight: 0.12, slant: 0 },
    );
    out += write(text, { x: 240, y: 60 + i * step + (step - tall) / 2, height: tall }, style);
  }
  return out;
}

export const typeSheet = (sheet: Sheet) => sheet.choose({ giant, specimen, weights })(sheet);
