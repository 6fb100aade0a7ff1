/** The drawing of the region in units of a narrow screen's pixels. */
export const mapSize = { width: 328, height: 449 };

/** A degree of longitude is shorter than one of latitude, here by this much. */
const narrowing = ({ north, unitsPerDegree }: Frame) =>
  Math.cos(((north - mapSize.height / unitsPerDegree / 2) * Math.PI) / 180);

/** The corner of the map and its scale. */
export interface Frame {
  west: number;
  north: number;
  unitsPerDegree: number;
}

export interface Coordinates {
  latitude: number;
  longitude: number;
}

export interface Point {
  x: number;
  y: number;
}

const rounded = (value: number) => Math.round(value * 10) / 10;

export const onMap = ({ latitude, longitude }: Coordinates, frame: Frame): Point => ({
  x: rounded((longitude - frame.west) * frame.unitsPerDegree * narrowing(frame)),
  y: rounded((frame.north - latitude) * frame.unitsPerDegree),
});

/** All of these places, in the middle of the map, with room for the names of those at its edge. */
export function frameAround(places: readonly Coordinates[]): Frame {
  const [rows, columns] = [places.map(({ latitude }) => latitude), places.map(({ longitude }) => longitude)];
  const [south, north, west, east] = [Math.min(...rows), Math.max(...rows), Math.min(...columns), Math.max(...columns)];
  const shorter = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const filled = 0.7;
  const unitsPerDegree = Math.min(
    (mapSize.height * filled) / Math.max(north - south, 0.05),
    (mapSize.width * filled) / Math.max((east - west) * shorter, 0.05),
  );
  return {
    west: (west + east) / 2 - mapSize.width / unitsPerDegree / shorter / 2,
    north: (south + north) / 2 + mapSize.height / unitsPerDegree / 2,
    unitsPerDegree,
  };
}

export interface Dot extends Point {
  radius: number;
}

export type Side = "right" | "left" | "below" | "above";

/** Large enough to be touched on a narrow screen. */
const [smallest, largest] = [13, 30];
const perRoot = 14;
const gap = 1.5;
const rounds = 150;

/** The part of the map that dots may fill: more of them are smaller, and of very many all are small. */
const maxFilled = 0.33;

/**
 * The area of a dot says how many people there are; the smallest ones are larger than that, so that one can touch them.
 */
export function radiiOf(counts: readonly number[]): number[] {
  const highest = Math.max(1, ...counts);
  const radii = (ofHighest: number) =>
    counts.map((count) => rounded(Math.max(smallest, ofHighest * Math.sqrt(count / highest))));
  const fits = (tried: readonly number[]) =>
    tried.reduce((sum, radius) => sum + Math.PI * radius ** 2, 0) <= maxFilled * mapSize.width * mapSize.height;
  let ofHighest = Math.min(largest, perRoot * Math.sqrt(highest));
  while (ofHighest > smallest && !fits(radii(ofHighest))) ofHighest -= 1;
  return radii(ofHighest);
}

const within = (value: number, radius: number, size: number) =>
  Math.min(Math.max(value, radius + gap), size - radius - gap);

/** Moves dots apart that would cover each other, as little as possible. */
export function spread<Placed extends Dot>(dots: readonly Placed[]): Placed[] {
  const placed = dots.map((dot) => ({ ...dot }));
  for (let round = 0; round < rounds; round += 1) {
    const pull = round < rounds * 0.3 ? 0.04 : 0;
    placed.forEach((dot, index) => {
      const home = dots[index] ?? dot;
      dot.x += (home.x - dot.x) * pull;
      dot.y += (home.y - dot.y) * pull;
      for (let next = index + 1; next < placed.length; next += 1) pushApart(dot, placed[next] ?? dot);
      dot.x = within(dot.x, dot.radius, mapSize.width);
      dot.y = within(dot.y, dot.radius, mapSize.height);
    });
  }
  return placed.map((dot) => ({ ...dot, x: rounded(dot.x), y: rounded(dot.y) }));
}

/** `dot` is the larger one, or as large. */
function pushApart(dot: Dot, other: Dot): void {
  pushSideways(dot, other);
  const [dx, dy, wanted] = [other.x - dot.x, other.y - dot.y, dot.radius + other.radius + gap];
  if (Math.abs(dx) >= wanted || Math.abs(dy) >= wanted) return;
  const distance = Math.hypot(dx, dy);
  if (distance >= wanted) return;
  const [ux, uy] = distance > 0 ? [dx / distance, dy / distance] : [1, 0];
  const missing = wanted - distance;
  // The larger one moves less.
  const share = other.radius / (dot.radius + other.radius);
  dot.x -= ux * missing * share;
  dot.y -= uy * missing * share;
  other.x += ux * missing * (1 - share);
  other.y += uy * missing * (1 - share);
}

/** The later dot's square may hide only so much of the earlier one's that this can still be touched. */
function pushSideways(dot: Dot, other: Dot): void {
  const [dx, dy, sum] = [other.x - dot.x, other.y - dot.y, dot.radius + other.radius];
  const mayHide = (dot.radius - smallest) / 2 - gap / 2;
  const [tooWide, tooHigh] = [sum - Math.abs(dx) - mayHide, sum - Math.abs(dy) - mayHide];
  if (tooWide <= 0 || tooHigh <= 0) return;
  const isWide = tooWide < tooHigh;
  const step = ((isWide ? tooWide : tooHigh) / 2) * (Math.sign(isWide ? dx : dy) || 1);
  if (isWide) {
    dot.x -= step;
    other.x += step;
  } else {
    dot.y -= step;
    other.y += step;
  }
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const letterWidth = 7.8;
const lineHeight = 17;
const space = 3;

function boxOf({ x, y, radius }: Dot, name: string, side: Side): Box {
  const width = name.length * letterWidth;
  const beside = { top: y - lineHeight / 2, bottom: y + lineHeight / 2 };
  if (side === "right") return { ...beside, left: x + radius + space, right: x + radius + space + width };
  if (side === "left") return { ...beside, left: x - radius - space - width, right: x - radius - space };
  const middle = { left: x - width / 2, right: x + width / 2 };
  if (side === "below") return { ...middle, top: y + radius + 1, bottom: y + radius + 1 + lineHeight };
  return { ...middle, top: y - radius - 1 - lineHeight, bottom: y - radius - 1 };
}

const isInside = ({ left, top, right, bottom }: Box) =>
  left >= 0 && top >= 0 && right <= mapSize.width && bottom <= mapSize.height;
const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
const covers = ({ x, y, radius }: Dot, { left, top, right, bottom }: Box) =>
  Math.hypot(x - Math.min(Math.max(x, left), right), y - Math.min(Math.max(y, top), bottom)) < radius;

const sides: Side[] = ["right", "left", "below", "above"];

/** Where the names of the largest dots fit without covering anything. The dots come with the largest first. */
export function placeNames<Named extends Dot & { name: string }>(dots: readonly Named[], max: number) {
  const taken: Box[] = [];
  return dots.map((dot) => {
    const fits = (side: Side) => {
      const box = boxOf(dot, dot.name, side);
      return isInside(box) && !taken.some((other) => overlap(box, other)) && !dots.some((other) => covers(other, box));
    };
    const side = taken.length < max ? sides.find(fits) : undefined;
    if (side) taken.push(boxOf(dot, dot.name, side));
    const aside: Side = dot.x < mapSize.width / 2 ? "right" : "left";
    return { ...dot, side: side ?? aside, isNamed: side !== undefined };
  });
}
