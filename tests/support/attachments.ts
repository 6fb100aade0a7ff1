import { randomUUID } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import type { Connection } from "../../app/db/client.server";
import { attachments, messages } from "../../app/db/schema";

type Values = Partial<typeof attachments.$inferInsert>;

/** Stores the row of a file of a call. There is no file behind it. */
export const createAttachment = (on: Connection, call: { id: number }, values: Values = {}) =>
  store(on, { ...values, ausschreibungId: call.id });

/** The same of the latest message of a conversation. */
export async function createMessageFile(on: Connection, conversation: { id: string }, values: Values = {}) {
  const isOfIt = eq(messages.conversationId, conversation.id);
  const [message] = await on.select().from(messages).where(isOfIt).orderBy(desc(messages.id)).limit(1);
  return store(on, { name: "Skizze.pdf", ...values, messageId: message?.id });
}

async function store(on: Connection, values: Values) {
  const [row] = await on
    .insert(attachments)
    .values({
      ...{ name: "Plan.pdf", type: "pdf", bytes: 1000, key: `attachments/${randomUUID()}` },
      ...values,
    })
    .returning();
  if (!row) throw new Error("The file was not stored");
  return { ...row, path: `/dateien/${row.id}` };
}
