import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, it } from "vitest";

const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard"]).toString().split("\n");

const isFile = /^[\w@./-]+\.(ts|tsx|mjs|css|md)$/;
const isFolder = /^(app|bench|bin|demo|docs|server|tests)\/[\w/-]*$/;

/** What a document names in code type, with `NOUN` and the like for any name. */
function named(document: string) {
  const spans = [...readFileSync(document, "utf8").matchAll(/`([^`\s]+)`/g)].map(([, span = ""]) => span);
  return spans.filter((span) => isFile.test(span) || isFolder.test(span));
}

function isThere(name: string) {
  const pattern = name.replaceAll(".", "\\.").replaceAll(/\b[A-Z]{2,}\b/g, "[\\w.-]+");
  const place = new RegExp(`(^|/)${pattern}${isFolder.test(name) ? "" : "$"}`);
  return files.some((file) => place.test(file));
}

const recipes = files.filter((file) => file.startsWith("docs/recipes/"));

it.each([
  "README.md",
  "CONTRIBUTING.md",
  "docs/glossary.md",
  "docs/security.md",
  "docs/specification/README.md",
  "docs/decisions/014-who-sees-what.md",
  ...recipes,
])("%s names only files that exist, and leads only to such [HOUSE-47]", (document) => {
  expect(
    named(document).filter((name) => !isThere(name)),
    `${document} names what is gone: name its successor`,
  ).toEqual([]);
  const led = [...readFileSync(document, "utf8").matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, path = ""]) => path);
  expect(
    led.filter((path) => !existsSync(join(dirname(document), path))),
    `links of ${document} that lead nowhere`,
  ).toEqual([]);
});

it("CONTRIBUTING is one page that leads to every recipe, itself or by one of them [HOUSE-99]", () => {
  const page = readFileSync("CONTRIBUTING.md", "utf8");
  expect(page.split(/\s+/).length).toBeLessThan(900);
  const reached = [page, ...recipes.map((file) => readFileSync(file, "utf8"))].join("\n");
  expect(recipes.length).toBeGreaterThan(15);
  expect(
    recipes.filter((file) => !reached.includes(`${basename(file)})`)),
    "link them in CONTRIBUTING.md",
  ).toEqual([]);
});

it("knows a file that does not exist", () => {
  expect(recipes.flatMap(named).length).toBeGreaterThan(150);
  expect(["app/http/limits.ts", "app/features/NOUN/", "nowhere.ts", "app/nowhere/"].map(isThere)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
