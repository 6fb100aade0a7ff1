import { stat, statfs } from "node:fs/promises";
import path from "node:path";
import { type Settings, settings } from "~/settings.server";

const megabyte = 1024 * 1024;

/** The space that pictures leave free for the embedded database on the same disk. */
const leftByPictures = 100 * megabyte;
/**
 * The space that all writes leave free: two segments of PostgreSQL's log. PostgreSQL, and the site with it, stops when
 * it can't write the next segment.
 */
const leftByWrites = 32 * megabyte;

/** Where the site keeps its data, and what the system says about the disks there. */
interface Places {
  settings: Pick<Settings, "dataDir" | "databaseUrl" | "storageUrl">;
  statfs: (path: string) => Promise<{ bavail: number; bsize: number }>;
  stat: (path: string) => Promise<{ dev: number }>;
}

const here: Places = { settings, statfs, stat };

/** Free bytes on the disk of the data folder. Null when unknown. */
export async function readFreeBytes(on = here): Promise<number | null> {
  try {
    const { bavail, bsize } = await on.statfs(on.settings.dataDir);
    return bavail * bsize;
  } catch {
    return null;
  }
}

/** Elsewhere the database's operator looks after its disk. */
const leaves = async (bytes: number, on: Places) =>
  on.settings.databaseUrl !== undefined || ((await readFreeBytes(on)) ?? bytes) >= bytes;

export const hasRoomForWrites = (on = here): Promise<boolean> => leaves(leftByWrites, on);

/** Within this time nobody can write as many bytes as the reserve has. */
const trustedMs = 250;

/** Caches its answer for a moment, because asking the disk costs as much as asking the database. */
export function askedRarely(hasRoom: () => Promise<boolean>): () => Promise<boolean> {
  let last = { at: Number.NEGATIVE_INFINITY, answer: Promise.resolve(true) };
  return () => {
    const now = performance.now();
    if (now - last.at > trustedMs) last = { at: now, answer: hasRoom() };
    return last.answer;
  };
}

export async function hasRoomForPictures(on = here): Promise<boolean> {
  const isApart = on.settings.storageUrl !== undefined || !(await isOnDiskOfDatabase("files", on));
  return isApart || leaves(leftByPictures, on);
}

async function isOnDiskOfDatabase(folder: string, { settings, stat }: Places): Promise<boolean> {
  const [one, other] = await Promise.all(
    [folder, "postgres"].map((name) => stat(path.join(settings.dataDir, name)).catch(() => null)),
  );
  return !one || !other || one.dev === other.dev;
}
