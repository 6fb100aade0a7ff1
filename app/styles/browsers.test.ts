import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, it } from "vitest";

const sheets = globSync("app/styles/*.css").map((file) => readFileSync(file, "utf8"));

/** Safari until version 26.1 takes nothing but the line in `text-decoration`, and would show no line at all. */
it("gives each part of a link's line its own property [LOOK-102]", () => {
  const values = sheets.flatMap((css) => [...css.matchAll(/text-decoration: ([^;]+);/g)].map(([, value]) => value));
  expect(values.length).toBeGreaterThan(0);
  for (const value of values) expect(value).toMatch(/^\w+$/);
});

/**
 * Firefox and Safari know no `overlay`: there, what closes leaves the top layer, and with it its place, at once, while it
 * would still be shown.
 */
it("lets what closes fade only where it keeps its place meanwhile [LOOK-103]", () => {
  for (const css of sheets)
    for (const { index } of css.matchAll(/allow-discrete/g))
      expect(css.slice(0, index)).toMatch(/@supports \(overlay: auto\) \{[^@]*$/);
});

/**
 * Safari empties such a field when somebody comes back to the page, and leaves the rest of the form as it was. What is
 * typed into these is short, or about somebody else, or has suggestions of ours.
 */
it("switches autocompletion off in few fields, because Safari forgets what they held [GEN-38]", () => {
  const files = globSync("app/**/*.tsx").filter((file) => /autoComplete(=|: )"off"/.test(readFileSync(file, "utf8")));
  expect(files.map((file) => basename(file)).sort()).toEqual([
    "accent-field.tsx",
    "decide-form.tsx",
    "member-name-field.tsx",
    "reserve-form.tsx",
    "search-field.tsx",
    "superadmin-edit-form.tsx",
    "typed-word-field.tsx",
  ]);
});
