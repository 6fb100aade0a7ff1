import { mkdir, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { settings } from "~/settings.server";

/** Its time is that of the last completed backup. In the data folder, because a backup only reads the database. */
const mark = () => path.join(settings.dataDir, "last-backup");

export async function noteBackup(): Promise<void> {
  await mkdir(settings.dataDir, { recursive: true, mode: 0o700 });
  await writeFile(mark(), "");
}

/** Null when this data folder was never backed up. */
export const readLastBackup = (): Promise<Date | null> =>
  stat(mark()).then(
    ({ mtime }) => mtime,
    () => null,
  );
