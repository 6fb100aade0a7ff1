// `npm test`: everything that must hold, quick things first, from a fresh clone on. `npm run check` leaves the browser
// tests out. Runs on whatever Node starts npm, so it uses only what Node 20 has.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findChromium } from "./chromium.mjs";
import { prepare } from "./prepare.mjs";
import { environment, root } from "./run.mjs";

const isQuick = process.argv.includes("--quick");
const started = performance.now();
const results = mkdtempSync(join(tmpdir(), "kreativlaendle-results-"));
process.on("exit", () => rmSync(results, { recursive: true, force: true }));

await prepare({ build: false });
const chromium = isQuick ? undefined : ((await findChromium()) ?? (await installChromium()));

const parts = [
  ["style", "biome", "check"],
  ["route types", "react-router", "typegen"],
  ["types", "tsc", "--noEmit"],
  ["layers", "depcruise", "--config", ".dependency-cruiser.cjs", "app", "server", "tests"],
  ["unused code", "knip"],
  ["unit and query tests", ...vitest("unit", "query")],
  ["build", "node", "bin/prepare-build.mjs"],
  ["http tests", ...vitest("http")],
];
if (!isQuick) parts.push(["browser tests", "playwright", "test"]);

for (const [name, command, ...words] of parts) {
  const code = await runPart(name, command, words);
  if (code !== 0) end(`${name} failed`);
}
end();

function vitest(...projects) {
  const file = join(results, `vitest-${projects[0]}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  return ["vitest", "run", ...projects.map((project) => `--project=${project}`), ...reporters];
}

/** What a test run says is shown as it comes, what a check says only when it finds something. */
async function runPart(name, command, words) {
  const from = performance.now();
  const isTestRun = command === "vitest" || command === "playwright";
  process.stdout.write(isTestRun ? `\n${name}\n` : "");
  const child = spawn(command, words, {
    cwd: root,
    env: {
      ...environment(),
      NODE_ENV: isTestRun ? "test" : "production",
      PLAYWRIGHT_JSON_OUTPUT_FILE: join(results, "playwright.json"),
      ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
    },
    stdio: ["ignore", isTestRun ? "inherit" : "pipe", isTestRun ? "inherit" : "pipe"],
    shell: process.platform === "win32",
  });
  const said = [];
  child.stdout?.on("data", (data) => said.push(data));
  child.stderr?.on("data", (data) => said.push(data));
  const pass = (signal) => child.kill(signal);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, pass);
  const code = await new Promise((resolve) => {
    child.on("error", (error) => {
      said.push(`${error.message}\n`);
      resolve(1);
    });
    child.on("close", (status) => resolve(status ?? 1));
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.off(signal, pass);
  if (code !== 0) for (const data of said) process.stdout.write(data);
  process.stdout.write(`${code === 0 ? "ok    " : "FAILED"}  ${name.padEnd(22)} ${seconds(from)}\n`);
  return code;
}

function seconds(from) {
  return `${((performance.now() - from) / 1000).toFixed(1)} s`;
}

function end(problem) {
  const counts = [readVitest("unit"), readVitest("http"), readPlaywright()];
  const sum = (name) => counts.reduce((total, count) => total + (count?.[name] ?? 0), 0);
  const skipped = sum("skipped") ? `, ${sum("skipped")} skipped` : "";
  process.stdout.write(`\n${problem ? `${problem}. ` : ""}`);
  process.stdout.write(`${sum("passed")} passed, ${sum("failed")} failed${skipped} in ${seconds(started)}\n`);
  process.exit(problem ? 1 : 0);
}

function readVitest(name) {
  const result = readJson(`vitest-${name}.json`);
  if (!result) return null;
  const { numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped } = result;
  return { passed, failed, skipped };
}

function readPlaywright() {
  const stats = readJson("playwright.json")?.stats;
  return stats ? { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped } : null;
}

function readJson(name) {
  const file = join(results, name);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}

async function installChromium() {
  const canInstall = process.platform === "linux" && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (canInstall) {
    const command = "apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y chromium";
    const code = await runPart("installing a browser", "/bin/sh", ["-c", command]);
    const installed = code === 0 ? await findChromium() : undefined;
    if (installed) return installed;
  }
  process.stderr.write(
    "The browser tests need Chromium or Chrome: install one (Debian: `apt-get install chromium`), or name it in CHROMIUM_PATH.\n",
  );
  process.exit(1);
}
