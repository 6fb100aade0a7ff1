import { oklchToHex } from "./oklch";
import { seededRandom } from "./random";

export type FacadeOptions = {
  seed: string;
  width: number;
  height: number;
  columns: number;
  /** Share of signal-red shingles, kept within 3 to 6 %. */
  accent?: number;
  /** Degrees; by default chosen by the seed. */
  hue?: number;
  /** `paper` is for loading and empty states. It uses the tones of the style sheet and no signal red. */
  tone?: "colour" | "paper";
  /** Numbers the rows for animations in the style sheet. */
  animated?: boolean;
};

export const signalFills = [oklchToHex(0.615, 0.19, 34), oklchToHex(0.64, 0.19, 35), oklchToHex(0.665, 0.185, 37)];

// A shingle is 20 units wide, so that all coordinates are short whole numbers.
const shingleWidth = 20;
const shinglePitch = 14;

type Cell = { row: number; column: number; x: number; y: number };
type Shingle = { x: number; y: number; fill: string };
type Rhythm = (row: number, column: number) => number;

// Each of these begins and ends at the upper left corner of its shingle.
const body = "m.4 0h19.2v12.8a9.6 8.9 0 0 1-19.2 0zm-.4 0";
const shadowBelow = "m.4 0h19.2v14.3a9.6 8.9 0 0 1-19.2 0zm-.4 0";
const lightOnEdge = "m1.2 12.7a8.8 8.1 0 0 0 17.6 0m-18.8-12.7";

const outlines = (shingles: Shingle[], outline: string) =>
  shingles
    .map(({ x, y }, index) => {
      const before = shingles[index - 1] ?? { x: 0, y: 0 };
      return `m${x - before.x} ${y - before.y}${outline}`;
    })
    .join("");

/** The shingles of a row do not overlap and share paths, because browsers take long to style hundreds of elements. */
function drawRow(shingles: Shingle[], shadow: number) {
  const ofFill = (fill: string) => shingles.filter((shingle) => shingle.fill === fill);
  const fills = [...new Set(shingles.map(({ fill }) => fill))];
  const bodies = fills.map((fill) => `<path fill="${fill}" d="${outlines(ofFill(fill), body)}"/>`);
  return (
    `<path fill="#120c06" fill-opacity="${shadow}" d="${outlines(shingles, shadowBelow)}"/>${bodies.join("")}` +
    `<path fill="none" stroke="#fff" stroke-opacity="${shadow * 0.7}" stroke-width=".6" d="${outlines(shingles, lightOnEdge)}"/>`
  );
}

function drawRhythm(random: () => number): Rhythm {
  const turn = 0.35 + random() * 0.75;
  const phase = random() * 6;
  const lean = random() < 0.5 ? -1 : 1;
  const rhythms: Rhythm[] = [
    () => 0,
    (row) => Math.sin(row * turn * 1.6 + phase),
    (row, column) => Math.sin((column + (lean * row) / 2) * turn + phase),
    (row, column) => Math.sin(column * turn + phase) * Math.cos(row * turn * 0.8 + phase),
    (row, column) => Math.sin(column * 0.55 + phase) + Math.sin(row * 0.42 + column * 0.3 - phase),
  ];
  return rhythms[Math.floor(random() * rhythms.length)] ?? (() => 0);
}

function drawPalette(random: () => number, hue: number, calm: number) {
  const lightness = 0.59 + random() * 0.1;
  const chroma = 0.04 + random() * 0.035;
  const spread = (7 + random() * 18) * calm;
  const fills = [0, 1, 2, 3, 4, 5].map((step) =>
    [-1, 0, 1].map((side) =>
      oklchToHex(
        lightness + (step - 2.5) * 0.036 + (random() - 0.5) * 0.016,
        chroma * (0.7 + random() * 0.6),
        hue + side * spread,
      ),
    ),
  );
  return { fills, ground: oklchToHex(lightness - 0.24, chroma * 0.7, hue) };
}

function layCells(columns: number, viewHeight: number) {
  const lastRow = Math.ceil(viewHeight / shinglePitch);
  const rows: Cell[][] = [];
  // Draw from the bottom up, because each row overlaps the one below it.
  for (let row = lastRow; row >= 0; row--) {
    const shift = row % 2 ? -shingleWidth / 2 : 0;
    const count = row % 2 ? columns + 1 : columns;
    const y = (row - 1) * shinglePitch;
    rows.push(Array.from({ length: count }, (_, column) => ({ row, column, x: column * shingleWidth + shift, y })));
  }
  return rows;
}

function chooseSignals(cells: Cell[], share: number, view: { width: number; height: number }, random: () => number) {
  const fewest = Math.ceil(cells.length * 0.03);
  const wanted = Math.max(fewest, Math.min(Math.floor(cells.length * 0.06), Math.round(cells.length * share)));
  const whole = cells.filter(
    ({ x, y }) => x >= 0 && x <= view.width - shingleWidth && y >= -8 && y <= view.height - shingleWidth,
  );
  const chosen: Cell[] = [];
  for (let attempt = 0; attempt < 400 && chosen.length < wanted; attempt++) {
    const candidate = whole[Math.floor(random() * whole.length)] ?? cells[0];
    const roominess = attempt < 200 ? 34 : 1;
    if (!candidate) break;
    if (chosen.every(({ x, y }) => Math.hypot(x - candidate.x, y - candidate.y) >= roominess)) chosen.push(candidate);
  }
  return new Set(chosen);
}

export function facadeSvg({
  seed,
  width,
  height,
  columns,
  accent,
  hue,
  tone = "colour",
  animated = false,
}: FacadeOptions) {
  const random = seededRandom(seed);
  const ownHue = random() * 360;
  const palette = drawPalette(random, hue ?? ownHue, hue === undefined ? 1 : 0.6);
  const rhythm = drawRhythm(random);
  const share = accent ?? 0.034 + random() * 0.022;
  const view = { width: columns * shingleWidth, height: Math.round((columns * shingleWidth * height) / width) };
  const rows = layCells(columns, view.height);
  const signals = tone === "colour" ? chooseSignals(rows.flat(), share, view, random) : new Set<Cell>();

  const fillOf = (cell: Cell) => {
    if (signals.has(cell)) return `${signalFills[Math.floor(random() * signalFills.length)]}`;
    const weathering = 2.5 + rhythm(cell.row, cell.column) * 1.5 + (random() - 0.5) * 4.4;
    const step = Math.min(5, Math.max(0, Math.round(weathering)));
    return tone === "paper" ? `var(--shingle-${step})` : `${palette.fills[step]?.[Math.floor(random() * 3)]}`;
  };
  const drawn = rows.map((cells, index) => {
    const shingles = cells.map((cell) => {
      const slip = Math.floor(random() * 3) - 1;
      return { x: cell.x, y: cell.y + slip, fill: fillOf(cell) };
    });
    return `<g${animated ? ` style="--row:${index}"` : ""}>${drawRow(shingles, tone === "colour" ? 0.2 : 0.06)}</g>`;
  });

  const ground = tone === "colour" ? `<path fill="${palette.ground}" d="M0 0h${view.width}v${view.height}H0z"/>` : "";
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${view.width} ${view.height}" ` +
    `preserveAspectRatio="xMidYMid slice">${ground}${drawn.join("")}</svg>`
  );
}
