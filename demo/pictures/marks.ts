import { textWidth, write } from "./lettering";
import { monogram } from "./monogram";
import { type Motif, motifNames, motifs } from "./motifs";
import { darker, mix, onGround } from "./palettes";
import { lighterPen, type Sheet, strongest } from "./sheet";
import { stationery } from "./stationery";
import { ellipse, line, path, place, rect } from "./svg";

/** Six marks on one sheet, as a studio would show its year. */
function year(sheet: Sheet): string {
  const { random, palette, width, height } = sheet;
  const names = random.shuffle(motifNames);
  const cell = [width / 3, height / 2] as const;
  let out = rect(0, 0, width, height, palette.paper);
  for (let i = 0; i < 6; i++) {
    const [x, y] = [(i % 3) * cell[0], Math.floor(i / 3) * cell[1]];
    const ground = random.pick([palette.paper, palette.paper, ...palette.colors]);
    const [front] = strongest({ ...palette, paper: ground });
    const one = {
      ...palette,
      paper: ground,
      ink: front,
      colors: [front, mix(front, ground, 0.35), mix(front, ground, 0.2), mix(front, ground, 0.55)] as const,
    };
    const size = 210;
    const box = [x + (cell[0] - size) / 2, y + (cell[1] - size) / 2] as const;
    out += rect(x, y, cell[0] + 1, cell[1] + 1, ground);
    out +=
      i % 3 === 1
        ? monogram(sheet, box[0], box[1], size, ground, front)
        : place(box[0], box[1], size, (motifs[names[i] ?? "fir"] as Motif)(one));
  }
  return out;
}

/** One mark, large, with its name beside it. */
function lockup(sheet: Sheet): string {
  const { random, palette, word, width, height, pen } = sheet;
  const ground = random.pick([palette.paper, palette.colors[0], palette.colors[1], palette.ink]);
  const [front, second] = strongest({ ...palette, paper: ground });
  const style = lighterPen({ ...pen(front), slant: 0 });
  const natural = textWidth(word, 170, style);
  const tall = Math.min(170, (170 * 640) / natural);
  const wide = textWidth(word, tall, style);
  const size = 260;
  const x = (width - size - 70 - wide) / 2;
  const mark = random.chance(0.5)
    ? monogram(sheet, x, height / 2 - size / 2, size, ground, second)
    : place(x, height / 2 - size / 2, size, sheet.choose(motifs)(onGround(palette, ground)));
  return (
    rect(0, 0, width, height, ground) +
    mark +
    write(word, { x: x + size + 70, y: height / 2 - tall / 2, height: tall }, style)
  );
}

/** A carved stamp and its print. */
function stamp({ random, palette, width, height, choose }: Sheet): string {
  const [front] = strongest(palette);
  const drawing = choose(motifs);
  const one = {
    ...palette,
    ink: front,
    colors: [front, mix(front, palette.paper, 0.25), front, mix(front, palette.paper, 0.5)] as const,
  };
  let out = rect(0, 0, width, height, palette.paper);
  for (let i = 0; i < 7; i++) {
    const size = random.between(210, 250);
    const [x, y] = [40 + (i % 4) * 290, 70 + Math.floor(i / 4) * 400];
    out += `<g opacity="${random.between(0.35, 1).toFixed(2)}">${place(x, y, size, drawing(one), random.between(-14, 14))}</g>`;
  }
  out +=
    ellipse(1030, 730, 170, 40, darker(palette.paper, 0.25)) +
    rect(890, 520, 280, 190, darker(front, 0.5)) +
    path(
      "M960 520C960 440 930 400 940 330C950 270 1110 270 1120 330C1130 400 1100 440 1100 520Z",
      mix(palette.colors[2], "#7a4a22", 0.6),
    );
  return out + line([890, 690], [1170, 690], front, 26);
}

export const marks = (sheet: Sheet) => sheet.choose({ year, lockup, stationery, stamp })(sheet);

/** A company's sign on a square: the motif its seed names, or its first letter. */
export function emblem(sheet: Sheet): string {
  const { random, palette, word, width } = sheet;
  const ground = random.pick([palette.paper, palette.colors[0], palette.colors[1]]);
  const [front] = strongest({ ...palette, paper: ground });
  const one = {
    ...palette,
    paper: ground,
    ink: front,
    colors: [front, mix(front, ground, 0.3), mix(front, ground, 0.15), mix(front, ground, 0.5)] as const,
  };
  const size = width * 0.6;
  const at = (width - size) / 2;
  const drawing = motifs[word];
  return (
    rect(0, 0, width, width, ground) +
    (drawing ? place(at, at, size, drawing(one)) : monogram(sheet, at, at, size, ground, front))
  );
}
