import { spawn } from "node:child_process";
import os from "node:os";
import { Floor } from "./floor.mjs";
import { environment, root } from "./run.mjs";

const signals = ["SIGINT", "SIGTERM", "SIGHUP"];

/**
 * Runs one part of a test run and returns its exit code. A `watched` part shows its output as it comes, as soon as it
 * has the floor, any other only when it fails. The signal `end` ends it.
 */
export async function runPart(name, command, words, options = {}) {
  const { env = {}, watched = false, priority = os.getPriority(), floor = new Floor(), end } = options;
  const from = performance.now();
  const child = spawn(command, words, {
    cwd: root,
    env: { ...environment(), NODE_ENV: "production", ...env },
    stdio: ["ignore", "pipe", "pipe"],
    shell: process.platform === "win32",
  });
  // Only the administrator may raise a priority.
  if (child.pid && os.getPriority() < priority) os.setPriority(child.pid, priority);
  const watcher = watched ? floor.enter() : undefined;
  watcher?.say(`\n${name}\n`);
  const said = [];
  const say = watcher ? watcher.say : (data) => said.push(data);
  child.stdout.on("data", say);
  child.stderr.on("data", say);
  const pass = (signal) => child.kill(signal);
  for (const signal of signals) process.on(signal, pass);
  const interrupt = () => child.kill("SIGINT");
  end?.addEventListener("abort", interrupt);
  const code = await new Promise((resolve) => {
    child.on("error", (error) => {
      say(`${error.message}\n`);
      resolve(1);
    });
    child.on("close", (status) => resolve(status ?? 1));
  });
  for (const signal of signals) process.off(signal, pass);
  end?.removeEventListener("abort", interrupt);
  const speaker = watcher ?? floor.enter();
  if (code !== 0 && !end?.aborted) for (const data of said) speaker.say(data);
  const result = code === 0 ? "ok    " : end?.aborted ? "ended " : "FAILED";
  speaker.say(`${result}  ${name.padEnd(22)} ${seconds(from)}\n`);
  speaker.end();
  return code;
}

export function seconds(from) {
  return `${((performance.now() - from) / 1000).toFixed(1)} s`;
}
