import { buffer } from "node:stream/consumers";
import { eq, getTableColumns } from "drizzle-orm";
import { ZipFile } from "yazl";
import { db } from "~/db/client.server";
import { attachments, ausschreibungen } from "~/db/schema";
import { filePath } from "~/files/file-path";
import { factsOf } from "~/files/file-types";
import { storage } from "~/images/storage.server";
import { log } from "~/log.server";
import { settings } from "~/settings.server";
import { collectOwnData } from "./collect.server";
import { listPictures } from "./list-pictures.server";
import { readablePage } from "./readable";

interface Packed {
  profileId: string;
  name: string;
  isForSuperadmin: boolean;
  /** How much of the own files goes in. */
  fileBytes?: number;
}

/** The copy is made in memory and stored as one row. */
const mostFileBytes = 50 * 1024 * 1024;

/** Everything that is stored about a person, as one file. */
export async function pack({ profileId, name, isForSuperadmin, fileBytes = mostFileBytes }: Packed): Promise<Buffer> {
  const chapters = await collectOwnData(profileId, { isSuperadmin: isForSuperadmin });
  const pictures = await readPictures(profileId);
  const { files, left } = await readOwnFiles(profileId, fileBytes);
  const page = readablePage({
    name,
    productName: settings.productName,
    madeAt: new Date(),
    chapters,
    pictures: pictures.map((picture) => picture.name),
    files: files.map((file) => file.name),
    leftFiles: left.map((file) => ({
      name: file.name,
      facts: factsOf(file),
      url: settings.siteUrl + filePath(file.id),
    })),
    isSealed: isForSuperadmin,
  });
  const json = Object.fromEntries(chapters.map((chapter) => [chapter.name, chapter.rows]));
  const archive = new ZipFile();
  archive.addBuffer(Buffer.from(page), "meine-daten.html");
  archive.addBuffer(Buffer.from(JSON.stringify(json, null, 2)), "daten.json");
  // They are compressed already.
  for (const { name, bytes } of pictures) archive.addBuffer(bytes, name, { compress: false });
  for (const { name, bytes } of files) archive.addBuffer(bytes, name, { compress: false });
  archive.end();
  return buffer(archive.outputStream);
}

/** The files of the own calls, as many as fit, and the others. Two may have the same name. */
async function readOwnFiles(profileId: string, most: number) {
  const disk = await storage();
  const rows = await db
    .select(getTableColumns(attachments))
    .from(attachments)
    .innerJoin(ausschreibungen, eq(ausschreibungen.id, attachments.ausschreibungId))
    .where(eq(ausschreibungen.userId, profileId))
    .orderBy(attachments.createdAt);
  const files: { name: string; bytes: Buffer }[] = [];
  const left: typeof rows = [];
  let room = most;
  for (const [at, row] of rows.entries()) {
    if (!(await disk.exists(row.key))) continue;
    if (row.bytes > room) {
      left.push(row);
      continue;
    }
    room -= row.bytes;
    files.push({ name: `unterlagen/${at + 1}-${row.name}`, bytes: Buffer.from(await disk.getBytes(row.key)) });
  }
  return { files, left };
}

/** A file that is gone, such as one of a post that was deleted a moment ago, is not in the copy. */
async function readPictures(profileId: string) {
  const disk = await storage();
  const pictures: { name: string; bytes: Buffer }[] = [];
  for (const key of await listPictures(profileId)) {
    if (!(await disk.exists(key))) {
      log.warn({ key }, "a picture is missing in the storage");
      continue;
    }
    pictures.push({ name: `bilder/${key.split("/").at(-1)}`, bytes: Buffer.from(await disk.getBytes(key)) });
  }
  return pictures;
}
