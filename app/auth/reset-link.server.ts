import { and, eq, gt, sql } from "drizzle-orm";
import { type Connection, db } from "~/db/client.server";
import { profiles, verifications } from "~/db/schema";
import { createAuth } from "./auth.server";

export interface LinkRequest {
  email: string;
  /** True when there were more requests for this address than mails that the owner gets. */
  isFlood: boolean;
  /** The page that the person wanted. */
  aim?: string | null;
}

const leastMinutes = 15;

/**
 * Sends a link for a new password if the address has an account. Runs as a job, so that a request takes the same time
 * in both cases.
 */
export function sendResetLink({ email, isFlood, aim = null }: LinkRequest): Promise<void> {
  return db.transaction(async (tx) => {
    // The lock waits for a running change of the address, because that change ends all links sent to it.
    const [owner] = await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.email, email)).for("share");
    if (!owner || (isFlood && (await hasUnusedLink(tx, owner.id)))) return;
    const auth = createAuth(tx, aim);
    await auth.api.requestPasswordReset({ body: { email } });
    await auth.allMailsQueued();
  });
}

async function hasUnusedLink(on: Connection, accountId: string): Promise<boolean> {
  const isFresh = gt(verifications.expiresAt, sql`now() + make_interval(mins => ${leastMinutes})`);
  return (await on.$count(verifications, and(eq(verifications.value, accountId), isFresh))) > 0;
}
