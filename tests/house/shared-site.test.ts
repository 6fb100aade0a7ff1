import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const files = readdirSync("tests/e2e", { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts"));
const codeOf = (name: string) => readFileSync(`tests/e2e/${name}`, "utf8");

const statements = [/\b(?:db|tx)\s*\.(?:update|delete)\([^;]*;/g, /\b(?:update \w+ set|delete from|truncate) [^`]*`/g];

/** What a test file changes or deletes without saying in which rows. */
const ofEverybody = (code: string) =>
  statements
    .flatMap((pattern) => [...code.matchAll(pattern)].map(([found]) => found))
    .filter((found) => !/\bwhere\b/.test(found));

it("browser tests share a site, so none changes the rows of everybody [HOUSE-73]", () => {
  expect(files.length).toBeGreaterThan(40);
  expect(
    files.flatMap((name) => ofEverybody(codeOf(name))),
    "say in a where which rows",
  ).toEqual([]);
});

it("no file of browser tests starts the workers again by a thing of its own for each of them [HOUSE-105]", () => {
  const ofWorkers = /\bscope:\s*"worker"|\btest\.use\(\{[^}]*\b(?:launchOptions|channel|headless|browserName)\b/;
  expect(ofWorkers.test('site: [async ({}, use) => use(1), { scope: "worker" }]')).toBe(true);
  expect(
    files.filter((name) => ofWorkers.test(codeOf(name))),
    "make it a fixture in tests/support/fixtures.ts",
  ).toEqual([]);
});

it("knows a statement without a condition", () => {
  expect(ofEverybody("await db.update(profiles).set({ featured: false });")).toHaveLength(1);
  expect(ofEverybody("await db\n  .delete(posts);")).toHaveLength(1);
  expect(ofEverybody("await db.execute(sql`update posts set text = ''`);")).toHaveLength(1);
  expect(ofEverybody("await db.delete(posts).where(eq(posts.id, id));")).toEqual([]);
  expect(ofEverybody("await db.execute(sql`delete from posts where id = 1`);")).toEqual([]);
});
