import { and, eq, inArray } from "drizzle-orm";
import { type Connection, db } from "~/db/client.server";
import { newsletterDeliveries, profiles } from "~/db/schema";
import { wantsNewsletter } from "~/visible/newsletter-readers.server";

/**
 * Whether a queued newsletter may still go to this address. The person may have taken back the consent, changed the
 * address or left meanwhile. A failed one may be tried again.
 */
export async function isNewsletterWanted(id: string, to: string): Promise<boolean> {
  const isOpen = and(eq(newsletterDeliveries.id, id), inArray(newsletterDeliveries.state, ["queued", "failed"]));
  const [reader] = await db
    .select({ id: profiles.id })
    .from(newsletterDeliveries)
    .innerJoin(profiles, eq(profiles.id, newsletterDeliveries.profileId))
    .where(and(isOpen, wantsNewsletter, eq(profiles.email, to)));
  if (!reader) await db.update(newsletterDeliveries).set({ state: "skipped" }).where(isOpen);
  return reader !== undefined;
}

export async function noteNewsletter(id: string, state: "sent" | "failed", on: Connection = db): Promise<void> {
  await on.update(newsletterDeliveries).set({ state }).where(eq(newsletterDeliveries.id, id));
}
