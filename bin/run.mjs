import { spawn } from "node:child_process";
import { delimiter } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));

/** The programs of this project first: `node` is then the pinned one. */
export const environment = () => ({
  NODE_ENV: "production",
  ...process.env,
  PATH: `${root}node_modules/.bin${delimiter}${process.env.PATH ?? ""}`,
});

const startedBy = process.ppid;

/**
 * Runs a program in the foreground and ends as it ended. Signals reach it, and we wait for what it does with them. npm
 * hands a SIGTERM to nobody: that it is gone is the sign for us to end.
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
