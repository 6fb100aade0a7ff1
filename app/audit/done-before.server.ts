import { and, desc, eq } from "drizzle-orm";
import type { Viewer } from "~/auth/viewer";
import type { Transaction } from "~/db/client.server";
import { auditLog } from "~/db/schema";
import type { Act } from "./audit.server";

type Done = Pick<Act, "action"> & { type: Act["subject"]["type"]; id: string | number | null };

/** The same act by the same person, when it was done before: a repeated press is answered like the first. */
export async function findDoneBefore(tx: Transaction, viewer: Pick<Viewer, "id">, { action, type, id }: Done) {
  const isOnSubject = and(eq(auditLog.subjectType, type), eq(auditLog.subjectId, `${id}`));
  const [act] = await tx
    .select({ concerns: auditLog.concerns })
    .from(auditLog)
    .where(and(isOnSubject, eq(auditLog.action, action), eq(auditLog.actorId, viewer.id)))
    .orderBy(desc(auditLog.id))
    .limit(1);
  return act ?? null;
}
