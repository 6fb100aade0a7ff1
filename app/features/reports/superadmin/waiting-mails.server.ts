import { and, ne } from "drizzle-orm";
import { type Subject, titleInSentence } from "~/audit/reported";
import { decides } from "~/audit/superadmins.server";
import { db } from "~/db/client.server";
import { profiles } from "~/db/schema";
import { countTry } from "~/http/rate-limit.server";
import { countMails } from "~/jobs/count-mails.server";
import type { MailContent } from "~/mail/compose";
import { sendMail } from "~/mail/mail.server";
import { ownAddress } from "~/mail/proven-address";
import { settings } from "~/settings.server";
import { formatCount } from "~/text/format-count";
import { escalate, findOverdue } from "./escalate.server";
import { countOpenObjections } from "./objections.server";
import { countWaiting } from "./reported.server";

/** Tells once a day what waits to whoever decides about it. Sends nothing when nothing waits. */
export async function notifyPendingWork(): Promise<void> {
  const { givenUp } = await countMails();
  const decisions = [
    amount(
      (await countWaiting()).all,
      "Eine Meldung wartet auf eine Entscheidung.",
      "Meldungen warten auf eine Entscheidung.",
    ),
    amount(
      await countOpenObjections(),
      "Ein Einspruch wartet auf eine Entscheidung.",
      "Einsprüche warten auf eine Entscheidung.",
    ),
  ].filter((line) => line !== null);
  const mails = amount(givenUp, "Eine E-Mail war nicht zuzustellen.", "E-Mails waren nicht zuzustellen.");
  if (decisions.length === 0 && !mails) return;
  const people = await listWhoDecides();
  const overdue = await findOverdue();
  if (overdue.late > 0) decisions.push(`Davon ist überfällig: ${formatCount(overdue.late)}.`);
  await db.transaction(async (tx) => {
    await escalate(tx, overdue);
    for (const { name, email, isSuperadmin } of people) {
      const lines = isSuperadmin && mails ? [...decisions, mails] : decisions;
      if (lines.length > 0) await sendMail(tx, ownAddress({ email }), waitingMail(name, lines));
    }
  });
}

const amount = (count: number, one: string, many: string) =>
  count > 1 ? `${formatCount(count)} ${many}` : count === 1 ? one : null;

/** Uses the address of the account, because only that one is confirmed. */
const listWhoDecides = () =>
  db
    .select({ name: profiles.name, email: profiles.email, isSuperadmin: profiles.isSuperadmin })
    .from(profiles)
    .where(and(decides, ne(profiles.profileStatus, "blocked")));

/** The people who get a mail about a suspected danger now. Limited, so that many reports do not flood a mailbox. */
export async function listToTell() {
  const toTell: Awaited<ReturnType<typeof listWhoDecides>> = [];
  for (const person of await listWhoDecides())
    if ((await countTry("report-mail", person.email)) === 0) toTell.push(person);
  return toTell;
}

const waitingMail = (name: string, lines: string[]): MailContent => ({
  subject: "Was wartet",
  greeting: `Guten Tag, ${name}`,
  paragraphs: ["auf Sie wartet:", ...lines],
  action: { label: "Zum Dashboard", url: `${settings.siteUrl}/admin/dashboard` },
  closing: ["Diese E-Mail kommt höchstens einmal am Tag, und nur wenn etwas wartet."],
});

/** Informs immediately about a suspected danger. */
export const dangerMail = (name: string, subjectId: string, subject: Pick<Subject, "kind" | "name">): MailContent => ({
  subject: "Gemeldet: Gefahr für Leben oder Sicherheit",
  greeting: `Guten Tag, ${name}`,
  paragraphs: [
    `jemand hat ${titleInSentence(subject)} gemeldet und sieht das Leben oder die Sicherheit eines Menschen in Gefahr. Bitte sehen Sie sich das gleich an.`,
    "Ist der Verdacht begründet, verständigen Sie sofort die Polizei: 133 (Art. 18 DSA).",
  ],
  action: { label: "Zur Meldung", url: `${settings.siteUrl}/admin/meldungen/${subjectId}` },
});
