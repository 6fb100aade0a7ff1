import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const folder = "docs/specification";
const idPattern = /\b[A-Z]{3,6}-\d{2,3}\b/g;

const rules = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".md"))
  .flatMap((name) => [...readFileSync(join(folder, name), "utf8").matchAll(/^\| ([A-Z]{3,6}-\d{2,3}) \| (.+) \|$/gm)])
  .map(([, id = "", text = ""]) => ({ id, text }));

/** The ids in brackets in the titles of tests, and the ids that rows of a test table hold as separate texts. */
const proven = execFileSync("git", [
  "ls-files",
  "-co",
  "--exclude-standard",
  "app",
  "server",
  "tests",
  "bin",
  "demo",
  "bench",
])
  .toString()
  .split("\n")
  .filter((file) => /\.(test|spec)\.tsx?$|role-rows\.ts$/.test(file))
  .flatMap(
    (file) => readFileSync(file, "utf8").match(/\[[A-Z]{3,6}-\d{2,3}[^\]]*\]|"(?:[A-Z]{3,6}-\d{2,3}(?:, )?)+"/g) ?? [],
  )
  .flatMap((brackets) => brackets.match(idPattern) ?? []);

it("names each rule once, in a sentence [HOUSE-43]", () => {
  expect(rules.length).toBeGreaterThan(744);
  const ids = rules.map(({ id }) => id);
  expect(
    ids.filter((id, index) => ids.indexOf(id) !== index),
    "take the next free numbers",
  ).toEqual([]);
  expect(
    rules.filter(({ text }) => !/[.:]['’]?$/.test(text.trim())),
    "end with a full stop",
  ).toEqual([]);
});

it("has every rule that a test proves [HOUSE-43]", () => {
  const known = new Set(rules.map(({ id }) => id));
  expect(
    [...new Set(proven)].filter((id) => !known.has(id)),
    `write these rules in ${folder}, or change the titles of tests`,
  ).toEqual([]);
});

it("has no rule without a test [HOUSE-43]", () => {
  const tested = new Set(proven);
  expect(
    rules.map(({ id }) => id).filter((id) => !tested.has(id)),
    "end the title of a test of each with [ID]",
  ).toEqual([]);
});
