import { and, desc, eq, gte, inArray, sql } from "drizzle-orm";
import type { Connection } from "~/db/client.server";
import { messages } from "~/db/schema";
import { firstWeekDays, superadminFactor } from "~/http/limits";
import { messageLimits } from "~/http/limits/messages-and-offers";
import { formatMoment } from "~/text/dates";

const dayMs = 24 * 60 * 60 * 1000;

interface Sender {
  id: string;
  memberSince: Date;
  isSuperadmin: boolean;
}

/** Why the sender can't write to this person now, and when they can again; null when they can. */
export async function findMessageLimit(on: Connection, sender: Sender, recipientId: string): Promise<string | null> {
  const factor = sender.isSuperadmin ? superadminFactor : 1;
  const [perDay, perDayToOne] = [messageLimits.perDay * factor, messageLimits.perDayToOne * factor];
  const sent = await on
    .select({ at: messages.createdAt, to: messages.recipientId })
    .from(messages)
    .where(
      and(
        eq(messages.senderId, sender.id),
        inArray(messages.kind, ["text", "mail"]),
        eq(messages.isReply, false),
        gte(messages.createdAt, sql`now() - make_interval(days => ${firstWeekDays})`),
      ),
    )
    .orderBy(desc(messages.createdAt))
    .limit(perDay)
    .prepare("sent-messages")
    .execute();
  const now = Date.now();
  const weekEnds = sender.memberSince.getTime() + firstWeekDays * dayMs;
  const { inFirstWeek } = messageLimits;
  if (!sender.isSuperadmin && now < weekEnds && sent.length >= inFirstWeek) {
    return `In der ersten Woche sind ${inFirstWeek} Nachrichten möglich. Weitere können Sie ab ${formatMoment(new Date(weekEnds))} senden.`;
  }
  const next = (all: typeof sent, limit: number) => (all[limit - 1]?.at.getTime() ?? 0) + dayMs;
  const free = next(sent, perDay);
  if (now < free) {
    return `Innerhalb von 24 Stunden sind ${perDay} Nachrichten möglich. Die nächste können Sie ab ${formatMoment(new Date(free))} senden.`;
  }
  const freeToOne = next(
    sent.filter(({ to }) => to === recipientId),
    perDayToOne,
  );
  if (now < freeToOne) {
    return `An dieselbe Person sind innerhalb von 24 Stunden ${perDayToOne} Nachrichten möglich. Die nächste können Sie ab ${formatMoment(new Date(freeToOne))} senden.`;
  }
  return null;
}
