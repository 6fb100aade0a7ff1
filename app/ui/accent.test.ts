import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { accentStyle, holds, nearestThatHolds, signalOf, type Theme } from "./accent";
import { contrast } from "./contrast";
import { darkColours, grounds, lightColours } from "./light-colours";
import { hexToOklch } from "./oklch";

const css = readFileSync(new URL("../styles/app.css", import.meta.url), "utf8");
const [, onLight = "", onDark = ""] = /--color-on-signal: light-dark\((#\w+), (#\w+)\)/.exec(css) ?? [];

/** Colours of all hues, lightnesses and chromas: a grid of the cube, with its corners and greys. */
const steps = [0, 31, 64, 102, 127, 160, 191, 224, 255];
const hex = (value: number) => value.toString(16).padStart(2, "0");
const cube = steps.flatMap((red) =>
  steps.flatMap((green) => steps.map((blue) => `#${hex(red)}${hex(green)}${hex(blue)}`)),
);

function misses(colour: string, theme: Theme) {
  const [paper, card, wash] = grounds[theme];
  const on = theme === "light" ? onLight : onDark;
  return [
    ...[paper, card, on].filter((ground) => contrast(colour, ground) < 4.5),
    ...[wash].filter((ground) => contrast(colour, ground) < 3),
  ];
}

describe("an accent", () => {
  it("can be read in both themes on each ground, and carries text itself, whatever colour was typed [ADM-81]", () => {
    const wrong = cube.flatMap((typed) => {
      const { light, dark } = signalOf(nearestThatHolds(typed));
      return [...misses(light, "light"), ...misses(dark, "dark")].map((ground) => `${typed} on ${ground}`);
    });
    expect(wrong).toEqual([]);
  });

  it("is taken as typed where it holds, and refused where it does not [ADM-81]", () => {
    for (const typed of cube) {
      expect(holds(typed), typed).toBe(misses(typed, "light").length === 0);
      if (holds(typed)) expect(nearestThatHolds(typed)).toBe(typed);
    }
    expect(holds("#ffdd00")).toBe(false);
    expect(holds("#1f4a8d")).toBe(true);
  });

  it("has its nearest in the same hue, no darker than it must be [ADM-81]", () => {
    for (const typed of cube.filter((colour) => !holds(colour) && hexToOklch(colour).chroma > 0.05)) {
      const nearest = nearestThatHolds(typed);
      const turned = Math.abs(hexToOklch(nearest).hue - hexToOklch(typed).hue);
      expect(Math.min(turned, 360 - turned), `${typed} ${nearest}`).toBeLessThan(8);
      expect(contrast(nearest, grounds.light[0]), `${typed} ${nearest}`).toBeLessThan(4.7);
    }
  });

  it("is that of the specification where the operator typed it [ADM-81]", () => {
    const { light, dark } = signalOf(lightColours.signal);
    expect(light).toBe(lightColours.signal);
    expect(Math.abs(hexToOklch(dark).lightness - hexToOklch(darkColours.signal).lightness)).toBeLessThan(0.02);
    expect(accentStyle({ light, dark })).toContain(`--color-signal:light-dark(${light},${dark})`);
  });
});
