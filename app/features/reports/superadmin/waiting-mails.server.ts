import { and, eq, ne } from "drizzle-orm";
import { type Connection, db } from "~/db/client.server";
import { profiles } from "~/db/schema";
import { countJobs } from "~/jobs/jobs.server";
import type { MailContent } from "~/mail/compose";
import { sendMail } from "~/mail/mail.server";
import { settings } from "~/settings.server";
import { countOpenObjections } from "./objections.server";
import { countWaiting } from "./reported.server";

/** Tells every superadmin once a day what waits for them. Sends nothing when nothing waits. */
export async function tellWhatWaits(): Promise<void> {
  const jobs = await countJobs();
  const failed = jobs.filter(({ queue, state }) => queue === "mail-failed" && state === "created");
  const lines = [
    amount(
      await countWaiting(),
      "Eine Meldung wartet auf eine Entscheidung.",
      "Meldungen warten auf eine Entscheidung.",
    ),
    amount(
      await countOpenObjections(),
      "Ein Einspruch wartet auf eine Entscheidung.",
      "Einsprüche warten auf eine Entscheidung.",
    ),
    amount(
      failed.reduce((all, { count }) => all + count, 0),
      "Eine E-Mail war nicht zuzustellen.",
      "E-Mails waren nicht zuzustellen.",
    ),
  ].filter((line) => line !== null);
  if (lines.length === 0) return;
  await db.transaction((tx) => mailSuperadmins(tx, (name) => waitingMail(name, lines)));
}

const amount = (count: number, one: string, many: string) =>
  count > 1 ? `${count} ${many}` : count === 1 ? one : null;

/** To the address of the account, because only that one is confirmed. */
async function mailSuperadmins(on: Connection, contentFor: (name: string) => MailContent): Promise<void> {
  const superadmins = await on
    .select({ name: profiles.name, email: profiles.email })
    .from(profiles)
    .where(and(eq(profiles.isSuperadmin, true), ne(profiles.profileStatus, "blocked")));
  for (const { name, email } of superadmins) await sendMail(on, email, contentFor(name));
}

const waitingMail = (name: string, lines: string[]): MailContent => ({
  subject: "Was wartet",
  greeting: `Guten Tag, ${name}`,
  paragraphs: lines,
  action: { label: "Zum Dashboard", url: `${settings.siteUrl}/admin/dashboard` },
  closing: ["Diese E-Mail kommt höchstens einmal am Tag, und nur wenn etwas wartet."],
});
