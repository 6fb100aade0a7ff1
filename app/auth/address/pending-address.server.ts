import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { addressChanges } from "~/db/schema";

/** The address that waits for its confirmation. It is stored whether or not it has an account, so this tells nothing. */
export async function findPendingAddress(profileId: string) {
  const { toEmail, confirmUntil, changedAt } = addressChanges;
  const [pending] = await db
    .select({ email: toEmail, until: confirmUntil })
    .from(addressChanges)
    .where(and(eq(addressChanges.profileId, profileId), isNull(changedAt), gt(confirmUntil, sql`now()`)));
  return pending ?? null;
}
