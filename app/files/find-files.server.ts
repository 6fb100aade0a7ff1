import { asc, eq } from "drizzle-orm";
import { db } from "~/db/client.server";
import { attachmentsSeenBy } from "~/visible/attachments.server";

type Reader = Parameters<typeof attachmentsSeenBy>[0];

/** The files of a call. It has few, so there are no pages. */
export function listFilesOfCall(callId: number, reader: Reader) {
  const seen = attachmentsSeenBy(reader);
  return db
    .select({ id: seen.id, name: seen.name, type: seen.type, bytes: seen.bytes })
    .from(seen)
    .where(eq(seen.ausschreibungId, callId))
    .orderBy(asc(seen.createdAt), asc(seen.name));
}

/** A file for somebody who may read it; null for everybody else. */
export async function findFile(id: string, reader: Reader) {
  const seen = attachmentsSeenBy(reader);
  const [file] = await db.select().from(seen).where(eq(seen.id, id));
  return file ?? null;
}
