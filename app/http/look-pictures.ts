import type { Logo } from "./site-context";

/** For which its place in the header is kept. */
const height = 40;

/** On a light ground in the dark theme too, because most logos are made for paper. */
const className =
  "h-10 w-auto max-w-28 rounded-xs bg-[light-dark(transparent,#f7f4ee)] shadow-[0_0_0_0.25rem_light-dark(transparent,#f7f4ee)] object-contain object-left sm:max-w-60 lg:max-w-36 xl:max-w-60";

const sizeIn = /-(\d+)x(\d+)\./;

/** The address of a picture of the look. It names the sum of its bytes, so it never shows another one. */
export const lookPicturePath = (name: string): string => `/auftritt/${name}`;

/** A logo as large as the header shows it. */
export function logoOf(name: string): Logo {
  const [, wide, high] = sizeIn.exec(name) ?? [];
  return { src: lookPicturePath(name), width: Math.round((Number(wide) / Number(high)) * height), height, className };
}
