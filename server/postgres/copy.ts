import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  lutimesSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { extname, join, relative } from "node:path";

const refreshHours = 12;

/** Yields copies of a folder that everyone can read and only root can change, until the caller accepts one. */
export function* copiesOf(source: string, name: string) {
  for (const parent of new Set([tmpdir(), "/var/tmp", "/tmp", "/var/cache"])) {
    const copy = join(parent, name);
    if (!isSafeParent(parent) || !isOursOrFree(copy)) continue;
    if (!isSameTree(source, copy)) copyTree(source, copy);
    const refreshing = touchRegularly(copy);
    yield copy;
    // The caller could not execute this copy, so try the next.
    clearInterval(refreshing);
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Where other accounts may rename a folder, checking it proves nothing. */
function isSafeParent(parent: string) {
  const found = statSync(parent, { throwIfNoEntry: false });
  return found?.isDirectory() && found.uid === 0 && (!(found.mode & 0o022) || Boolean(found.mode & 0o1000));
}

function isOursOrFree(copy: string) {
  const found = lstatSync(copy, { throwIfNoEntry: false });
  return !found || (found.isDirectory() && found.uid === 0 && !(found.mode & 0o022));
}

function copyTree(source: string, copy: string) {
  const workplace = mkdtempSync(`${copy}.`);
  try {
    const fresh = join(workplace, "fresh");
    cpSync(source, fresh, { recursive: true, verbatimSymlinks: true, filter: isNeeded });
    for (const path of [fresh, ...entriesOf(fresh)]) {
      const found = lstatSync(path);
      if (!found.isSymbolicLink()) chmodSync(path, found.isDirectory() || found.mode & 0o100 ? 0o755 : 0o644);
    }
    if (existsSync(copy)) renameSync(copy, join(workplace, "outdated"));
    renameSync(fresh, copy);
  } catch (error) {
    // Another process may have made the same copy first.
    if (!isSameTree(source, copy)) throw error;
  } finally {
    rmSync(workplace, { recursive: true, force: true });
  }
}

/** Static libraries are only needed for linking. */
function isNeeded(path: string) {
  return extname(path) !== ".a";
}

function entriesOf(folder: string) {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return names.filter(isNeeded).map((name) => join(folder, name));
}

function isSameTree(source: string, copy: string) {
  return existsSync(copy) && describeTree(source) === describeTree(copy);
}

function describeTree(folder: string) {
  const describe = (path: string) => {
    const found = lstatSync(path);
    return `${relative(folder, path)} ${found.isDirectory() ? "folder" : found.size}`;
  };
  return entriesOf(folder).map(describe).sort().join("\n");
}

/**
 * Some systems delete old files from temporary folders. Touching the files keeps those that PostgreSQL has not read for
 * days.
 */
function touchRegularly(copy: string) {
  const touch = () => {
    const now = new Date();
    for (const path of existsSync(copy) ? [copy, ...entriesOf(copy)] : []) lutimesSync(path, now, now);
  };
  touch();
  return setInterval(touch, refreshHours * 3_600_000).unref();
}
