import { and, asc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { prepared } from "~/db/planned.server";
import { attachmentsSeenBy } from "~/visible/attachments.server";

type Reader = Parameters<typeof attachmentsSeenBy>[0];

/** The files of a call. It has few, so there are no pages. */
export const listFilesOfCall = (callId: number, { id, isSuperadmin }: Reader) =>
  selectFilesOfCall(callId, id, isSuperadmin || null);

const selectFilesOfCall = prepared((callId: number, readerId: string, asSuperadmin: true | null) => {
  const seen = attachmentsSeenBy({ id: readerId, isSuperadmin: asSuperadmin !== null });
  return db
    .select({ id: seen.id, name: seen.name, type: seen.type, bytes: seen.bytes, pages: seen.pages })
    .from(seen)
    .where(eq(seen.ausschreibungId, callId))
    .orderBy(asc(seen.createdAt), asc(seen.name));
});

/** The files of messages, also of deleted ones. Superadmins can't read the messages of others. */
export function listFilesOfMessages(messageIds: number[], readerId: string) {
  const seen = attachmentsSeenBy({ id: readerId, isSuperadmin: false });
  return db
    .select({
      id: seen.id,
      messageId: seen.messageId,
      name: seen.name,
      type: seen.type,
      bytes: seen.bytes,
      pages: seen.pages,
      deletedAt: seen.deletedAt,
    })
    .from(seen)
    .where(inArray(seen.messageId, messageIds))
    .orderBy(asc(seen.name), asc(seen.id));
}

/** A file for somebody who may read it; null for everybody else, and once it is deleted. */
export async function findFile(id: string, reader: Reader) {
  const seen = attachmentsSeenBy(reader);
  const [file] = await db
    .select({ id: seen.id, name: seen.name, type: seen.type, key: sql<string>`${seen.key}` })
    .from(seen)
    .where(and(eq(seen.id, id), isNotNull(seen.key)));
  return file ?? null;
}
