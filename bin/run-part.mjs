import { spawn } from "node:child_process";
import { environment, root } from "./run.mjs";

const signals = ["SIGINT", "SIGTERM", "SIGHUP"];

/**
 * Runs one part of a test run and returns its exit code. A `watched` part shows its output as it comes, any other only
 * when it fails.
 */
export async function runPart(name, command, words, { env = {}, watched = false } = {}) {
  const from = performance.now();
  if (watched) process.stdout.write(`\n${name}\n`);
  const output = watched ? "inherit" : "pipe";
  const child = spawn(command, words, {
    cwd: root,
    env: { ...environment(), NODE_ENV: "production", ...env },
    stdio: ["ignore", output, output],
    shell: process.platform === "win32",
  });
  const said = [];
  child.stdout?.on("data", (data) => said.push(data));
  child.stderr?.on("data", (data) => said.push(data));
  const pass = (signal) => child.kill(signal);
  for (const signal of signals) process.on(signal, pass);
  const code = await new Promise((resolve) => {
    child.on("error", (error) => {
      said.push(`${error.message}\n`);
      resolve(1);
    });
    child.on("close", (status) => resolve(status ?? 1));
  });
  for (const signal of signals) process.off(signal, pass);
  if (code !== 0) for (const data of said) process.stdout.write(data);
  process.stdout.write(`${code === 0 ? "ok    " : "FAILED"}  ${name.padEnd(22)} ${seconds(from)}\n`);
  return code;
}

export function seconds(from) {
  return `${((performance.now() - from) / 1000).toFixed(1)} s`;
}
