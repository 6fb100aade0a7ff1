import { eq, isNotNull, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { db } from "~/db/client.server";
import { attachments, ausschreibungen, messages } from "~/db/schema";
import { sizeText } from "~/files/file-facts";
import { filePath } from "~/files/file-path";
import { publicPath, storage } from "~/images/storage.server";
import { log } from "~/log.server";
import { settings } from "~/settings.server";
import { listPictures } from "./list-pictures.server";

interface Stored {
  key: string;
  /** Its name in the copy. */
  name: string;
  title: string;
  /** Where it opens on the site. */
  url: string;
}

/** A file that the copy has no room for. */
export interface LeftFile extends Pick<Stored, "title" | "url"> {
  size: string;
}

/**
 * The files of the person's calls and, unless a superadmin gets the copy, of the person's messages. Two may have the
 * same name.
 */
export async function readOwnFiles(
  profileId: string,
  maxBytes: number,
  { isForSuperadmin }: { isForSuperadmin: boolean },
) {
  const { id, key, name, createdAt } = attachments;
  const columns = { id, key: sql<string>`${key}`.as("stored_key"), name, createdAt };
  const ofCalls = db
    .select({ ...columns, folder: sql<string>`'unterlagen'`.as("folder") })
    .from(attachments)
    .innerJoin(ausschreibungen, eq(ausschreibungen.id, attachments.ausschreibungId))
    .where(eq(ausschreibungen.userId, profileId));
  const ofMessages = db
    .select({ ...columns, folder: sql<string>`'dateien'`.as("folder") })
    .from(attachments)
    .innerJoin(messages, eq(messages.id, attachments.messageId))
    .where(isForSuperadmin ? sql`false` : eq(messages.senderId, profileId));
  const all = unionAll(ofCalls, ofMessages).as("own_files");
  const rows = await db.select().from(all).where(isNotNull(all.key)).orderBy(all.createdAt);
  return readFitting(
    rows.map((row, at) => ({
      ...{ key: row.key, title: row.name, name: `${row.folder}/${at + 1}-${row.name}` },
      url: settings.siteUrl + filePath(row.id),
    })),
    maxBytes,
  );
}

export async function readPictures(profileId: string, maxBytes: number) {
  const keys = await listPictures(profileId);
  return readFitting(
    keys.map((key) => {
      const title = key.split("/").at(-1) ?? key;
      return { key, title, name: `bilder/${title}`, url: settings.siteUrl + publicPath(key) };
    }),
    maxBytes,
  );
}

/** As many files as fit, and the others. A file that was deleted a moment ago is not in the copy. */
async function readFitting(stored: Stored[], maxBytes: number) {
  const disk = await storage();
  const files: { name: string; bytes: Buffer }[] = [];
  const left: LeftFile[] = [];
  let room = maxBytes;
  for (const { key, name, title, url } of stored) {
    if (!(await disk.exists(key))) {
      log.warn({ key }, "a file is missing in the storage");
      continue;
    }
    const { contentLength } = await disk.getMetaData(key);
    if (contentLength > room) {
      left.push({ title, url, size: sizeText(contentLength) });
      continue;
    }
    room -= contentLength;
    files.push({ name, bytes: Buffer.from(await disk.getBytes(key)) });
  }
  return { files, left };
}
