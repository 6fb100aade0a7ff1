import { textWidth, write, writeCentered } from "./lettering";
import { motifs } from "./motifs";
import { darker, lighter, mix } from "./palettes";
import { lighterPen, type Sheet, strongest } from "./sheet";
import { circle, group, line, path, place, rect } from "./svg";

const fitted = (word: string, height: number, room: number, weight: number, tracking = 1) => {
  const natural = textWidth(word, height, { color: "", weight, tracking });
  return natural > room ? (height * room) / natural : height;
};

/** A word standing off the wall, its side cut from many thin layers. */
function carved({ random, palette, word, width, height, pen }: Sheet): string {
  const ground = random.pick([palette.colors[0], palette.colors[2], palette.colors[1]]);
  const [face, side] = strongest({ ...palette, paper: ground });
  const text = word.toUpperCase();
  const style = { ...pen(face, 1.25), slant: 0, tracking: 2 };
  const tall = fitted(text, 330, width - 260, style.weight, 2);
  const x = (width - textWidth(text, tall, style)) / 2;
  const depth = tall * 0.2;
  const [dx, dy] = random.pick([
    [0.8, 0.8],
    [-0.8, 0.8],
    [0, 1.1],
  ]);
  let out = rect(0, 0, width, height, ground);
  for (let i = 14; i > 0; i--) {
    const box = {
      x: x + (dx ?? 0) * depth * (i / 14),
      y: (height - tall) / 2 + (dy ?? 0) * depth * (i / 14),
      height: tall,
    };
    out += write(text, box, {
      ...style,
      color: i > 12 ? darker(ground, 0.35) : darker(side === face ? palette.ink : side, 0.1 + i * 0.015),
    });
  }
  return out + write(text, { x, y: (height - tall) / 2, height: tall }, style);
}

/** A word drawn with a broad brush and once more with a thin one along its middle. */
function inline({ random, palette, word, width, height, pen }: Sheet): string {
  const ground = random.pick([palette.ink, palette.paper, palette.colors[0]]);
  const [strong, second] = strongest({ ...palette, paper: ground });
  const style = { ...pen(strong), weight: 0.17, cap: "round" as const, slant: 10, inlay: ground };
  const tall = fitted(word, 380, width - 300, style.weight);
  const x = (width - textWidth(word, tall, style)) / 2 - tall * 0.06;
  const y = (height - tall) / 2 - 20;
  const flourish = `M${x} ${y + tall + 70}C${width * 0.35} ${y + tall + 130} ${width * 0.6} ${y + tall + 20} ${width - x} ${y + tall + 66}`;
  return (
    rect(0, 0, width, height, ground) +
    write(word, { x, y, height: tall }, style) +
    path(flourish, "none", `stroke="${second}" stroke-width="14" stroke-linecap="round"`)
  );
}

/** A round badge: motif in the middle, letters walking around it. */
function badge({ random, palette, word, width, height, pen, choose }: Sheet): string {
  const ground = random.pick([palette.paper, palette.colors[3], palette.colors[0]]);
  const [strong] = strongest({ ...palette, paper: ground });
  const [cx, cy, radius] = [width / 2, height / 2, 300];
  const text = `${word.toUpperCase()} - VORARLBERG - `;
  const letters = [...text];
  const style = { ...pen(strong, 1), weight: 0.15, slant: 0 };
  const drawing = choose(motifs);
  const ring = letters
    .map((letter, i) =>
      group(
        `rotate(${((i / letters.length) * 360).toFixed(1)} ${cx} ${cy})`,
        writeCentered(letter, cx, cy - radius - 4, 62, style),
      ),
    )
    .join("");
  return (
    rect(0, 0, width, height, ground) +
    circle(cx, cy, radius + 92, "none", `stroke="${strong}" stroke-width="12"`) +
    circle(cx, cy, radius - 84, mix(ground, strong, 0.12)) +
    circle(cx, cy, radius - 84, "none", `stroke="${strong}" stroke-width="6"`) +
    ring +
    place(cx - 140, cy - 140, 280, drawing(palette))
  );
}

/** A sign painted on boards. */
function boards({ random, palette, word, width, height, pen }: Sheet): string {
  const wood = random.pick(["#8a6a48", "#5d5a52", "#a98a62", "#3d463f"]);
  let out = rect(0, 0, width, height, wood);
  for (let y = 0; y < height; y += 150) {
    out += rect(0, y, width, 148, mix(wood, random.chance(0.5) ? "#ffffff" : "#000000", random.between(0, 0.1)));
    for (let i = 0; i < 9; i++) {
      const at = y + random.between(8, 140);
      const bend = random.between(-14, 14);
      out += path(
        `M0 ${at.toFixed(0)}C${width / 3} ${(at + bend).toFixed(0)} ${(width * 2) / 3} ${(at - bend).toFixed(0)} ${width} ${at.toFixed(0)}`,
        "none",
        `stroke="${darker(wood, 0.35)}" stroke-opacity=".35" stroke-width="${random.between(1, 3).toFixed(1)}"`,
      );
    }
    out += line([0, y + 149], [width, y + 149], darker(wood, 0.6), 4);
  }
  const paint = lighter(palette.colors[2], 0.55);
  const style = lighterPen({ ...pen(paint), tracking: 1.5 });
  const tall = fitted(word, 300, width - 280, style.weight, 1.5);
  const x = (width - textWidth(word, tall, style)) / 2;
  const y = (height - tall) / 2;
  return (
    out +
    write(word, { x: x + 8, y: y + 8, height: tall }, { ...style, color: darker(wood, 0.55) }) +
    write(word, { x, y, height: tall }, { ...style, more: 'opacity=".94"' })
  );
}

export const letteringPiece = (sheet: Sheet) => sheet.choose({ carved, inline, badge, boards })(sheet);
