import { and, between, desc, eq, inArray, not, type SQL, sql } from "drizzle-orm";
import { sentKinds } from "~/conversations/message-kinds";
import { builder, type Transaction } from "~/db/client.server";
import { messages } from "~/db/schema";
import type { Problem } from "~/http/answer";
import { firstWeekDays, superadminFactor } from "~/http/limits";
import { messageLimits } from "~/http/limits/messages-and-offers";
import { countWrite, findReachedLimit, LimitReached } from "~/http/rate-limit.server";
import { recordRetryAfter } from "~/http/retry-after.server";
import { dayMs, formatMoment } from "~/text/dates";

interface Sender {
  id: string;
  memberSince: Date;
  isSuperadmin: boolean;
  /** From `sentBy`. */
  sent: Sent[];
}

interface Sent {
  at: string;
  to: string | null;
}

interface Message {
  recipientId: string;
  /** Whether the recipient has written in the conversation. Answers have a limit of their own. */
  isAnswered: boolean;
  isOffer: boolean;
}

/** Throws LimitReached when the sender can't write to this person now. */
export async function countMessage(tx: Transaction, sender: Sender, message: Message): Promise<void> {
  if (message.isAnswered) return countWrite(tx, "reply", sender.id);
  const problem = firstLimit(sender, message);
  if (problem) throw new LimitReached(problem);
}

/** What `countMessage` would refuse with, so that a page says it before anybody writes. */
export const findMessageLimit = async (sender: Sender, message: Message): Promise<Problem | null> =>
  message.isAnswered ? findReachedLimit("reply", sender.id) : firstLimit(sender, message);

function firstLimit(sender: Sender, { recipientId, isOffer }: Message): Problem | null {
  const text = whyNotFirst(sender, recipientId);
  return text === null ? null : { title: isOffer ? "Zu viele Angebote" : "Zu viele Nachrichten", text };
}

/** Messages and offers count together. Why the sender can't write to this person now, and when they can again; null when they can. */
function whyNotFirst({ sent, memberSince, isSuperadmin }: Sender, recipientId: string): string | null {
  const factor = isSuperadmin ? superadminFactor : 1;
  const [perDay, perDayToOne] = [messageLimits.perDay * factor, messageLimits.perDayToOne * factor];
  const now = Date.now();
  const weekEnds = memberSince.getTime() + firstWeekDays * dayMs;
  const { inFirstWeek } = messageLimits;
  if (!isSuperadmin && now < weekEnds && sent.length >= inFirstWeek) {
    return `In der ersten Woche sind ${inFirstWeek} Nachrichten und Angebote möglich. Weiter geht es ab ${when(weekEnds)}.`;
  }
  const next = (all: Sent[], limit: number) => new Date(all[limit - 1]?.at ?? 0).getTime() + dayMs;
  const free = next(sent, perDay);
  if (now < free) {
    return `Innerhalb von 24 Stunden sind ${perDay} Nachrichten und Angebote möglich. Weiter geht es ab ${when(free)}.`;
  }
  const freeToOne = next(
    sent.filter(({ to }) => to === recipientId),
    perDayToOne,
  );
  if (now < freeToOne) {
    return `An dieselbe Person sind innerhalb von 24 Stunden ${perDayToOne} Nachrichten und Angebote möglich. Weiter geht es ab ${when(freeToOne)}.`;
  }
  return null;
}

/** The person's latest messages without an answer, as many as the limits look at. For the query that reads the person. */
export function sentBy(senderId: string): SQL<Sent[]> {
  const latest = builder
    .select({ at: messages.createdAt, to: messages.recipientId })
    .from(messages)
    .where(
      and(
        eq(messages.senderId, senderId),
        inArray(messages.kind, sentKinds),
        not(messages.isReply),
        // A message from a time to come was written while the clock was ahead.
        between(messages.createdAt, sql`now() - make_interval(days => ${firstWeekDays})`, sql`clock_timestamp()`),
      ),
    )
    .orderBy(desc(messages.createdAt))
    .limit(messageLimits.perDay * superadminFactor);
  const one = sql`jsonb_build_object('at', created_at, 'to', recipient_id)`;
  return sql`(select coalesce(jsonb_agg(${one} order by created_at desc), '[]') from (${latest}) as sent)`;
}

/** The moment at which the sender can write again, for the text and for the answer's header. */
function when(free: number): string {
  recordRetryAfter(Math.ceil((free - Date.now()) / 1000));
  return formatMoment(new Date(free));
}
