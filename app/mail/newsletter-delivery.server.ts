import { and, eq, inArray, sql } from "drizzle-orm";
import { type Connection, db } from "~/db/client.server";
import { newsletterDeliveries, newsletters, profiles } from "~/db/schema";
import { wantsNewsletter } from "~/visible/newsletter-readers.server";

/**
 * Whether a queued newsletter may still go to this address. The person may have taken back the consent, changed the
 * address or left meanwhile, or a superadmin may have paused or ended the newsletter. A failed one may be tried again.
 */
export function isNewsletterWanted(id: string, to: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const isOpen = and(eq(newsletterDeliveries.id, id), inArray(newsletterDeliveries.state, ["queued", "failed"]));
    const isReader = and(eq(profiles.id, newsletterDeliveries.profileId), wantsNewsletter, eq(profiles.email, to));
    // Locked, so that the newsletter can't continue between this check and putting the mail back.
    const [found] = await tx
      .select({ pausedAt: newsletters.pausedAt, endedAt: newsletters.endedAt, readerId: profiles.id })
      .from(newsletterDeliveries)
      .innerJoin(newsletters, eq(newsletters.id, newsletterDeliveries.newsletterId))
      .leftJoin(profiles, isReader)
      .where(isOpen)
      .for("share", { of: newsletters });
    if (!found) return false;
    const becomes = stateWithoutSending(found);
    if (becomes) await tx.update(newsletterDeliveries).set(becomes).where(isOpen);
    return !becomes;
  });
}

function stateWithoutSending({ pausedAt, endedAt, readerId }: Record<"pausedAt" | "endedAt" | "readerId", unknown>) {
  if (endedAt) return { state: "stopped" as const };
  if (!readerId) return { state: "skipped" as const };
  // The queue accepts each id only once, so the mail gets a new one for its next turn.
  if (pausedAt) return { state: "waiting" as const, id: sql`gen_random_uuid()`, queuedAt: null };
  return null;
}

export async function noteNewsletter(id: string, state: "sent" | "failed", on: Connection = db): Promise<void> {
  await on.update(newsletterDeliveries).set({ state }).where(eq(newsletterDeliveries.id, id));
}
