import { inArray, lt, sql } from "drizzle-orm";
import { isBackupRunning } from "~/db/backup-lock.server";
import { type Connection, db } from "~/db/client.server";
import { orphanedFiles } from "~/db/schema";
import { log } from "~/log.server";
import { narrowerUrl, pictureFormats } from "./picture-address";
import type { PreparedPicture } from "./prepare-picture.server";
import { publicPath, storage } from "./storage.server";
import { noRoomForPictures } from "./upload.server";

export { PictureRefused } from "./picture-refused";
export type { UploadRequest } from "./picture-work.server";
export { type PreparedPicture, preparePicture, type Signing } from "./prepare-picture.server";
export type { Credits } from "./process/credits";
export { duringUpload } from "./upload.server";

export interface StoredPicture {
  /** The address that a row stores. */
  url: string;
  width: number;
  height: number;
  placeholder: string;
  keys: string[];
}

const pictureFolder = (ownerId: string) => `post-images/${ownerId}/`;

/**
 * Writes the files of a picture. They count as orphaned until a row names them, so that a failure leaves no files
 * behind.
 */
export async function storePicture(ownerId: string, name: string, picture: PreparedPicture): Promise<StoredPicture> {
  const base = `${pictureFolder(ownerId)}${name}`;
  const files = picture.files.map(({ format, width, bytes }) => ({
    key: width ? `${base}-${width}.${format}` : `${base}.${format}`,
    bytes,
  }));
  const keys = files.map(({ key }) => key);
  await db
    .insert(orphanedFiles)
    .values(keys.map((key) => ({ key })))
    .onConflictDoUpdate({ target: orphanedFiles.key, set: { since: sql`now()` } });
  const disk = await storage();
  try {
    for (const { key, bytes } of files) await disk.put(key, bytes);
  } catch (error) {
    await discardFiles(keys);
    throw noRoomForPictures(error);
  }
  const { width, height, placeholder } = picture;
  return { url: publicPath(`${base}.jpg`), width, height, placeholder, keys };
}

/** Reads a stored picture, for a copy of it. */
export async function readPicture(url: string): Promise<File> {
  const [key = ""] = keysOf(url);
  const bytes = await (await storage()).getBytes(key);
  return new File([new Uint8Array(bytes)], key, { type: "image/jpeg" });
}

/** Call this in the transaction that names the picture. */
export async function claimFiles(on: Connection, keys: string[]): Promise<void> {
  if (keys.length > 0) await on.delete(orphanedFiles).where(inArray(orphanedFiles.key, keys));
}

/** Call this in the transaction that removes the picture. `clearDropped` then deletes the files after the commit. */
export async function dropFiles(on: Connection, keys: string[]): Promise<void> {
  if (keys.length === 0) return;
  await on
    .insert(orphanedFiles)
    .values(keys.map((key) => ({ key, since: new Date(0) })))
    .onConflictDoUpdate({ target: orphanedFiles.key, set: { since: new Date(0) } });
}

/**
 * Deletes the files of an upload whose row could not be written. Keeps them if the row exists after all, because only
 * the response to its commit was lost. If this fails too, the cleanup job deletes them later.
 */
export async function discardFiles(keys: string[]): Promise<void> {
  try {
    if (keys.length > 0)
      await db
        .update(orphanedFiles)
        .set({ since: new Date(0) })
        .where(inArray(orphanedFiles.key, keys));
    await removeDropped();
  } catch (error) {
    log.warn({ err: error }, "could not take back the files of a picture");
  }
}

/** The files behind the address of a stored picture. */
export function keysOf(url: string, widths: readonly number[] = []): string[] {
  const path = url.split("?")[0] ?? "";
  if (!path.startsWith(publicPath("post-images/"))) return [];
  return [path, ...widths.map((width) => narrowerUrl(path, width))]
    .map((address) => address.slice(publicPath("").length))
    .flatMap((key) => pictureFormats.map((format) => key.replace(/\.jpg$/, `.${format}`)));
}

const batch = 500;

/**
 * Deletes dropped files, and those that an interrupted upload left an hour ago. Failures are tried again the next time.
 */
export async function removeDropped(): Promise<void> {
  while ((await removeBatch()) === batch);
}

/** Returns the number of files handled. */
async function removeBatch(): Promise<number> {
  const due = await db
    .select({ key: orphanedFiles.key })
    .from(orphanedFiles)
    .where(lt(orphanedFiles.since, sql`now() - interval '1 hour'`))
    .limit(batch);
  // Check after reading the list: then all files on it were dropped before the snapshot of any later backup.
  if (due.length === 0 || (await isBackupRunning())) return 0;
  const disk = await storage();
  const removed: string[] = [];
  for (const { key } of due) {
    try {
      if (await disk.exists(key)) await disk.delete(key);
      removed.push(key);
    } catch (error) {
      log.warn({ err: error, key }, "could not delete a file");
    }
  }
  if (removed.length > 0) await db.delete(orphanedFiles).where(inArray(orphanedFiles.key, removed));
  return removed.length;
}

/** Runs after the commit. If it fails, a job deletes the files later. */
export async function clearDropped(): Promise<void> {
  await removeDropped().catch((error) => log.warn({ err: error }, "could not delete dropped files"));
}

/** All files in an owner's folder. */
export async function listFiles(ownerId: string): Promise<string[]> {
  const disk = await storage();
  const keys: string[] = [];
  let page: string | undefined;
  do {
    const { objects, paginationToken } = await disk.listAll(pictureFolder(ownerId), { paginationToken: page });
    for (const object of objects) if (object.isFile) keys.push(object.key);
    page = paginationToken;
  } while (page);
  return keys;
}
