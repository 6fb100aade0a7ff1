import { write } from "./lettering";
import { type Design, imprint, venueLine } from "./poster-imprint";
import { peaks, single, window } from "./poster-scenes";
import { dots, tiles, waves } from "./poster-shapes";
import { type Sheet, strongest } from "./sheet";
import { group, rect } from "./svg";

const towers: Design = (sheet) => {
  const { random, palette, word, width, height, pen } = sheet;
  const rows = random.int(4, 6);
  const ground = random.pick([palette.paper, palette.colors[2], palette.colors[3]]);
  const [strong, second] = strongest({ ...palette, paper: ground });
  const shares = Array.from({ length: rows }, (_, i) => 1.7 ** (random.chance(0.5) ? i : rows - i));
  const total = shares.reduce((sum, share) => sum + share, 0);
  const room = height - 250 - (rows - 1) * 16;
  let y = 70;
  let out = rect(0, 0, width, height, ground);
  for (const [i, share] of shares.entries()) {
    const rowHeight = Math.max(46, (room * share) / total);
    const weight = Math.min(0.24, Math.max(0.1, 34 / rowHeight));
    out += write(
      word.toUpperCase(),
      { x: 70, y, height: rowHeight, width: width - 140 },
      { ...pen(i % 3 === 1 ? second : strong), weight, slant: 0, tracking: 0.8 },
    );
    y += rowHeight + 16;
  }
  return out + imprint(sheet, strong);
};

const diagonal: Design = (sheet) => {
  const { random, palette, word, width, height, pen } = sheet;
  const [strong, second] = strongest(palette);
  const turn = random.pick([-32, -24, 24]);
  const big = word.toUpperCase();
  const bars = Array.from({ length: 6 }, (_, i) =>
    rect(
      -500 + random.between(0, 300),
      380 + i * 150,
      random.between(500, 1500),
      random.between(20, 90),
      random.pick([second, palette.colors[2], palette.colors[3]]),
    ),
  );
  const title = write(big, { x: 40, y: 520, height: 300, width: 1180 }, { ...pen(strong, 1.2), slant: 0 });
  return (
    rect(0, 0, width, height, palette.paper) +
    group(`rotate(${turn} 600 700)`, bars.join("") + title) +
    venueLine(sheet, palette.ink, 70, 70, 44) +
    imprint(sheet, palette.ink)
  );
};

const designs = { towers, tiles, peaks, single, waves, dots, diagonal, window };

export const poster = (sheet: Sheet) => sheet.choose<Design>(designs)(sheet);
