import { hash, type Random, seeded } from "../random";
import type { Pen } from "./lettering";
import { brightness, type Palette, palettes } from "./palettes";

/** What a drawing starts from: whose hand, which word, how large. */
export interface Sheet {
  random: Random;
  palette: Palette;
  /** The word on the sheet, from the part of the seed after the slash. */
  word: string;
  width: number;
  height: number;
  pen(color: string, heavier?: number): Pen;
  /** The option the seed names, else one at random. */
  choose<T>(options: Readonly<Record<string, T>>): T;
}

/**
 * A seed reads `hand/word~option~2`: the hand settles palette and lettering, so that one person's pictures belong
 * together; options name a design or a motif; the whole seed settles everything else.
 */
export function layOut(seed: string, kind: string, width: number, height: number): Sheet {
  const [hand = "", subject = ""] = seed.split("/");
  const [word = "", ...wishes] = subject.split("~");
  const random = seeded(`${kind} ${seed}`);
  const style = seeded(`hand ${hand}`);
  const palette = palettes[(hash(hand) >>> 3) % palettes.length] as Palette;
  const weight = style.pick([0.1, 0.14, 0.17, 0.2, 0.24]);
  const cap = style.pick(["butt", "butt", "round"] as const);
  const slant = style.chance(0.15) ? 8 : 0;
  return {
    random,
    palette,
    word: word.normalize("NFC") || "Ländle",
    width,
    height,
    pen: (color, heavier = 1) => ({ color, weight: Math.min(0.27, weight * heavier), cap, slant }),
    choose(options) {
      const any = random.pick(Object.keys(options));
      return options[wishes.find((wish) => wish in options) ?? any] as (typeof options)[string];
    },
  };
}

/** The two colours of a palette that stand out from its paper: ink where no colour does. */
export function strongest({ paper, ink, colors }: Palette): [string, string] {
  const contrast = (color: string) => Math.abs(brightness(color) - brightness(paper));
  const [first = ink, second = ink] = colors
    .filter((color) => contrast(color) > 0.28)
    .sort((a, b) => contrast(b) - contrast(a));
  return [first, second];
}

/** Small letters need open counters: a heavy pen closes them. */
export const lighterPen = (pen: Pen): Pen => ({ ...pen, weight: Math.min(0.17, pen.weight) });
