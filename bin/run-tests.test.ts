import { execFile } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it, onTestFinished } from "vitest";

/** The programs that a test run starts, in this order. Those of a group start at once, so any of them may come first. */
const atOnce = [
  ["biome", "react-router"],
  ["tsc", "depcruise", "knip"],
];
const parts = [...atOnce.flat(), "vitest", "node", "vitest", "playwright"];

interface Fresh {
  platform?: string;
  uid?: number;
  hasBrowser?: boolean;
  kind?: "quick" | "usual" | "slow";
  /** The program that a stand-in's `$BROWSER` names. */
  installed?: string;
  /** What a stand-in does besides recording its call, by program. */
  behave?: Record<string, string>;
}

/**
 * Runs the tests of a fresh clone on another machine: a copy of `bin/` with a stand-in for every program. It runs in
 * its own process, with only the stand-ins on its search path.
 */
async function runOn({
  platform = "linux",
  uid = 0,
  hasBrowser = false,
  kind = "usual",
  installed = "chromium",
  behave = {},
}: Fresh) {
  const root = mkdtempSync(join(tmpdir(), "kreativlaendle fresh "));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const system = join(root, "system");
  const ours = join(root, "node_modules/.bin");
  const browser = join(system, installed);
  const log = join(root, "calls");

  cpSync("bin", join(root, "bin"), { recursive: true });
  for (const file of ["package.json", "package-lock.json"]) writeFileSync(join(root, file), "{}");
  const playwright = join(root, "node_modules/@playwright/test");
  mkdirSync(playwright, { recursive: true });
  writeFileSync(join(playwright, "package.json"), '{ "type": "module", "exports": "./index.js" }');
  writeFileSync(
    join(playwright, "index.js"),
    `export const chromium = { executablePath: () => "${root}/downloaded" };`,
  );
  const standIn = (folder: string, name: string) => {
    mkdirSync(folder, { recursive: true });
    const file = join(folder, name);
    writeFileSync(file, `#!/bin/sh\necho "${name} $*" >> "${log}"\n${behave[name] ?? ""}\n`);
    chmodSync(file, 0o755);
  };
  for (const name of new Set(parts)) standIn(ours, name);
  for (const name of ["npm", "apt-get"]) standIn(system, name);
  if (hasBrowser) standIn(system, "chromium");

  const machine = { platform, uid, searchPath: [system], folders: [], programs: [] };
  const program = `
    import { runTests } from "${pathToFileURL(join(root, "bin/run-tests.mjs"))}";
    process.exit(await runTests(${JSON.stringify({ kind, machine })}));`;
  const { code, said } = await new Promise<{ code: unknown; said: string }>((resolve) => {
    const env = { PATH: system, BROWSER: browser, LOG: log };
    execFile(process.execPath, ["--input-type=module", "-e", program], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? error.code : 0, said: stdout + stderr }),
    );
  });
  const calls = existsSync(log) ? readFileSync(log, "utf8").trim().split("\n") : [];
  const programs = calls.map((call) => call.split(" ")[0]);
  for (const group of atOnce) {
    const from = programs.findIndex((program) => program && group.includes(program));
    if (from >= 0) programs.splice(from, group.length, ...group.filter((program) => programs.includes(program)));
  }
  return { code, said, calls, programs, browser };
}

const installsBrowser = { "apt-get": '[ "$1" = update ] || { : > "$BROWSER"; /bin/chmod +x "$BROWSER"; }' };
const writesResults = (json: string) =>
  `for word; do case $word in --outputFile.json=*) printf %s '${json}' > "\${word#*=}";; esac; done`;
const saysBrowser = { playwright: 'echo "$CHROMIUM_PATH" >> "$LOG"' };

describe("npm test on a fresh machine", () => {
  it("installs the packages and a browser, and runs every part with it [HOUSE-01]", async () => {
    const installed = "chromium-headless-shell";
    const behave = { ...installsBrowser, ...saysBrowser };
    const { code, said, calls, programs, browser } = await runOn({ installed, behave });
    expect(said).not.toContain("Error");
    expect(code).toBe(0);
    expect(programs.slice(0, -1)).toEqual(["npm", "apt-get", "apt-get", ...parts]);
    expect(calls.slice(0, 3)).toEqual([
      "npm ci --include=dev --no-audit --no-fund --loglevel=error",
      "apt-get update",
      "apt-get install -y chromium-headless-shell fonts-liberation",
    ]);
    expect(calls.at(-1)).toBe(browser);
  });

  it("installs the whole browser where there is none without windows [HOUSE-01]", async () => {
    const refuses =
      'case "$*" in *headless*) exit 100;; "install -y chromium") : > "$BROWSER"; /bin/chmod +x "$BROWSER";; esac';
    const { code, calls, browser } = await runOn({ behave: { "apt-get": refuses, ...saysBrowser } });
    expect(code).toBe(0);
    expect(calls[3]).toBe("apt-get install -y chromium");
    expect(calls.at(-1)).toBe(browser);
  });

  it("says what is missing when the browser can't be installed, and what the package manager said [HOUSE-01]", async () => {
    const { code, said, programs } = await runOn({ behave: { "apt-get": "echo no network; exit 100" } });
    expect(code).toBe(1);
    expect(said).toContain("no network");
    expect(said).toMatch(/FAILED {2}installing a browser/);
    expect(said).toContain("install one (Debian: `apt-get install chromium`), or name it in CHROMIUM_PATH.");
    expect(programs).toEqual(["npm", "apt-get", "apt-get", "apt-get"]);
  });

  it("installs from the lists that are there when they can't be brought up to date [HOUSE-01]", async () => {
    const behave = { "apt-get": '[ "$1" = update ] && exit 100; : > "$BROWSER"; /bin/chmod +x "$BROWSER"' };
    expect(await runOn({ behave })).toMatchObject({ code: 0 });
  });

  it.for([
    ["nothing", ""],
    ["a file that can't be run", ': > "$BROWSER"'],
  ] as const)("does not take an installation that leaves %s for a browser [HOUSE-01]", async ([, behaviour]) => {
    const { code, said, programs } = await runOn({ behave: { "apt-get": behaviour } });
    expect(code).toBe(1);
    expect(said).toContain("The browser tests need Chromium or Chrome");
    expect(programs).toEqual(["npm", "apt-get", "apt-get"]);
  });

  it.for([
    ["not as root", { uid: 1000 }],
    ["on a Mac", { platform: "darwin", uid: 501 }],
    ["on a Mac as root", { platform: "darwin", uid: 0 }],
  ] as const)("installs no browser %s, and says what is missing [HOUSE-01]", async ([, machine]) => {
    const { code, said, programs } = await runOn({ ...machine, behave: installsBrowser });
    expect(code).toBe(1);
    expect(said).toContain("The browser tests need Chromium or Chrome");
    expect(programs).toEqual(["npm"]);
  });

  it("uses the browser that is there [HOUSE-01]", async () => {
    const { code, programs, calls, browser } = await runOn({ hasBrowser: true, uid: 1000, behave: saysBrowser });
    expect(code).toBe(0);
    expect(programs.slice(0, -1)).toEqual(["npm", ...parts]);
    expect(calls.at(-1)).toBe(browser);
  });

  it("needs neither a browser nor the built site for the quick part [HOUSE-01]", async () => {
    const { code, programs } = await runOn({ kind: "quick" });
    expect(code).toBe(0);
    expect(programs).toEqual(["npm", ...parts.slice(0, parts.indexOf("vitest") + 1)]);
  });
});

