import type { ReactNode } from "react";
import { classNames } from "./class-names";

interface MosaicProps<Shown> {
  label: string;
  /** What one to three tiles show. */
  tiles: Shown[];
  keyOf: (shown: Shown) => string;
  /** A link or a button with one picture. It depends on nothing else. */
  children: (shown: Shown, index: number) => ReactNode;
}

const shapes = [
  "",
  "*:aspect-2/1",
  "grid-cols-2 *:aspect-square",
  "grid-cols-2 *:aspect-3/2 *:first:col-span-2 *:first:aspect-2/1 lg:aspect-3/2 lg:grid-cols-[2fr_1fr] lg:grid-rows-2 " +
    "lg:*:aspect-auto! lg:*:first:col-span-1 lg:*:first:row-span-2",
];

/** The width of a tile on the screen, for the browser's choice of a file. */
export function mosaicSizes(count: number, index: number): string {
  if (count === 2) return "(min-width: 64rem) 19rem, 46vw";
  return index === 0 ? "(min-width: 64rem) 26rem, 92vw" : "(min-width: 64rem) 13rem, 46vw";
}

/** The style of a picture that the frame must not cut. It outranks that of the frame. */
export const whole = { objectFit: "contain" } as const;

/** Pictures of different shapes in one frame, the first one large. */
export function Mosaic<Shown>({ label, tiles, keyOf, children }: MosaicProps<Shown>) {
  return (
    <ul aria-label={label} className={classNames("grid gap-1", shapes[tiles.length])}>
      {tiles.map((shown, index) => (
        <li
          key={keyOf(shown)}
          className="relative min-h-0 overflow-hidden rounded-sm bg-wash *:absolute *:inset-0 [&_img]:size-full [&_img]:object-cover"
        >
          {children(shown, index)}
        </li>
      ))}
    </ul>
  );
}
