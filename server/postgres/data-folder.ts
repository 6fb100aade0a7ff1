import { existsSync, mkdirSync, mkdtempSync, rmdirSync } from "node:fs";
import path from "node:path";
import { isStorageFull } from "~/images/storage-full";
import { Refusal } from "../refusal";

/** Makes the folder of the setting DATA_DIR, or says why it can't be used. */
export function makeDataFolder(folder: string): void {
  try {
    makeFolder(folder);
    // Permissions alone say nothing to root, and nothing about a file system that only the kernel writes.
    rmdirSync(mkdtempSync(path.join(folder, "may-write-")));
  } catch (error) {
    if (!isStorageFull(error)) throw new Refusal(`Setting DATA_DIR: ${(error as Error).message}`);
  }
}

/** Without Node's own `recursive`, which tries for ever where a folder can't be made below one that exists, as in /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have been faster.
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}
