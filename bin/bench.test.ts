import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";

it("says in one line that there is no measurement of this name, before it installs or builds anything", () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["bin/bench.mjs", "nichts"], { encoding: "utf8" });
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toMatch(/^There is no measurement nichts\..*\n$/);
});
