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
  const parts = [
    ["style", ["biome", "check"]],
    ["route types", ["react-router", "typegen"]],
    ["types", ["tsc", "--noEmit"]],
    ["layers", ["depcruise", "--config", ".dependency-cruiser.cjs", "app", "demo", "server", "tests"]],
    ["unused code", ["knip"]],
    ["unit and query tests", results.vitest("unit", "query"), tests],
  ];
  if (!isQuick)
    parts.push(
      ["build", ["node", "bin/prepare-build.mjs"]],
      ["http tests", results.vitest("http"), tests],
      ["browser tests", ["playwright", "test"], tests],
    );

  for (const [name, [command, ...words], options] of parts) {
    const code = await runPart(name, command, words, options);
    if (code === 0) continue;
    report(`${name} failed. `);
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
