import { contrast } from "./contrast";
import { grounds } from "./light-colours";
import { hexToOklch, oklchToHex } from "./oklch";

export type Theme = keyof typeof grounds;
export type Signal = Record<Theme, string>;

/** WCAG AA: of text, and of edges and large signs. */
const ofText = 4.5;
const ofShapes = 3;
const step = 0.002;
/** As light as the accent of the specification is in the dark. */
const lightnessInDark = 0.72;

/** Text is on paper and card; the focus ring also on the wash. */
const worst = (colour: string, theme: Theme): number => {
  const [paper, card, wash] = grounds[theme];
  return Math.min(contrast(colour, paper), contrast(colour, card), (contrast(colour, wash) * ofText) / ofShapes);
};

const holdsIn = (theme: Theme, colour: string): boolean => worst(colour, theme) >= ofText;

/** The first colour of this hue that holds, from a lightness on, darker in the light theme and lighter in the dark. */
function firstThatHolds(theme: Theme, typed: string, from: number): string {
  const { chroma, hue } = hexToOklch(typed);
  const direction = theme === "light" ? -step : step;
  for (let lightness = from; lightness > 0 && lightness < 1; lightness += direction) {
    const colour = inGamut(lightness, chroma, hue);
    if (holdsIn(theme, colour)) return colour;
  }
  return theme === "light" ? "#000000" : "#ffffff";
}

/** A screen can't show each chroma in each lightness. Clipped, a colour would change its hue. */
function inGamut(lightness: number, chroma: number, hue: number): string {
  for (let less = chroma; less > step; less -= step) {
    const colour = oklchToHex(lightness, less, hue);
    if (Math.abs(hexToOklch(colour).chroma - less) < 2 * step) return colour;
  }
  return oklchToHex(lightness, 0, hue);
}

/** How strong a colour is in the light theme, which shows it as it was typed. */
export const strengthOf = (typed: string): number => worst(typed, "light");

export const holds = (typed: string): boolean => holdsIn("light", typed);

/** The colour itself, or the nearest of its hue that can be read everywhere. */
export const nearestThatHolds = (typed: string): string =>
  holds(typed) ? typed : firstThatHolds("light", typed, hexToOklch(typed).lightness);

/** The signal of both themes: as typed in the light one, and of the same hue in the dark one. */
export const signalOf = (accent: string): Signal => ({
  light: accent,
  dark: firstThatHolds("dark", accent, Math.max(lightnessInDark, hexToOklch(accent).lightness)),
});

/** What the style sheet needs. Colours on the signal stay: what is read on paper carries paper. */
export const accentStyle = ({ light, dark }: Signal): string =>
  `:root{--color-signal:light-dark(${light},${dark});--color-focus:light-dark(${light},${dark})}`;
