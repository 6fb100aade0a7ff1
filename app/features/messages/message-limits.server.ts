import { sql } from "drizzle-orm";
import type { Connection } from "~/db/client.server";
import { runPlanned } from "~/db/planned.server";
import { firstWeekDays, superadminFactor } from "~/http/limits";
import { messageLimits } from "~/http/limits/messages-and-offers";
import { noteWait } from "~/http/retry-after.server";
import { formatMoment } from "~/text/dates";

const dayMs = 24 * 60 * 60 * 1000;

interface Sender {
  id: string;
  memberSince: Date | string;
  isSuperadmin: boolean;
}

/** A message that counts against the limits. */
export interface SentMessage {
  at: string;
  to: string | null;
}

/** How many messages the limits look at. */
export const countedMessages = {
  days: firstWeekDays,
  times: messageLimits.perDay,
  bySuperadmins: messageLimits.perDay * superadminFactor,
};

/** Why the sender can't write to this person now, and when they can again; null when they can. */
export async function findMessageLimit(on: Connection, sender: Sender, recipientId: string): Promise<string | null> {
  const { days, times, bySuperadmins } = countedMessages;
  const most = sender.isSuperadmin ? bySuperadmins : times;
  const { rows } = await runPlanned<{ sent: SentMessage[] }>(
    on,
    sql`select sent_messages(${sender.id}, ${days}, ${most}) as sent`,
  );
  return messageLimitAfter(rows[0]?.sent ?? [], sender, recipientId);
}

/** The same when it is known what the sender has sent, newest first. */
export function messageLimitAfter(sent: SentMessage[], sender: Sender, recipientId: string): string | null {
  const factor = sender.isSuperadmin ? superadminFactor : 1;
  const [perDay, perDayToOne] = [messageLimits.perDay * factor, messageLimits.perDayToOne * factor];
  const now = Date.now();
  const weekEnds = new Date(sender.memberSince).getTime() + firstWeekDays * dayMs;
  const { inFirstWeek } = messageLimits;
  if (!sender.isSuperadmin && now < weekEnds && sent.length >= inFirstWeek) {
    return `In der ersten Woche sind ${inFirstWeek} Nachrichten möglich. Weitere können Sie ab ${when(weekEnds)} senden.`;
  }
  const next = (all: SentMessage[], limit: number) => new Date(all[limit - 1]?.at ?? 0).getTime() + dayMs;
  const free = next(sent, perDay);
  if (now < free) {
    return `Innerhalb von 24 Stunden sind ${perDay} Nachrichten möglich. Die nächste können Sie ab ${when(free)} senden.`;
  }
  const freeToOne = next(
    sent.filter(({ to }) => to === recipientId),
    perDayToOne,
  );
  if (now < freeToOne) {
    return `An dieselbe Person sind innerhalb von 24 Stunden ${perDayToOne} Nachrichten möglich. Die nächste können Sie ab ${when(freeToOne)} senden.`;
  }
  return null;
}

/** The moment at which the sender can write again, for the text and for the answer's header. */
function when(free: number): string {
  noteWait(Math.ceil((free - Date.now()) / 1000));
  return formatMoment(new Date(free));
}
