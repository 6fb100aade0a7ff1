const round = (value: number) => Math.round(value * 10) / 10;

export type Point = readonly [number, number];

export const rect = (x: number, y: number, w: number, h: number, fill: string, more = "") =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" fill="${fill}" ${more}/>`;

export const circle = (x: number, y: number, r: number, fill: string, more = "") =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}" ${more}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = "") =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}" ${more}/>`;

export const path = (d: string, fill: string, more = "") => `<path d="${d}" fill="${fill}" ${more}/>`;

/** The corners as a list, or written out as in SVG. */
export const polygon = (corners: string | readonly Point[], fill: string, more = "") => {
  const points = typeof corners === "string" ? corners : corners.map((corner) => corner.join(",")).join(" ");
  return `<polygon points="${points.replace(/-?\d+\.\d+(e-\d+)?/g, (value) => String(round(Number(value))))}" fill="${fill}" ${more}/>`;
};

export const line = (from: Point, to: Point, stroke: string, width: number, more = "") =>
  `<path d="M${round(from[0])} ${round(from[1])}L${round(to[0])} ${round(to[1])}" stroke="${stroke}" stroke-width="${round(width)}" fill="none" ${more}/>`;

export const group = (transform: string, content: string, more = "") =>
  `<g transform="${transform}" ${more}>${content}</g>`;

export const place = (x: number, y: number, size: number, content: string, turn = 0) =>
  group(
    `translate(${round(x)} ${round(y)}) rotate(${round(turn)} ${round(size / 2)} ${round(size / 2)}) scale(${size / 100})`,
    content,
  );

/** Each stop reads `offset color opacity`, the opacity being optional. */
const stops = (list: readonly string[]) =>
  list
    .map((stop) => stop.split(" "))
    .map(([at, color, opacity = "1"]) => `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`)
    .join("");

/** A gradient from top to bottom; `turn` in degrees, 90 for left to right. */
export function linear(id: string, list: readonly string[], turn = 0): string {
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1" gradientTransform="rotate(${-turn} .5 .5)">${stops(list)}</linearGradient>`;
}

export const radial = (id: string, list: readonly string[]) =>
  `<radialGradient id="${id}">${stops(list)}</radialGradient>`;

export const clip = (id: string, shape: string, content: string) =>
  `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">${content}</g>`;

/** Soft shadow on a table or wall: a gradient instead of a blur filter, which would cost a tenth of a second. */
export const softShadow = (
  id: string,
  x: number,
  y: number,
  rx: number,
  ry: number,
  strength: number,
  color = "#120d08",
) =>
  radial(id, [`0 ${color} ${strength}`, `0.55 ${color} ${strength * 0.55}`, `1 ${color} 0`]) +
  ellipse(x, y, rx, ry, `url(#${id})`);

/** A smooth line through points, as path data without the first move. */
export function smooth(points: readonly Point[]): string {
  let d = "";
  for (let i = 0; i < points.length - 1; i++) {
    const [x0, y0] = points[Math.max(0, i - 1)] as Point;
    const [x1, y1] = points[i] as Point;
    const [x2, y2] = points[i + 1] as Point;
    const [x3, y3] = points[Math.min(points.length - 1, i + 2)] as Point;
    const bend = [x1 + (x2 - x0) / 6, y1 + (y2 - y0) / 6, x2 - (x3 - x1) / 6, y2 - (y3 - y1) / 6, x2, y2];
    d += `C${bend.map(round).join(" ")}`;
  }
  return d;
}
