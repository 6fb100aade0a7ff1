import { spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { memoryEnvironment, memoryFlags } from "../../bin/memory-flags.mjs";
import { findPort } from "./port";
import "./cheap-hashing.mjs";

export const testSecret = "a-secret-that-only-these-tests-know";

export interface Site {
  url: string;
  port: number;
  pid: number;
  databaseUrl: string;
  dataDir: string;
  /** The lines of its log so far. */
  lines: string[];
  /** Stops it like an operator, and returns its exit code. */
  stop(): Promise<number | null>;
  /** Kills it, like a power cut. */
  kill(): Promise<void>;
}

export interface SiteOptions {
  databaseUrl: string;
  dataDir: string;
  settings?: Record<string, string>;
  /** The port, for a site that replaces a stopped one. */
  port?: number;
  /** The path of the built server. */
  program?: string;
}

/** A site hashes like the process that starts it, which stores the passwords of its people. */
const cheapHashing = new URL("cheap-hashing.mjs", import.meta.url).href;

const startWithinMs = 120_000;

const databases = new Map<string, string>();

/** The database of a site that this process has started. */
export function databaseOf(siteUrl: string): string {
  const url = databases.get(siteUrl);
  if (!url) throw new Error(`No site was started at ${siteUrl}`);
  return url;
}

/** Node keeps compiled programs here, because a run starts a hundred sites and commands. */
export const compileCache = { NODE_COMPILE_CACHE: join(tmpdir(), "kreativlaendle-compiled") };

/** Starts the built site like an operator: a separate process with all settings in its environment. */
export async function startSite({
  databaseUrl,
  dataDir,
  settings,
  port: wanted,
  program = "build/server",
}: SiteOptions): Promise<Site> {
  const port = wanted ?? (await findPort());
  const child = spawn(process.execPath, [...memoryFlags, "--import", cheapHashing, `${program}/index.js`], {
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...memoryEnvironment,
      PATH: process.env.PATH,
      SLOW_TESTS: process.env.SLOW_TESTS,
      ...compileCache,
      NODE_ENV: "production",
      PORT: `${port}`,
      SITE_URL: `http://localhost:${port}`,
      DEMO: "0",
      LOG_LEVEL: "info",
      // The specification's value. A separate test covers the default.
      BLOG_EDITORS: "members",
      // Separate tests cover the second factor.
      SUPERADMIN_SECOND_FACTOR: "0",
      // A page from memory may be a second old.
      PAGE_CACHE_SECONDS: "0",
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      SECRET: testSecret,
      ...settings,
    },
  });
  const killNow = () => child.kill("SIGKILL");
  process.once("exit", killNow);
  const ended = once(child, "exit").then(([code]) => {
    process.off("exit", killNow);
    return code as number | null;
  });

  const lines: string[] = [];
  const ready = Promise.withResolvers<void>();
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on("line", (line) => {
      lines.push(line);
      if (line.includes(" is ready: ")) ready.resolve();
    });
  }
  const giveUp = () => {
    killNow();
    ready.reject(new Error("The site did not start in time"));
  };
  const timer = setTimeout(giveUp, startWithinMs);
  void ended.then((code) => ready.reject(new Error(`The site ended with ${code}: ${lines.join("\n")}`)));
  await ready.promise.finally(() => clearTimeout(timer));

  const url = `http://localhost:${port}`;
  databases.set(url, databaseUrl);
  return {
    url,
    port,
    pid: child.pid ?? 0,
    databaseUrl,
    dataDir,
    lines,
    stop() {
      child.kill("SIGTERM");
      return ended;
    },
    async kill() {
      killNow();
      await ended;
    },
  };
}
