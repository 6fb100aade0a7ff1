import { and, desc, eq, inArray, ne } from "drizzle-orm";
import { db } from "~/db/client.server";
import { marketMails, marketWeeks, profiles } from "~/db/schema";
import type { MailContent } from "~/mail/compose";
import { sendMailOfKind } from "~/mail/mail-of-kind.server";
import { settings } from "~/settings.server";
import { addDays, dayInVienna, formatDay, mondayOf } from "~/text/dates";
import { linesOfWeek } from "./figures";

/**
 * Sends superadmins the figures of the week that has ended. The week's row is written in the transaction that queues the
 * mails, so a second machine, or the next try after a kill, sends nothing again.
 */
export const sendMarketMails = (today = dayInVienna()): Promise<number> =>
  db.transaction(async (tx) => {
    const monday = mondayOf(today);
    const week = addDays(monday, -7);
    // The row of a week exists from its Monday on. Only the row of the next week shows that it was counted after its
    // end.
    const [now, last, before] = await tx
      .select()
      .from(marketWeeks)
      .where(inArray(marketWeeks.week, [monday, week, addDays(week, -7)]))
      .orderBy(desc(marketWeeks.week));
    if (now?.week !== monday || last?.week !== week || !before) return 0;
    const [first] = await tx.insert(marketMails).values({ week }).onConflictDoNothing().returning();
    if (!first) return 0;
    const isReached = and(
      eq(profiles.isSuperadmin, true),
      eq(profiles.emailVerified, true),
      ne(profiles.profileStatus, "blocked"),
    );
    const superadmins = await tx.select({ id: profiles.id, name: profiles.name }).from(profiles).where(isReached);
    let sent = 0;
    for (const { id, name } of superadmins)
      if (await sendMailOfKind(tx, "markt", id, marketMail(name, week, linesOfWeek(last, before)))) sent += 1;
    return sent;
  });

const marketMail = (name: string, week: string, lines: string[]): MailContent => ({
  subject: `Der Markt in der Woche vom ${formatDay(week)}`,
  greeting: `Guten Tag, ${name}`,
  paragraphs: [
    `das waren die Zahlen von ${formatDay(week)} bis ${formatDay(addDays(week, 6))}. Zahlen unter fünf zeigen wir nicht.`,
    ...lines,
  ],
  action: { label: "Zum Markt", url: `${settings.siteUrl}/admin/markt` },
});
