import { textWidth, write } from "./lettering";
import type { Sheet } from "./sheet";

const places = ["BREGENZ", "DORNBIRN", "FELDKIRCH", "HOHENEMS", "EGG", "BEZAU", "LUSTENAU", "BLUDENZ", "ANDELSBUCH"];

const venues = ["SPIELBODEN", "DORFPLATZ", "ALTE SEILEREI", "REMISE", "WERKRAUM", "PFARRSAAL", "STADTBAD"];

export type Design = (sheet: Sheet) => string;

export function imprint({ random, width, height, pen }: Sheet, color: string, margin = 70): string {
  const thin = { ...pen(color), weight: 0.13, slant: 0, tracking: 1.6 };
  const left = `${random.int(2, 28)}. ${random.int(1, 12)}. 2027`;
  const right = random.pick(places);
  const y = height - margin - 30;
  const at = (text: string, x: number) => write(text, { x, y, height: 30 }, thin);
  return at(left, margin) + at(right, width - margin - textWidth(right, 30, thin));
}

export function venueLine({ random, pen }: Sheet, color: string, x: number, y: number, height = 34): string {
  return write(random.pick(venues), { x, y, height }, { ...pen(color), weight: 0.13, slant: 0, tracking: 1.6 });
}
