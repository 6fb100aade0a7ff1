import { missingChromium, provideChromium, thisMachine } from "./chromium.mjs";
import { prepare } from "./prepare.mjs";
import { runPart, seconds } from "./run-part.mjs";
import { TestResults } from "./test-results.mjs";

/**
 * Runs the checks of a kind, the quick ones first, and stops at the first that fails. `quick` needs no built site, `usual`
 * is all but the slow tests, and `slow` only these. Returns an exit code.
 */
export async function runTests({ kind, machine = thisMachine() }) {
  const started = performance.now();
  const results = new TestResults();
  process.on("exit", () => results.remove());
  await prepare({ build: false });

  const needsBrowser = kind !== "quick";
  const chromium = needsBrowser ? await provideChromium(machine, runPart) : undefined;
  if (needsBrowser && !chromium) {
    process.stderr.write(missingChromium);
    return 1;
  }
  const slow = kind === "slow" ? { SLOW_TESTS: "1" } : {};
  const env = { NODE_ENV: "test", ...slow, ...results.environment, ...(chromium && { CHROMIUM_PATH: chromium }) };
  const tests = { env, watched: true };
  // In one thread the compiler checks nothing twice, and it works a third less while it frees no memory below this.
  const types = ["types", ["tsc", "--noEmit", "--singleThreaded"], { env: { GOGC: "off", GOMEMLIMIT: "1500MiB" } }];
  // The parts of a line run at once.
  const checks = [
    [
      ["style", ["biome", "check"]],
      ["route types", ["react-router", "typegen"]],
    ],
    [
      types,
      ["layers", ["depcruise", "--output-type", "err-long", "app", "demo", "server", "tests"]],
      ["unused code", ["knip"]],
    ],
  ];
  const unitTests = [["unit and query tests", results.vitest("unit", "query"), tests]];
  const siteTests = [
    [["build", ["node", "bin/prepare-build.mjs"]]],
    [["http tests", results.vitest("http"), tests]],
    [["browser tests", ["playwright", "test"], tests]],
  ];
  const lines = {
    quick: [...checks, unitTests],
    usual: [...checks, unitTests, ...siteTests],
    slow: [unitTests, ...siteTests],
  }[kind];

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
    const names = results.failures().map((name) => `failed: ${name}\n`);
    process.stdout.write(
      `\n${names.join("")}${problem}${passed} passed, ${failed} failed${left} in ${seconds(started)}\n`,
    );
  }
}
