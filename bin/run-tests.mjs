import os from "node:os";
import { missingChromium, provideChromium, thisMachine } from "./chromium.mjs";
import { prepare } from "./prepare.mjs";
import { runLanes } from "./run-lanes.mjs";
import { runPart, seconds } from "./run-part.mjs";
import { TestResults } from "./test-results.mjs";

/** Runs all checks, the quick ones first, two at a time, and stops at the first that fails. Returns an exit code. */
export async function runTests({ isQuick, machine = thisMachine() }) {
  const started = performance.now();
  const results = new TestResults();
  process.on("exit", () => results.remove());
  await prepare({ build: false });

  const chromium = isQuick ? undefined : await provideChromium(machine, runPart);
  if (!isQuick && !chromium) {
    process.stderr.write(missingChromium);
    return 1;
  }
  const env = { NODE_ENV: "test", ...results.environment, ...(chromium && { CHROMIUM_PATH: chromium }) };
  // The site processes pictures at this priority: tests beside it must leave it its share of a busy machine. Attacks
  // have more, because they measure how long others wait.
  const priority = os.constants.priority.PRIORITY_BELOW_NORMAL;
  const tests = { env, watched: true, priority };
  const attacks = { ...tests, priority: priority / 2 };
  const build = ["build", ["node", "bin/prepare-build.mjs"]];
  const checks = [
    [
      ["route types", ["react-router", "typegen"]],
      ["types", ["tsc", "--noEmit"]],
      ["unused code", ["knip"]],
    ],
    [
      ["style", ["biome", "check"]],
      ["layers", ["depcruise", "--config", ".dependency-cruiser.cjs", "app", "demo", "server", "tests"]],
      ...(isQuick ? [] : [build]),
    ],
  ];
  const quick = ["unit and query tests", results.vitest("--project=unit", "--project=query"), tests];
  // Tests wait a lot, so two kinds of them keep the processor busy.
  const lanes = [
    [
      quick,
      ["attacks", results.vitest("--project=http", "tests/attack", "--maxWorkers=1"), attacks],
      ["http tests", results.vitest("--project=http", "tests/http"), tests],
    ],
    [["browser tests", ["playwright", "test"], tests]],
  ];

  const failed = (await runLanes(checks)) ?? (await runLanes(isQuick ? [[quick]] : lanes));
  report(failed ? `${failed} failed. ` : "");
  return failed ? 1 : 0;

  function report(problem) {
    const { passed, failed, skipped } = results.sum();
    const left = skipped ? `, ${skipped} skipped` : "";
    process.stdout.write(`\n${problem}${passed} passed, ${failed} failed${left} in ${seconds(started)}\n`);
  }
}
