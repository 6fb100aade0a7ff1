import { and, eq, isNotNull, lte, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { profiles } from "~/db/schema";
import { today } from "~/db/today";
import type { MailContent } from "~/mail/compose";
import { sendMail } from "~/mail/mail.server";
import { ownAddress } from "~/mail/proven-address";
import { settings } from "~/settings.server";
import { availabilityDays, availabilityPath } from "../availability";

const atOnce = 100;

const unsaid = { availability: null, availabilityDay: null, availabilitySaidAt: null };

/**
 * Clears availability that was set too long ago and asks once by mail, in one transaction, so that an interrupted run
 * asks nobody twice. Removes days that have passed: people who were free from that day are free now, and people who
 * were booked until then have no availability. Returns the number of people asked.
 */
export async function fadeAvailability(): Promise<number> {
  const { availability, availabilityDay, availabilitySaidAt } = profiles;
  const hasCome = and(isNotNull(availabilityDay), lte(availabilityDay, today));
  await db
    .update(profiles)
    .set({ availabilityDay: null })
    .where(and(hasCome, eq(availability, "frei")));
  await db
    .update(profiles)
    .set(unsaid)
    .where(and(hasCome, eq(availability, "ausgebucht")));
  let asked = 0;
  for (let found = atOnce; found === atOnce; asked += found) {
    found = await db.transaction(async (tx) => {
      const rows = await tx
        .select({ id: profiles.id, name: profiles.name, email: profiles.email })
        .from(profiles)
        .where(lte(availabilitySaidAt, sql`now() - make_interval(days => ${availabilityDays}::int)`))
        .limit(atOnce)
        .for("no key update", { skipLocked: true });
      for (const account of rows) {
        await tx.update(profiles).set(unsaid).where(eq(profiles.id, account.id));
        await sendMail(tx, ownAddress(account), fadedMail(account.name, `${settings.siteUrl}${availabilityPath}`), {
          recipientId: account.id,
        });
      }
      return rows.length;
    });
  }
  return asked;
}

/** Asks once for the availability, when it is no longer shown. */
const fadedMail = (name: string, url: string): MailContent => ({
  subject: "Stimmt Ihre Verfügbarkeit noch?",
  greeting: `Guten Tag, ${name}`,
  paragraphs: [
    `vor ${availabilityDays} Tagen haben Sie auf Ihrem Profil angegeben, ob Sie Aufträge annehmen. Damit dort nichts Altes steht, sieht es jetzt niemand mehr.`,
    "Möchten Sie es wieder zeigen, sagen Sie es neu. Sonst müssen Sie nichts tun; wir fragen nicht noch einmal.",
  ],
  action: { label: "Verfügbarkeit angeben", url },
});
