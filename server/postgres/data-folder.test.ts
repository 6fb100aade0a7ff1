import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
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
  for (const place of [file, join(file, "below")])
    expect(() => makeDataFolder(place)).toThrow(/^Setting DATA_DIR: E(EXIST|NOTDIR): [^\n]*$/);
});
