import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const isKeeping = /\bcachedRead\(/;

it("the table of audiences names every file whose reads are cached, and no other [HOUSE-112]", () => {
  const sources = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "app/features/*.server.ts"], {
    encoding: "utf8",
  });
  const keeping = sources.split("\n").filter((file) => file && isKeeping.test(readFileSync(file, "utf8")));
  expect(keeping.length).toBeGreaterThan(8);
  const decision = readFileSync("docs/decisions/014-who-sees-what.md", "utf8");
  const [, table = ""] = /^\| noun \|.*cached by \|$([\s\S]*?)\n\n/m.exec(decision) ?? [];
  const lastCells = table.split("\n").map((row) => row.split("|").at(-2) ?? "");
  const named = lastCells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => `app/features/${name}`));
  expect([...new Set(named)].sort()).toEqual(keeping.sort());
});
