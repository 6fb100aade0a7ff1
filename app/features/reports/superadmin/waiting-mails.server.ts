import { and, eq, ne } from "drizzle-orm";
import { type Subject, titleInSentence } from "~/audit/reported";
import { db } from "~/db/client.server";
import { profiles } from "~/db/schema";
import { countTry } from "~/http/rate-limit.server";
import { countMails } from "~/jobs/count-mails.server";
import type { MailContent } from "~/mail/compose";
import { sendMail } from "~/mail/mail.server";
import { ownAddress } from "~/mail/proven-address";
import { settings } from "~/settings.server";
import { escalate, findOverdue } from "./escalate.server";
import { countOpenObjections } from "./objections.server";
import { countWaiting } from "./reported.server";

/** Tells every superadmin once a day what waits for them. Sends nothing when nothing waits. */
export async function notifyPendingWork(): Promise<void> {
  const { givenUp } = await countMails();
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
    amount(givenUp, "Eine E-Mail war nicht zuzustellen.", "E-Mails waren nicht zuzustellen."),
  ].filter((line) => line !== null);
  if (lines.length === 0) return;
  const superadmins = await listSuperadmins();
  const overdue = await findOverdue();
  if (overdue.late > 0) lines.push(`Davon ist überfällig: ${overdue.late}.`);
  await db.transaction(async (tx) => {
    await escalate(tx, overdue);
    for (const { name, email } of superadmins) await sendMail(tx, ownAddress({ email }), waitingMail(name, lines));
  });
}

const amount = (count: number, one: string, many: string) =>
  count > 1 ? `${count} ${many}` : count === 1 ? one : null;

interface Superadmin {
  name: string;
  email: string;
}

/** With the address of the account, because only that one is confirmed. */
const listSuperadmins = (): Promise<Superadmin[]> =>
  db
    .select({ name: profiles.name, email: profiles.email })
    .from(profiles)
    .where(and(eq(profiles.isSuperadmin, true), ne(profiles.profileStatus, "blocked")));

/** The superadmins who get a mail about a suspected danger now. Reports flood nobody's mailbox. */
export async function listToTell(): Promise<Superadmin[]> {
  const toTell: Superadmin[] = [];
  for (const superadmin of await listSuperadmins())
    if ((await countTry("report-mail", superadmin.email)) === 0) toTell.push(superadmin);
  return toTell;
}

const waitingMail = (name: string, lines: string[]): MailContent => ({
  subject: "Was wartet",
  greeting: `Guten Tag, ${name}`,
  paragraphs: ["auf Sie wartet:", ...lines],
  action: { label: "Zum Dashboard", url: `${settings.siteUrl}/admin/dashboard` },
  closing: ["Diese E-Mail kommt höchstens einmal am Tag, und nur wenn etwas wartet."],
});

/** Tells a superadmin at once about a suspected danger. */
export const dangerMail = (name: string, subjectId: string, subject: Pick<Subject, "kind" | "name">): MailContent => ({
  subject: "Gemeldet: Gefahr für Leben oder Sicherheit",
  greeting: `Guten Tag, ${name}`,
  paragraphs: [
    `jemand hat ${titleInSentence(subject)} gemeldet und sieht das Leben oder die Sicherheit eines Menschen in Gefahr. Bitte sehen Sie sich das gleich an.`,
    "Ist der Verdacht begründet, verständigen Sie sofort die Polizei: 133 (Art. 18 DSA).",
  ],
  action: { label: "Zur Meldung", url: `${settings.siteUrl}/admin/meldungen/${subjectId}` },
});
