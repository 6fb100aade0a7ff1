import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const folder = "docs/specification";
const rules = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".md"))
  .map((name) => readFileSync(join(folder, name), "utf8"))
  .join("\n");
const document = readFileSync("docs/security.md", "utf8");
const lines = document.split("\n").filter((line) => /^\| \d/.test(line));

/** How many requirements of levels 1 and 2 each section of the standard has, in their order. */
const sections: Record<string, number> = {
  ...{ "6.1": 3, "6.2": 12, "6.3": 4, "6.4": 4, "6.5": 5, "6.6": 3, "6.8": 4 },
  ...{ "7.1": 3, "7.2": 4, "7.3": 2, "7.4": 5, "7.5": 2, "7.6": 2 },
  ...{ "8.1": 2, "8.2": 3, "8.3": 1, "8.4": 1 },
};

it("says of every requirement once where it is proven, or why it is otherwise [ACCT-74]", () => {
  const named = lines.flatMap((line) => (line.split("|")[1] ?? "").trim().split(", "));
  const wanted = Object.entries(sections).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
  );
  const saying = (one: string) => named.filter((name) => name === one || one.startsWith(`${name}.`)).length;
  expect(wanted.filter((one) => saying(one) !== 1)).toEqual([]);
  expect(lines.filter((line) => (line.split("|")[3] ?? "").trim().length < 7)).toEqual([]);
});

it("names only rules that exist and so have a test [ACCT-74]", () => {
  const ids = [...new Set(document.match(/\b[A-Z]{3,6}-\d{2,3}\b/g))];
  expect(ids.length).toBeGreaterThan(20);
  expect(ids.filter((id) => !rules.includes(`| ${id} |`))).toEqual([]);
});
