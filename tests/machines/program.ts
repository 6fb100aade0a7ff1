import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as delay } from "node:timers/promises";

interface Options {
  /** Where it listens. */
  port: number;
  env?: Record<string, string>;
  /** The account that runs it, when it refuses to run as root. */
  account?: { uid: number; gid: number };
}

const startWithinMs = 10_000;

/** Starts a program that stays in the foreground, and waits until it listens. */
export async function startProgram(name: string, words: string[], { port, env, account }: Options) {
  const child = spawn(name, words, { ...account, env: { PATH: process.env.PATH, ...env } });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => (said += part));
  const killNow = () => child.kill("SIGKILL");
  process.once("exit", killNow);
  const ended = once(child, "close").finally(() => process.off("exit", killNow));
  const early = ended.then(() => Promise.reject(new Error(`${name} ended:\n${said}`)));
  early.catch(() => {});
  for (const until = Date.now() + startWithinMs; !(await Promise.race([listens(port), early])); await delay(20))
    if (Date.now() > until) throw new Error(`${name} does not listen:\n${said}`);
  return {
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

async function listens(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  const isOpen = await once(socket, "connect").then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isOpen;
}
