import { spawn } from "node:child_process";
import { delimiter } from "node:path";
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
 * Runs a program in the foreground and exits with its code. Passes signals on. npm does not pass SIGTERM on, so the end
 * of the parent process counts as one.
 */
export async function run(program, args, { env = environment(), exit = true } = {}) {
  const child = spawn(program, args, { cwd: root, env, stdio: "inherit", shell: process.platform === "win32" });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  const watch = setInterval(() => {
    if (process.ppid === startedBy) return;
    clearInterval(watch);
    child.kill("SIGTERM");
  }, 100);
  const code = await new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (status, signal) => resolve(status ?? (signal ? 1 : 0)));
  });
  clearInterval(watch);
  if (exit || code !== 0) process.exit(code);
}
