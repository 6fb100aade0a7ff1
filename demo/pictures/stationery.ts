import { write } from "./lettering";
import { monogram } from "./monogram";
import { brightness, mix } from "./palettes";
import { lighterPen, type Sheet, strongest } from "./sheet";
import { rect } from "./svg";

const card = (x: number, y: number, w: number, h: number, fill: string, content: string, turn: number) =>
  `<g transform="rotate(${turn} ${x + w / 2} ${y + h / 2})">${rect(x + 10, y + 14, w, h, "#000", 'fill-opacity=".18"')}${rect(x, y, w, h, fill)}${content}</g>`;

/** Letterhead, cards and an envelope, laid out on a table. */
export function stationery(sheet: Sheet): string {
  const { random, palette, word, width, height, pen } = sheet;
  const [front, second] = strongest(palette);
  const desk = random.pick(
    [...palette.colors, mix(palette.ink, palette.paper, 0.35)].filter((tone) => tone !== front && tone !== second),
  );
  const bright = brightness(palette.paper) > 0.5 ? palette.paper : "#f6f2e8";
  const name = (x: number, y: number, tall: number, color: string) =>
    write(word, { x, y, height: tall }, lighterPen({ ...pen(color), slant: 0 }));
  const lines = (x: number, y: number, count: number, w: number) =>
    Array.from({ length: count }, (_, i) =>
      rect(x, y + i * 26, i % 5 === 4 ? w * 0.6 : w, 6, mix(palette.ink, bright, 0.6)),
    ).join("");
  const emblem = (x: number, y: number, size: number, ground: string, tone: string) =>
    monogram({ ...sheet, random: sheet.random }, x, y, size, ground, tone);
  const turn = random.pick([-8, -5, 6, 9]);
  const shift = random.between(-40, 40);
  return (
    rect(0, 0, width, height, desk) +
    card(
      130 + shift,
      70,
      470,
      660,
      bright,
      emblem(180 + shift, 120, 84, bright, front) +
        lines(180 + shift, 300, 11, 370) +
        name(180 + shift, 660, 26, front),
      turn,
    ) +
    card(640 + shift, 110, 460, 260, front, name(700 + shift, 250, 62, bright), turn) +
    card(600 + shift, 470, 330, 200, second, emblem(715 + shift, 520, 100, second, bright), turn + 6) +
    card(
      800 + shift,
      560,
      330,
      200,
      bright,
      name(840 + shift, 600, 34, palette.ink) + lines(840 + shift, 668, 3, 180),
      turn - 4,
    )
  );
}
