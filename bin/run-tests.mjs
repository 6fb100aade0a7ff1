import { missingChromium, provideChromium, thisMachine } from "./chromium.mjs";
import { prepare } from "./prepare.mjs";
import { runPart, seconds } from "./run-part.mjs";
import { TestResults } from "./test-results.mjs";

/** Runs all checks, the quick ones first, and stops at the first that fails. Returns an exit code. */
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
  const tests = { env, watched: true };
  // The parts of a line run at once: each of them uses one core.
  const lines = [
    [["style", ["biome", "check"]]],
    [["route types", ["react-router", "typegen"]]],
    [["types", ["tsc", "--noEmit"]]],
    [
      ["layers", ["depcruise", "--config", ".dependency-cruiser.cjs", "app", "demo", "server", "tests"]],
      ["unused code", ["knip"]],
    ],
    [["unit and query tests", results.vitest("unit", "query"), tests]],
  ];
  if (!isQuick)
    lines.push(
      [["build", ["node", "bin/prepare-build.mjs"]]],
      [["http tests", results.vitest("http"), tests]],
      [["browser tests", ["playwright", "test"], tests]],
    );

  for (const parts of lines) {
    const codes = await Promise.all(
      parts.map(([name, [command, ...words], options]) => runPart(name, command, words, options)),
    );
    const failed = parts.filter((_, index) => codes[index] !== 0).map(([name]) => name);
    if (failed.length === 0) continue;
    report(`${failed.join(" and ")} failed. `);
    return 1;
  }
  report("");
  return 0;

  function report(problem) {
    const { passed, failed, skipped } = results.sum();
    const left = skipped ? `, ${skipped} skipped` : "";
    process.stdout.write(`\n${problem}${passed} passed, ${failed} failed${left} in ${seconds(started)}\n`);
  }
}
