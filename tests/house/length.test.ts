import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const code = execFileSync("git", [
  "ls-files",
  "-co",
  "--exclude-standard",
  "app",
  "bench",
  "bin",
  "demo",
  "server",
  "tests",
])
  .toString()
  .split("\n")
  .filter((file) => /\.(css|mjs|js|tsx?)$/.test(file))
  .map((file) => ({ file, lines: readFileSync(file, "utf8").split("\n").length - 1 }));
const isTest = ({ file }: { file: string }) => /^tests\/|\.(test|spec)\.tsx?$/.test(file);
const source = code.filter((file) => !isTest(file));

const longByNature = ["app/features/legal/agb-2025-07-17.tsx", "app/routes/public/datenschutz.tsx"];

describe("files are short enough to be read at once [HOUSE-44]", () => {
  it("95 of 100 source files have at most 150 lines", () => {
    expect(source.length).toBeGreaterThan(500);
    const sorted = source.toSorted((one, other) => one.lines - other.lines);
    const first = sorted.findIndex(({ lines }) => lines > 150);
    const nearest = sorted.slice(first, first + 5).map(({ file, lines }) => `${file} has ${lines}`);
    const hint = `shorten or split one that you have made longer; nearest to the limit: ${nearest.join(", ")}`;
    expect(sorted[Math.floor(sorted.length * 0.95)]?.lines, hint).toBeLessThanOrEqual(150);
  });

  it("no file but the legal texts has more than 350, tests included", () => {
    const long = code.filter(({ file, lines }) => lines > 350 && !longByNature.includes(file));
    expect(long, "split them where they have a seam").toEqual([]);
  });
});
