import { spawn } from "node:child_process";
import { delimiter } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));

/** Puts the programs of this project first, so that `node` is the pinned version. */
export const environment = () => ({
  NODE_ENV: "production",
  ...process.env,
  PATH: `${root}node_modules/.bin${delimiter}${process.env.PATH ?? ""}`,
});

const startedBy = process.ppid;

/**
 * Runs a program in the foreground and exits with its code; with `again`, one that was killed is started again. Passes signals on. npm does not pass SIGTERM on, so the end
 * of the parent process counts as one.
 */
export async function run(program, args, { env = environment(), exit = true, again = false } = {}) {
  let child;
  let isStopping = false;
  const stop = (signal) => {
    isStopping = true;
    child.kill(signal);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stop);
  const watch = setInterval(() => {
    if (process.ppid === startedBy) return;
    clearInterval(watch);
    stop("SIGTERM");
  }, 100);
  const runOnce = () =>
    new Promise((resolve, reject) => {
      child = spawn(program, args, { cwd: root, env, stdio: "inherit", shell: process.platform === "win32" });
      child.on("error", reject);
      child.on("close", (status, signal) => resolve({ status, signal }));
    });
  let ended = await runOnce();
  // A server whose event loop hangs kills itself this way, and so does the system when it is out of memory.
  while (again && ended.signal === "SIGKILL" && !isStopping) {
    process.stderr.write("The server was killed and is started again.\n");
    await delay(1000);
    ended = await runOnce();
  }
  clearInterval(watch);
  const code = ended.status ?? (ended.signal ? 1 : 0);
  if (exit || code !== 0) process.exit(code);
}
