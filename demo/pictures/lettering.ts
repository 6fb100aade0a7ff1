import { alphabet, type Glyph } from "./alphabet";
import { circle, type Point, path, rect } from "./svg";

export interface Pen {
  color: string;
  /** Thickness of the stroke as a share of the capital height. */
  weight: number;
  cap?: "butt" | "round" | "square";
  /** Space between letters, in sixths of the capital height. */
  tracking?: number;
  slant?: number;
  /** Colour of a thin line along the middle of the stroke. */
  inlay?: string;
  more?: string;
}

interface Box {
  x: number;
  y: number;
  height: number;
  width?: number;
}

const glyphsOf = (text: string) =>
  [...text].map((char) => alphabet.get(char) ?? ({ width: 1.2, d: "" } satisfies Glyph));
const hasHighDots = (text: string) => /[ÄÖÜ]/.test(text);
const gap = (pen: Pen) => (pen.tracking ?? 1) + pen.weight * 6;

function skeletonWidth(text: string, pen: Pen): number {
  const glyphs = glyphsOf(text);
  return glyphs.reduce((sum, glyph) => sum + glyph.width, 0) + gap(pen) * Math.max(0, glyphs.length - 1);
}

/** The width a text takes when it is set in this height without stretching. */
export function textWidth(text: string, height: number, pen: Pen): number {
  const unit = (height * (1 - pen.weight)) / 6;
  return skeletonWidth(text, pen) * unit + height * pen.weight;
}

/** Stretches a glyph without thickening its lines: only absolute commands occur in the alphabet. */
function stretch(d: string, at: (x: number, y: number) => Point, scaleX: number, scaleY: number): string {
  const parts = d.split(" ").filter(Boolean);
  const out: string[] = [];
  const number = () => Number(parts.shift());
  let command = "";
  let last: Point = [0, 0];
  const to = (x: number, y: number) => {
    last = [x, y];
    return at(x, y)
      .map((value) => value.toFixed(1))
      .join(" ");
  };
  while (parts.length > 0) {
    if (/[A-Z]/.test(parts[0] ?? "")) command = parts.shift() ?? "";
    if (command === "Z") out.push("Z");
    else if (command === "H") out.push(`L${to(number(), last[1])}`);
    else if (command === "V") out.push(`L${to(last[0], number())}`);
    else if (command === "A") {
      const radii = `${(number() * scaleX).toFixed(1)} ${(number() * scaleY).toFixed(1)}`;
      out.push(`A${radii} ${number()} ${number()} ${number()} ${to(number(), number())}`);
    } else if (command === "C") out.push(`C${[1, 2, 3].map(() => to(number(), number())).join(" ")}`);
    else out.push(`${command}${to(number(), number())}`);
  }
  return out.join("");
}

/** Writes a text into a box; with a width it is stretched to fill it, and umlaut dots stay inside the height. */
export function write(text: string, box: Box, pen: Pen): string {
  const dotted = hasHighDots(text);
  const stroke = (box.height * pen.weight) / (dotted ? 1.2 : 1);
  const dot = stroke * 0.85;
  const dotGap = Math.max(stroke * 0.3, box.height * 0.03);
  const above = dotted ? dot + dotGap : 0;
  const unitY = (box.height - stroke - above) / 6;
  const skeleton = skeletonWidth(text, { ...pen, weight: stroke / (unitY * 6 + stroke) });
  const unitX = box.width ? (box.width - stroke) / Math.max(skeleton, 0.5) : unitY;
  let cursor = 0;
  let lines = "";
  let dots = "";
  for (const glyph of glyphsOf(text)) {
    const start = cursor;
    const at = (x: number, y: number): Point => [
      box.x + stroke / 2 + (start + x) * unitX,
      box.y + stroke / 2 + above + y * unitY,
    ];
    lines += stretch(glyph.d, at, unitX, unitY);
    for (const middle of glyph.dots?.split(" ") ?? []) {
      const [x = 0, y = 0] = middle.split(",").map(Number);
      const [dotX, low] = at(x, y);
      const dotY = y < 0 ? box.y + dot / 2 : low;
      dots +=
        pen.cap === "round"
          ? circle(dotX, dotY, dot * 0.6, pen.color)
          : rect(dotX - dot / 2, dotY - dot / 2, dot, dot, pen.color);
    }
    cursor += glyph.width + gap(pen);
  }
  const join = pen.cap === "round" ? "round" : "miter";
  const foot = box.y + box.height;
  const lean = pen.slant ? `transform="translate(0 ${foot}) skewX(${-pen.slant}) translate(0 ${-foot})"` : "";
  const strokes = (color: string, thick: number) =>
    path(
      lines,
      "none",
      `stroke="${color}" stroke-width="${thick.toFixed(1)}" stroke-linecap="${pen.cap ?? "butt"}" stroke-linejoin="${join}" stroke-miterlimit="1.5"`,
    );
  const inlay = pen.inlay ? strokes(pen.inlay, stroke / 5) : "";
  return `<g ${lean} ${pen.more ?? ""}>${strokes(pen.color, stroke)}${dots}${inlay}</g>`;
}

export function writeCentered(text: string, center: number, y: number, height: number, pen: Pen): string {
  return write(text, { x: center - textWidth(text, height, pen) / 2, y, height }, pen);
}
