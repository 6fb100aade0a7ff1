import { stat, statfs } from "node:fs/promises";
import path from "node:path";
import { settings } from "~/settings.server";

const megabyte = 1024 * 1024;

/** What pictures leave for the embedded database when they share its disk. */
const leftByPictures = 100 * megabyte;
/** What all writes leave: two segments of PostgreSQL's log. It ends, with the whole site, when it can't write the next. */
const leftByWrites = 32 * megabyte;

/** Bytes on the disk of the data folder. Null when nothing knows. */
export async function readFreeBytes(): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(settings.dataDir);
    return bavail * bsize;
  } catch {
    return null;
  }
}

/** Elsewhere the database's operator looks after its disk. */
const leaves = async (bytes: number) =>
  settings.databaseUrl !== undefined || ((await readFreeBytes()) ?? bytes) >= bytes;

export const hasRoomForWrites = (): Promise<boolean> => leaves(leftByWrites);

export async function hasRoomForPictures(): Promise<boolean> {
  const isApart = settings.storageUrl !== undefined || !(await isOnDiskOfDatabase("files"));
  return isApart || leaves(leftByPictures);
}

async function isOnDiskOfDatabase(folder: string): Promise<boolean> {
  const [one, other] = await Promise.all(
    [folder, "postgres"].map((name) => stat(path.join(settings.dataDir, name)).catch(() => null)),
  );
  return !one || !other || one.dev === other.dev;
}
