import { eq } from "drizzle-orm";
import { recordCommand } from "~/audit/audit.server";
import { factorRemovedMail } from "~/auth/second-factor/factor-mails";
import { db } from "~/db/client.server";
import { takePublishedLook } from "~/db/look.server";
import { profiles, sessions, twoFactors } from "~/db/schema";
import { startJobs, stopJobs } from "~/jobs/jobs.server";
import { sendMail } from "~/mail/mail.server";
import { ownAddress } from "~/mail/proven-address";
import { settings } from "~/settings.server";
import { withDatabase } from "./postgres/with-database";
import { Refusal } from "./refusal";

const usage = "npm run second-factor -- name@example.com";

/**
 * `npm run second-factor -- MAIL`: removes a lost second factor of an account, also while the server runs. Ends all its
 * sessions and informs the owner by mail.
 */
export async function secondFactor(...words: string[]): Promise<void> {
  const [email, ...more] = words;
  if (!email || more.length > 0 || email.startsWith("--")) throw new Refusal(`Which account? ${usage}`);
  const name = await withDatabase(async (url) => {
    await startJobs(url);
    await takePublishedLook();
    return removeFactor(email.trim().toLowerCase()).finally(stopJobs);
  });
  if (name === null) throw new Refusal(`There is no account with a second factor and the address ${email}.`);
  process.stdout.write(`${name} signs in with the password alone now.\n`);
}

function removeFactor(email: string): Promise<string | null> {
  return db.transaction(async (tx) => {
    const [profile] = await tx.select().from(profiles).where(eq(profiles.email, email)).for("update");
    if (!profile?.twoFactorEnabled) return null;
    await tx.delete(twoFactors).where(eq(twoFactors.userId, profile.id));
    await tx.update(profiles).set({ twoFactorEnabled: false }).where(eq(profiles.id, profile.id));
    await tx.delete(sessions).where(eq(sessions.userId, profile.id));
    await sendMail(tx, ownAddress(profile), factorRemovedMail(profile.name, settings));
    await recordCommand(tx, {
      action: "factor.remove",
      subject: { type: "profile", id: profile.id, name: profile.name },
      concerns: profile.id,
    });
    return profile.name;
  });
}
