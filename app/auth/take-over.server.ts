import { eq } from "drizzle-orm";
import type { Transaction } from "~/db/client.server";
import { legalAcknowledgements, profiles } from "~/db/schema";
import { withdrawNewsletterConsent } from "./consents.server";

/** Before every version of the documents. Without a date, an account counts as having agreed when it was created. */
const never = new Date(0);

/**
 * Gives an unconfirmed account to the owner of its address, who has just set a new password with a link. Somebody else may
 * have registered it: their consents end too, and the terms are asked again at the next sign-in.
 */
export async function takeOver(tx: Transaction, accountId: string): Promise<void> {
  await tx.delete(legalAcknowledgements).where(eq(legalAcknowledgements.profileId, accountId));
  await withdrawNewsletterConsent(tx, accountId);
  await tx
    .update(profiles)
    .set({ emailVerified: true, agbAcceptedAt: never, agbDeclinedAt: null, privacyNotedAt: never })
    .where(eq(profiles.id, accountId));
}
