import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, it } from "vitest";

const run = promisify(execFile);
const program = fileURLToPath(new URL("../../tests/support/dying-worker.ts", import.meta.url));

it.each([
  ["is handed to another one", 2, ["2", "2"]],
  ["ends when nobody is left to take it", 1, ["failed"]],
])("a connection that a dying worker has not taken %s [SAFE-119]", async (_what, workers, answers) => {
  // Without this, Node would wait for the dead worker for ever.
  const { stdout } = await run(process.execPath, [program, `${workers}`], { timeout: 60_000 });
  expect(JSON.parse(stdout)).toEqual(answers);
});
