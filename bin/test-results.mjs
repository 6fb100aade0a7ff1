import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Reads the results that the test programs write as JSON, and adds them up. */
export class TestResults {
  #folder = mkdtempSync(join(tmpdir(), "kreativlaendle-results-"));
  #playwright = join(this.#folder, "playwright.json");
  #vitest = [];

  vitest(...projects) {
    const file = join(this.#folder, `vitest-${projects[0]}.json`);
    this.#vitest.push(file);
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
    return ["vitest", "run", ...projects.map((project) => `--project=${project}`), ...reporters];
  }

  get environment() {
    return { PLAYWRIGHT_JSON_OUTPUT_FILE: this.#playwright };
  }

  sum() {
    const total = { passed: 0, failed: 0, skipped: 0 };
    for (const result of this.#vitest.flatMap(readJson)) {
      total.passed += result.numPassedTests;
      total.failed += result.numFailedTests;
      total.skipped += result.numPendingTests;
    }
    for (const { stats } of readJson(this.#playwright)) {
      total.passed += stats.expected + stats.flaky;
      total.failed += stats.unexpected;
      total.skipped += stats.skipped;
    }
    return total;
  }

  /** The failed tests, each with its file and what was expected. */
  failures() {
    const vitest = this.#vitest
      .flatMap(readJson)
      .flatMap(({ testResults = [] }) =>
        testResults.flatMap(({ name, assertionResults }) =>
          assertionResults
            .filter(({ status }) => status === "failed")
            .map(({ fullName, failureMessages }) => `${name}: ${fullName}: ${failureMessages[0]?.split("\n")[0]}`),
        ),
      );
    return [...vitest, ...readJson(this.#playwright).flatMap(({ suites = [] }) => suites.flatMap(failedSpecs))];
  }

  remove() {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

const readJson = (file) => (existsSync(file) ? [JSON.parse(readFileSync(file, "utf8"))] : []);

const failedSpecs = ({ suites = [], specs = [] }) => [
  ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap(failedSpecs),
];
