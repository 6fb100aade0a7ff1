import { mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { makeDataFolder } from "./data-folder";

it("says in one line why the data folder can't be used [HOUSE-145]", () => {
  const folder = mkdtempSync(join(tmpdir(), "data-folder-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "file");
  writeFileSync(file, "");
  expect(() => makeDataFolder(join(folder, "a", "b"))).not.toThrow();
  expect(readdirSync(join(folder, "a", "b"))).toEqual([]);
  const nowhere = join(folder, "link");
  symlinkSync(join(folder, "nothing"), nowhere);
  for (const place of [file, join(file, "below"), nowhere, "/proc", "/proc/self/a/b"])
    expect(() => makeDataFolder(place)).toThrow(/^Setting DATA_DIR: E(EXIST|NOTDIR|NOENT): [^\n]*$/);
});
