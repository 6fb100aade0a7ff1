import { and, desc, eq, gte, sql } from "drizzle-orm";
import type { Connection } from "~/db/client.server";
import { messages } from "~/db/schema";
import { formatMoment } from "~/text/dates";

const perDay = 20;
const inFirstWeek = 5;
const dayMs = 24 * 60 * 60 * 1000;

/** Why this account may not write now, and when it may again. Null when it may. */
export async function findMessageLimit(on: Connection, senderId: string, memberSince: Date): Promise<string | null> {
  const sent = await on
    .select({ at: messages.createdAt })
    .from(messages)
    .where(and(eq(messages.senderId, senderId), gte(messages.createdAt, sql`now() - interval '7 days'`)))
    .orderBy(desc(messages.createdAt))
    .limit(perDay);
  const now = Date.now();
  const weekEnds = memberSince.getTime() + 7 * dayMs;
  if (now < weekEnds && sent.length >= inFirstWeek) {
    return `In der ersten Woche sind ${inFirstWeek} Nachrichten möglich. Weitere können Sie ab ${formatMoment(new Date(weekEnds))} senden.`;
  }
  const free = (sent[perDay - 1]?.at.getTime() ?? 0) + dayMs;
  if (now >= free) return null;
  return `Innerhalb von 24 Stunden sind ${perDay} Nachrichten möglich. Die nächste können Sie ab ${formatMoment(new Date(free))} senden.`;
}
