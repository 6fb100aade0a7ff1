import { mix } from "./palettes";
import type { Sheet } from "./sheet";
import { circle, ellipse, path, rect } from "./svg";

export interface Grade {
  dark: string;
  mid: string;
  light: string;
  glow: string;
}

export const grades: Readonly<Record<string, Grade>> = {
  teal: { dark: "#0c151b", mid: "#264552", light: "#c9d4cc", glow: "#ffb65c" },
  copper: { dark: "#150f12", mid: "#563036", light: "#e8b48c", glow: "#ffd08a" },
  moss: { dark: "#0d1310", mid: "#3a4a38", light: "#d9d7b4", glow: "#ffe7a0" },
  violet: { dark: "#0e1020", mid: "#37395f", light: "#c8b6c9", glow: "#ff8f6b" },
  grey: { dark: "#121212", mid: "#4a4a48", light: "#d6d4cf", glow: "#ffffff" },
};

export type Scene = (sheet: Sheet, grade: Grade) => string;

/** A person from behind or from the side, standing. */
export function figure(x: number, foot: number, tall: number, tone: string): string {
  const unit = tall / 100;
  const at = (dx: number, dy: number) => `${(x + dx * unit).toFixed(1)} ${(foot + dy * unit).toFixed(1)}`;
  const coat = `M${at(-8, -2)}L${at(-9, -44)}C${at(-17, -50)} ${at(-16, -80)} ${at(-5, -83)}L${at(5, -83)}C${at(16, -80)} ${at(17, -50)} ${at(9, -44)}L${at(8, -2)}H${(x + 2 * unit).toFixed(1)}L${at(0, -34)}L${at(-2, -2)}Z`;
  return (
    path(coat, tone) +
    ellipse(x, foot - 91 * unit, 6 * unit, 8 * unit, tone) +
    rect(x - 3 * unit, foot - 86 * unit, 6 * unit, 6 * unit, tone)
  );
}

export function bokeh({ random, width }: Sheet, grade: Grade, count: number, from: number, to: number): string {
  let out = "";
  for (let i = 0; i < count; i++) {
    const size = random.between(8, 44);
    const tone = random.pick([grade.glow, grade.light, mix(grade.glow, "#ff5a3c", 0.5)]);
    const [x, y] = [random.between(0, width), random.between(from, to)];
    out +=
      circle(x, y, size, tone, `fill-opacity="${random.between(0.1, 0.42).toFixed(2)}"`) +
      circle(x, y, size, "none", `stroke="${tone}" stroke-opacity=".25" stroke-width="2"`);
  }
  return out;
}
