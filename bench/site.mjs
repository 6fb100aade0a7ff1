import { spawn } from "node:child_process";
import { createHmac } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { memoryEnvironment, memoryFlags } from "../bin/memory-flags.mjs";

export async function freePort() {
  const probe = createServer();
  await new Promise((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const { port } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

export async function untilHealthy(site, { withinMs = 60_000, check = () => {} } = {}) {
  for (const end = Date.now() + withinMs; Date.now() < end; await delay(50)) {
    check();
    const answer = await fetch(`${site}/healthz`).catch(() => null);
    if (answer?.ok) return;
  }
  throw new Error(`not healthy within ${withinMs} ms`);
}

const quiet = { DEMO: "1", LOG_LEVEL: "error" };

/** Starts the built site with demo content, in the named data folder or in one that is removed at the end. */
export async function startSite(settings = {}) {
  const ownFolder = settings.DATA_DIR ? null : mkdtempSync(path.join(tmpdir(), "kreativlaendle-bench-"));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn("node", [...memoryFlags, "build/server/index.js"], {
    env: { ...memoryEnvironment, ...process.env, ...quiet, DATA_DIR: ownFolder ?? "", PORT: String(port), ...settings },
    stdio: ["ignore", "ignore", "inherit"],
  });
  await untilHealthy(url);
  return {
    url,
    dataDir: settings.DATA_DIR ?? ownFolder,
    /** The process's processor time so far, in milliseconds. */
    async cpuMs() {
      const metrics = await (await fetch(`${url}/metrics`)).text();
      return Number(/^process_cpu_seconds_total (\S+)/m.exec(metrics)[1]) * 1000;
    },
    async stop() {
      child.kill("SIGTERM");
      await new Promise((resolve) => child.once("exit", resolve));
      if (ownFolder) rmSync(ownFolder, { recursive: true, force: true });
    },
  };
}

/** The site's embedded database, through the socket in its folder. */
export function databaseUrlOf({ dataDir }) {
  const secret = readFileSync(path.join(dataDir, "secret"), "utf8").trim();
  const password = createHmac("sha256", secret).update("postgres").digest("base64url");
  const folder = encodeURIComponent(path.join(dataDir, "postgres"));
  return `postgresql://postgres:${password}@localhost/kreativlaendle?host=${folder}&port=5432`;
}

const msPerTick = 10;

/** The processor time of the embedded PostgreSQL so far, in milliseconds. Linux only. */
export function databaseCpuMs({ dataDir }) {
  const [parent] = readFileSync(path.join(dataDir, "postgres", "postmaster.pid"), "utf8").split("\n");
  let ticks = 0;
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    const { ppid, own, ofEnded } = timesOf(pid);
    if (pid === parent) ticks += own + ofEnded;
    else if (ppid === Number(parent)) ticks += own;
  }
  return ticks * msPerTick;
}

/** The parent of a process, and the ticks that the process and its ended children took. */
function timesOf(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ").map(Number);
    const [user, system, userOfEnded, systemOfEnded] = fields.slice(11);
    return { ppid: fields[1], own: user + system, ofEnded: userOfEnded + systemOfEnded };
  } catch {
    return { ppid: 0, own: 0, ofEnded: 0 };
  }
}

/** Runs one of the program's commands to its end. */
export async function runCommand(words, settings) {
  const child = spawn("node", ["build/server/index.js", ...words], {
    env: { ...process.env, ...quiet, ...settings },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const code = await new Promise((resolve) => child.once("exit", resolve));
  if (code !== 0) throw new Error(`${words.join(" ")}: exit ${code}`);
}
