import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished } from "vitest";
import { findRunningPostgres, type RunningPostgres, startPostgres } from "../../server/postgres/postgres";
import { query } from "./postgres";

export const isRoot = process.getuid?.() === 0;
export const password = "geheim / ü@?";
export let folder: string;

/** Gives each test of a file its own data folder, and ends the database that a killed server has left running there. */
export function provideFolder() {
  beforeEach(() => {
    const dataFolder = mkdtempSync(join(tmpdir(), "kreativlaendle test "));
    folder = join(dataFolder, "postgres");
    onTestFinished(async () => {
      await endOrphan();
      rmSync(dataFolder, { recursive: true, maxRetries: 10 });
    });
  });
}

/** Fills the folder of each test with a copy of one database, because making one takes most of the time of a test. */
export function provideMadeDatabase() {
  const made = mkdtempSync(join(tmpdir(), "kreativlaendle-made-"));
  beforeAll(async () => {
    const running = await startPostgres({ folder: join(made, "postgres"), password, log: () => undefined });
    await running.stop();
  });
  afterAll(() => rmSync(made, { recursive: true }));
  provideFolder();
  beforeEach(() => cpSync(join(made, "postgres"), folder, { recursive: true }));
}

/** A folder for a test that needs another path. */
export function moveFolder(path: string) {
  folder = path;
}

export async function start(options: { onRestart?: () => void } = {}): Promise<RunningPostgres> {
  const running = await startPostgres({ folder, password, log: () => undefined, ...options });
  onTestFinished(() => running.stop());
  return running;
}

/** Ends the database that a killed server of a test has left running. */
async function endOrphan() {
  if (!findRunningPostgres({ folder, password })) return;
  process.kill(postmasterPid(), "SIGQUIT");
  await eventually(() => expect(existsSync(join(folder, "postmaster.pid"))).toBe(false));
}

export async function eventually<Value>(attempt: () => Promise<Value> | Value): Promise<Value> {
  for (const end = Date.now() + 15_000; ; await delay(50)) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}

export function postmasterPid() {
  return Number.parseInt(readFileSync(join(folder, "postmaster.pid"), "utf8"), 10);
}

export function isRunning(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

// Resolves our extensionless imports, as the bundler does for the real server.
const resolveTypeScript = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from "node:module";
  registerHooks({
    resolve(name, context, next) {
      const isOurs = name.startsWith(".") && context.parentURL?.endsWith(".ts");
      return next(isOurs ? name + ".ts" : name, context);
    },
  });
`)}`;

const otherServer = `
  const [, source, folder, password] = process.argv;
  process.on("disconnect", () => process.exit());
  const { startPostgres } = await import(source);
  try {
    const running = await startPostgres({ folder, password, log: () => undefined });
    process.send({ url: running.url });
  } catch (error) {
    process.send({ error: error.name });
    process.disconnect();
  }
`;

export interface Answer {
  url?: string;
  error?: string;
}

/** Starts another server process on the same folder, for tests that must kill it. */
export function spawnServer(source = resolve("server/postgres/postgres.ts"), environment: NodeJS.ProcessEnv = {}) {
  const args = ["--import", resolveTypeScript, "--input-type=module", "--eval", otherServer, source, folder, password];
  const child = spawn(process.execPath, args, {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    env: { ...process.env, ...environment },
  });
  onTestFinished(() => kill(child));
  return child;
}

export async function answerOf(child: ChildProcess): Promise<Answer> {
  const ended = once(child, "exit").then(([code]) => Promise.reject(new Error(`The other server exited with ${code}`)));
  const [answer] = (await Promise.race([once(child, "message"), ended])) as [Answer];
  return answer;
}

export async function kill(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGKILL");
  await once(child, "exit");
}

export async function serverWithData() {
  const child = spawnServer();
  const { url = "" } = await answerOf(child);
  await query(url, "create table kept (text text); insert into kept values ('Jänner')");
  return { child, url };
}

export async function expectData(url: string) {
  expect(await query(url, "select text from kept")).toEqual([{ text: "Jänner" }]);
}
