import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, readlinkSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import type { Address } from "./address";

export interface PidFile {
  pid: number;
  isReady: boolean;
  address: Address;
  startedAt: string;
}

/** Null without a file. The pid is NaN when a crash left the file empty or incomplete. */
export function readPidFile(folder: string): PidFile | null {
  let content: string;
  try {
    content = readFileSync(join(folder, "postmaster.pid"), "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
  const [pid = "", , startedAt = "", port, socketFolder, , , status = ""] = content.split("\n");
  return {
    pid: Math.abs(Number.parseInt(pid, 10)),
    isReady: status.trim() === "ready",
    address: socketFolder ? {} : { port: Number(port) },
    startedAt,
  };
}

/** Whether the pid belongs to a PostgreSQL of this folder, and not to another process that reuses the number. */
export function isPostgresOf(folder: string, pid: number): boolean {
  if (!Number.isInteger(pid)) return false;
  if (process.platform === "linux") {
    try {
      const workplace = statSync(`/proc/${pid}/cwd`);
      const { dev, ino } = statSync(folder);
      const program = basename(readlinkSync(`/proc/${pid}/exe`));
      return program.startsWith("postgres") && workplace.dev === dev && workplace.ino === ino;
    } catch {
      return false;
    }
  }
  const [command, ...args] =
    process.platform === "win32"
      ? ["tasklist", "/NH", "/FO", "CSV", "/FI", `PID eq ${pid}`]
      : ["ps", "-p", String(pid), "-o", "command="];
  const stdout = spawnSync(command, args, { encoding: "utf8" }).stdout ?? "";
  return process.platform === "win32" ? stdout.includes("postgres.exe") : stdout.includes(folder);
}

/** Processes whose working folder this is, with or without a pid file. Only Linux reports them. */
export function processesOf(folder: string): number[] {
  if (process.platform !== "linux") return [];
  return readdirSync("/proc")
    .map(Number)
    .filter((pid) => isPostgresOf(folder, pid));
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
