import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
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

it.each(["README.md", "CONTRIBUTING.md", "docs/glossary.md", "docs/security.md"])(
  "%s names only files that exist [HOUSE-47]",
  (document) => {
    expect(named(document).filter((name) => !isThere(name))).toEqual([]);
  },
);

it("knows a file that does not exist", () => {
  expect(named("CONTRIBUTING.md").length).toBeGreaterThan(40);
  expect(["app/http/limits.ts", "app/features/NOUN/", "nowhere.ts", "app/nowhere/"].map(isThere)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
