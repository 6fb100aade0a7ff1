import { spawnSync } from "node:child_process";
import { closeSync, constants, existsSync, openSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { Refusal } from "../refusal";

/** The system account that runs the database; empty for the current account. */
export interface Account {
  uid?: number;
  gid?: number;
}

export interface Access {
  path: string;
  descriptors: number[];
  close(): void;
}

const anywhere = process.platform === "win32" ? undefined : "/";

const childEnvironment = Object.fromEntries(
  ["PATH", "LD_LIBRARY_PATH", "SystemRoot", "TEMP", "TMP"].flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  }),
);

export function spawnOptions(account: Account) {
  return { ...account, cwd: anywhere, env: { ...childEnvironment, LC_ALL: "C", TZ: "UTC" }, windowsHide: true };
}

/** PostgreSQL refuses to run as root, so root starts it under an unprivileged account. */
export function chooseAccount(folder: string): Account {
  if (process.getuid?.() !== 0) return {};
  if (existsSync(join(folder, "PG_VERSION"))) {
    const { uid, gid } = statSync(folder);
    if (uid !== 0) return { uid, gid };
  }
  const entries = existsSync("/etc/passwd") ? readFileSync("/etc/passwd", "utf8").split("\n") : [];
  const entry = ["postgres:", "nobody:"].map((name) => entries.find((line) => line.startsWith(name))).find(Boolean);
  const [, , uid = 65534, gid = 65534] = entry?.split(":") ?? [];
  // macOS reports the ids of the account `nobody` as -2.
  return { uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 };
}

/**
 * The path by which the account can reach the folder. The account may have no access to a parent folder, such as a
 * checkout in /root. Only the operating system can check that; an open descriptor of the folder avoids the parent
 * folders.
 */
export function openAccess(folder: string, account: Account): Access {
  if (account.uid === undefined || canEnter(folder, account)) {
    return { path: folder, descriptors: [], close: () => undefined };
  }
  if (process.platform !== "linux") {
    throw new Refusal(`The database cannot enter ${folder} as uid ${account.uid}; choose a data folder it can reach.`);
  }
  const descriptor = openSync(folder, constants.O_RDONLY | constants.O_DIRECTORY);
  return { path: "/proc/self/fd/3", descriptors: [descriptor], close: () => closeSync(descriptor) };
}

function canEnter(folder: string, account: Account) {
  const options = { ...spawnOptions(account), stdio: "ignore" } as const;
  return spawnSync("/bin/sh", ["-c", 'cd -- "$0" && [ -w . ]', folder], options).status === 0;
}
