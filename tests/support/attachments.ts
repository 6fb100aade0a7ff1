import { randomUUID } from "node:crypto";
import type { Connection } from "../../app/db/client.server";
import { attachments } from "../../app/db/schema";

/** Stores the row of a file of a call. There is no file behind it. */
export async function createAttachment(
  on: Connection,
  call: { id: number },
  values: Partial<typeof attachments.$inferInsert> = {},
) {
  const [row] = await on
    .insert(attachments)
    .values({
      ...{ name: "Plan.pdf", type: "pdf", bytes: 1000, key: `attachments/${randomUUID()}` },
      ...values,
      ausschreibungId: call.id,
    })
    .returning();
  if (!row) throw new Error("The file was not stored");
  return { ...row, path: `/dateien/${row.id}` };
}
