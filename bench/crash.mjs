// Repeatedly kills the server, its database or both while people register. Afterwards every acknowledged registration
// must exist, and every start must have worked. `npm run bench -- crash 20 offers` runs the test that does the same with
// offers and replies, `crash 20 orders` with acts on orders, `crash 20 digests` with the mails of stored searches,
// `crash 50 machines` the one with three machines and their mails.
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { environment, run } from "../bin/run.mjs";
import { freePort, untilHealthy } from "./site.mjs";

const tests = {
  offers: ["--project=http", "tests/http/killed-meanwhile.slow.test.ts"],
  orders: ["--project=http", "tests/http/orders-killed.slow.test.ts"],
  digests: ["--project=http", "tests/http/digests-killed.slow.test.ts"],
  machines: ["--project=crashes", "tests/crashes/machines.test.ts"],
};
const [, , kills, what] = process.argv;
if (what in tests)
  await run("vitest", ["run", ...tests[what]], { env: { ...environment(), KILLS: kills, SLOW_TESTS: "1" } });
const rounds = Number(kills ?? 50);
const clients = 6;
const targets = ["server", "database", "both"];
const dataDir = mkdtempSync(path.join(tmpdir(), "kreativlaendle-crash-"));
const port = await freePort();
const site = `http://localhost:${port}`;
const acknowledged = [];
const starts = [];
let server;
let number = 0;

await start();
for (let round = 1; round <= rounds; round += 1) {
  let isOver = false;
  const registering = Array.from({ length: clients }, async () => {
    while (!isOver) await register();
  });
  await delay(200 + Math.random() * 1800);
  const target = targets[round % targets.length];
  strike(target);
  await delay(50);
  isOver = true;
  await Promise.all(registering);
  if (target === "database") await untilHealthy(site);
  else await start();
}
const lost = [];
for (const email of acknowledged) if (!(await exists(email))) lost.push(email);
server.kill("SIGTERM");
await new Promise((resolve) => server.once("exit", resolve));
rmSync(dataDir, { recursive: true, force: true });

starts.sort((a, b) => a - b);
const median = starts[Math.floor(starts.length / 2)];
process.stdout.write(
  `${rounds} crashes, ${acknowledged.length} registrations acknowledged, ${lost.length} lost; start after a crash: median ${median} ms, longest ${starts.at(-1)} ms\n`,
);
process.exit(lost.length > 0 ? 1 : 0);

async function start() {
  const started = performance.now();
  server = spawn("node", ["build/server/index.js"], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: String(port),
      DEMO: "1",
      LOG_LEVEL: process.env.LOG_LEVEL ?? "error",
    },
    stdio: ["ignore", process.env.LOG_LEVEL ? "inherit" : "ignore", "inherit"],
  });
  const running = server;
  let code = null;
  running.once("exit", (status) => {
    code = status ?? -1;
  });
  await untilHealthy(site, {
    check() {
      if (code !== null) throw new Error(`the server did not start: exit ${code}`);
    },
  });
  starts.push(Math.round(performance.now() - started));
}

function strike(target) {
  const postmaster = Number.parseInt(readFileSync(path.join(dataDir, "postgres/postmaster.pid"), "utf8"), 10);
  if (target !== "database") server.kill("SIGKILL");
  if (target !== "server") process.kill(postmaster, "SIGKILL");
}

async function register() {
  number += 1;
  const email = `person-${number}@crash.example`;
  const answer = await post({ name: `Person ${number}`, email }).catch(() => null);
  if (answer?.status === 303) acknowledged.push(email);
  else await delay(20);
}

/** The site refuses a registration only for an address that it knows. */
async function exists(email) {
  const answer = await post({ name: `Wieder ${email}`, email });
  return answer.status === 400 && (await answer.text()).includes("E-Mail bereits vergeben");
}

function post(fields) {
  return fetch(`${site}/auth?modus=registrieren`, {
    method: "POST",
    redirect: "manual",
    signal: AbortSignal.timeout(10_000),
    body: new URLSearchParams({ ...fields, password: "Holzschindel-7421", userType: "kreative", agbAccepted: "on" }),
  });
}