it("npm run test:slow leaves out the checks, and runs only what is slow [HOUSE-140]", async () => {
  const vitest = 'echo "slow $SLOW_TESTS" >> "$LOG"';
  const { code, programs, calls } = await runOn({ kind: "slow", hasBrowser: true, behave: { vitest } });
  expect(code).toBe(0);
  expect(programs.filter((program) => program !== "slow")).toEqual(["npm", ...parts.slice(parts.indexOf("vitest"))]);
  expect(calls.filter((call) => call === "slow 1")).toHaveLength(2);
});

describe("npm test", () => {
  it("adds up what the test programs count [HOUSE-02]", async () => {
    const counts = '{"numPassedTests":20,"numFailedTests":0,"numPendingTests":1}';
    const stats = '{"stats":{"expected":5,"flaky":1,"unexpected":0,"skipped":2}}';
    const { code, said } = await runOn({
      hasBrowser: true,
      behave: {
        vitest: writesResults(counts),
        playwright: `echo '${stats}' > "$PLAYWRIGHT_JSON_OUTPUT_FILE"`,
      },
    });
    expect(code).toBe(0);
    expect(said).toMatch(/\n46 passed, 0 failed, 4 skipped in \d+\.\d s\n$/);
  });

  it("names the tests that failed last, where whoever reads the end of the output finds them [HOUSE-02]", async () => {
    const vitest = {
      numPassedTests: 1,
      numFailedTests: 1,
      numPendingTests: 0,
      testResults: [
        {
          name: "tests/roles.test.ts",
          assertionResults: [
            { fullName: "visitors", status: "failed", failureMessages: ["expected 200 to be 401\n  at a line"] },
            { fullName: "members", status: "passed", failureMessages: [] },
          ],
        },
      ],
    };
    const { code, said } = await runOn({
      behave: { vitest: `${writesResults(JSON.stringify(vitest))}; exit 1` },
      kind: "quick",
    });
    expect(code).toBe(1);
    expect(said).toMatch(
      /\nfailed: tests\/roles\.test\.ts: visitors: expected 200 to be 401\nunit and query tests failed\. 1 passed, 1 failed/,
    );
    expect(said).not.toContain("members");

    const spec = { file: "likes.spec.ts", title: "likes once", ok: false };
    const playwright = {
      stats: { expected: 0, flaky: 0, unexpected: 1, skipped: 0 },
      suites: [{ specs: [{ ...spec, title: "opens", ok: true }], suites: [{ specs: [spec] }] }],
    };
    const browser = await runOn({
      hasBrowser: true,
      behave: { playwright: `echo '${JSON.stringify(playwright)}' > "$PLAYWRIGHT_JSON_OUTPUT_FILE"; exit 1` },
    });
    expect(browser.said).toMatch(/\nfailed: likes\.spec\.ts: likes once\nbrowser tests failed\. 0 passed, 1 failed/);
  });

  it("ends with the first part that fails, and shows what that said [HOUSE-02]", async () => {
    const { code, said, programs } = await runOn({
      hasBrowser: true,
      behave: { tsc: "echo TS2322 in a file; exit 2" },
    });
    expect(code).toBe(1);
    expect(said).toContain("TS2322 in a file");
    expect(said).toContain("types failed. 0 passed, 0 failed");
    expect(programs).toEqual(["npm", ...atOnce.flat()]);
  });

  it("says of parts that run at once which of them failed, and what they said [HOUSE-02]", async () => {
    const behave = { depcruise: "echo a cycle; exit 1", knip: "echo nobody uses it; exit 1" };
    const { code, said, programs } = await runOn({ hasBrowser: true, behave });
    expect(code).toBe(1);
    expect(said).toContain("a cycle");
    expect(said).toContain("nobody uses it");
    expect(said).toContain("layers and unused code failed. 0 passed, 0 failed");
    expect(programs).toEqual(["npm", ...atOnce.flat()]);
  });
});
