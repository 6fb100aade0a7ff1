import type { ReactNode } from "react";
import { classNames } from "./class-names";

interface MosaicProps {
  label: string;
  /** One to three tiles, each a link or a button with one picture. */
  tiles: { key: string; tile: ReactNode }[];
}

const shapes = [
  "",
  "*:aspect-2/1",
  "grid-cols-2 *:aspect-square",
  "grid-cols-2 *:aspect-3/2 *:first:col-span-2 *:first:aspect-2/1 lg:aspect-3/2 lg:grid-cols-[2fr_1fr] lg:grid-rows-2 " +
    "lg:*:aspect-auto! lg:*:first:col-span-1 lg:*:first:row-span-2",
];

/** Pictures of different shapes in one frame, the first one large. */
export function Mosaic({ label, tiles }: MosaicProps) {
  return (
    <ul aria-label={label} className={classNames("grid gap-1", shapes[tiles.length])}>
      {tiles.map(({ key, tile }) => (
        <li
          key={key}
          className="relative min-h-0 overflow-hidden rounded-sm bg-wash *:absolute *:inset-0 [&_img]:size-full [&_img]:object-cover"
        >
          {tile}
        </li>
      ))}
    </ul>
  );
}
