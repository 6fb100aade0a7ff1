import { type ChildProcessByStdio, spawn, spawnSync } from "node:child_process";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { setTimeout as delay } from "node:timers/promises";
import { Refusal } from "../refusal";
import { openAccess, spawnOptions } from "./account";
import { type Address, addressSettings } from "./address";
import type { Binaries } from "./binaries";
import type { Cluster } from "./cluster";
import { readPidFile } from "./pid-file";

export interface Postmaster {
  exited: Promise<string>;
  untilReady(): Promise<void>;
  stop(): Promise<void>;
}

const fastShutdownMs = 8000;
const lastMomentMs = 2000;
const maxComplaints = 5;

const settings = {
  unix_socket_permissions: "0700",
  // The site and a command together use a third of these. A test run has many sites on one server.
  max_connections: "200",
  shared_buffers: "128MB",
  wal_compression: "on",
  fsync: "on",
  synchronous_commit: "on",
  jit: "off",
  timezone: "UTC",
  lc_messages: "C",
  log_destination: "stderr",
  logging_collector: "off",
  log_line_prefix: "",
  log_min_messages: "warning",
  log_checkpoints: "off",
  // More detail would write personal data of refused rows and statements to the log.
  log_error_verbosity: "terse",
  log_min_error_statement: "panic",
};

const withoutSync = { fsync: "off", full_page_writes: "off" };

export function spawnPostmaster(cluster: Cluster, address: Address): Postmaster {
  const { folder, account, binaries, log, needsPasswordAgain } = cluster;
  // In a container every start gets the same pid.
  const earlier = readPidFile(folder);
  const access = openAccess(folder, account);
  const flags = Object.entries({
    ...settings,
    ...(needsPasswordAgain ? {} : withoutSync),
    ...addressSettings(address),
  }).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const child = spawn(binaries.postgres, ["-D", access.path, ...flags], {
    ...spawnOptions(account),
    // Ctrl-C signals the whole process group, but the database must run until the server has stopped.
    detached: process.platform !== "win32",
    stdio: ["ignore", "ignore", "pipe", ...access.descriptors],
  }) as ChildProcessByStdio<null, null, Readable>;
  access.close();
  const { pid, stderr } = child;

  const complaints: string[] = [];
  const lines = createInterface({ input: stderr }).on("line", (line) => {
    log(`PostgreSQL: ${line}`);
    if (/^(FATAL|PANIC):/.test(line) && complaints.length < maxComplaints) complaints.push(line);
  });
  const linesEnd = new Promise((resolve) => lines.once("close", resolve));
  const exited = new Promise<string>((resolve) => {
    child.once("error", (error) => resolve(error.message));
    child.once("exit", (code, signal) => resolve(signal ?? `exit code ${code}`));
  });
  let isRunning = true;
  void exited.then(() => {
    isRunning = false;
    process.off("exit", endAtOnce);
  });

  const send = (signal: NodeJS.Signals) => {
    if (isRunning && pid !== undefined) sendSignal(pid, signal, binaries);
  };
  const endAtOnce = () => {
    for (const signal of ["SIGINT", "SIGQUIT"] as const) {
      send(signal);
      for (const end = Date.now() + lastMomentMs; readPidFile(folder)?.pid === pid && Date.now() < end; ) pause(20);
    }
  };
  process.once("exit", endAtOnce);

  return {
    exited,
    async untilReady() {
      for (let waited = 1; isRunning; waited += 1) {
        const file = readPidFile(folder);
        const isEarlier = file?.pid === earlier?.pid && file?.startedAt === earlier?.startedAt;
        if (file?.isReady && file.pid === pid && !isEarlier) return;
        if (waited % 400 === 0) log("The database is still recovering");
        await delay(25);
      }
      await Promise.race([linesEnd, delay(1000)]);
      throw new Refusal(`PostgreSQL did not start: ${complaints.join(" ") || (await exited)}`);
    },
    async stop() {
      for (const signal of ["SIGINT", "SIGQUIT", "SIGKILL"] as const) {
        send(signal);
        const hasEnded = await Promise.race([exited, delay(fastShutdownMs, null, { ref: false })]);
        if (hasEnded !== null) return;
      }
    },
  };
}

export function sendSignal(pid: number, signal: NodeJS.Signals, { pgCtl }: Binaries) {
  if (process.platform === "win32") {
    spawnSync(pgCtl, ["kill", signal.slice("SIG".length), String(pid)], { windowsHide: true });
    return;
  }
  try {
    process.kill(pid, signal);
  } catch {
    // The process has already ended.
  }
}

/** Blocks the thread, because an exit handler can't await. */
function pause(milliseconds: number) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
