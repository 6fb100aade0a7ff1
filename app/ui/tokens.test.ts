import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contrast } from "./contrast";
import { grounds as accentGrounds, darkColours, lightColours, themeColours } from "./light-colours";

const css = readFileSync(new URL("../styles/app.css", import.meta.url), "utf8");
const tokens = new Map(
  [...css.matchAll(/--color-([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
    ([, name = "", light = "", dark = ""]) => [name, { light, dark }],
  ),
);

function colour(name: string, theme: "light" | "dark") {
  const token = tokens.get(name);
  if (!token) throw new Error(`app.css has no colour ${name}`);
  return token[theme];
}

const grounds = ["paper", "card", "wash"];
const textPairs = [
  ...["ink", "soft", "spruce", "danger"].flatMap((text) => grounds.map((ground) => [text, ground])),
  ["signal", "paper"],
  ["signal", "card"],
  ["paper", "ink"],
  ["paper", "spruce"],
  ["paper", "danger"],
  ["on-signal", "signal"],
  ["on-forest", "forest"],
  ["on-forest-soft", "forest"],
] as [string, string][];
const shapePairs = [...grounds.map((ground) => ["edge", ground]), ...grounds.map((ground) => ["focus", ground])] as [
  string,
  string,
][];

describe.each(["light", "dark"] as const)("colours in the %s theme", (theme) => {
  it.each(textPairs)("let %s be read on %s at 4.5:1 or more", (text, ground) => {
    expect(contrast(colour(text, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapePairs)("let %s be seen on %s at 3:1 or more", (shape, ground) => {
    expect(contrast(colour(shape, theme), colour(ground, theme))).toBeGreaterThanOrEqual(3);
  });
});

/** A colour laid over another in sRGB, which is close enough to what browsers mix. */
const over = (top: string, share: number, ground: string) =>
  `#${[1, 3, 5]
    .map((at) => [top, ground].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number])
    .map(([above, below]) =>
      Math.round(above * share + below * (1 - share))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;

it.each(["light", "dark"] as const)(
  "lets marked words be read in the %s theme, also in soft text [LOOK-79]",
  (theme) => {
    const base = readFileSync(new URL("../styles/base.css", import.meta.url), "utf8");
    const [, share, text] =
      /mark \{\s*background: [^;]*--color-signal\) (\d+)%[^;]*;\s*color: var\(--color-(\w+)\)/.exec(base) ?? [];
    for (const ground of grounds) {
      const marked = over(colour("signal", theme), Number(share) / 100, colour(ground, theme));
      expect(contrast(colour(`${text}`, theme), marked)).toBeGreaterThanOrEqual(4.5);
    }
  },
);

it("sets no text smaller than 14 px", () => {
  const sizes = [...css.matchAll(/--text-[\w]+: (?:clamp\()?([\d.]+)rem/g)].map(([, rem]) => Number(rem) * 16);
  expect(sizes.length).toBeGreaterThan(8);
  expect(Math.min(...sizes)).toBe(14);
});

it.for(Object.entries(lightColours))("has the same %s for what reads no style sheet [HOUSE-40]", ([name, hex]) => {
  expect(hex, "app/ui/light-colours.ts").toBe(colour(name, "light"));
});

it.for(Object.entries(darkColours))("has the same %s in the dark for mails [TALK-40]", ([name, hex]) => {
  expect(hex, "app/ui/light-colours.ts").toBe(colour(name, "dark"));
});

it.for(["light", "dark"] as const)(
  "checks a colour of the operator on the grounds of the %s theme [ADM-81]",
  (theme) => {
    expect(accentGrounds[theme]).toEqual(["paper", "card", "wash"].map((name) => colour(name, theme)));
  },
);

it("colours the browser's frame like the page in both themes [HOUSE-40]", () => {
  expect(themeColours).toEqual({ light: colour("paper", "light"), dark: colour("paper", "dark") });
});

it("takes every colour of mails, pages and sharing pictures from the tokens [HOUSE-45]", () => {
  const ownColours = globSync("app/{mail,seo,shell,auth,audit,features,routes}/**/*.{ts,tsx}")
    .concat("app/root.tsx")
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) =>
      (readFileSync(file, "utf8").match(/["'`](#[0-9a-f]{3}|#[0-9a-f]{6}|oklch\([^)]*\))["'`]/gi) ?? []).map(
        (hex) => `${file} ${hex}`,
      ),
    );
  expect(ownColours).toEqual([]);
});
