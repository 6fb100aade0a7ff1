import { and, eq, gt, inArray, isNotNull, ne, sql } from "drizzle-orm";
import { textKinds } from "~/conversations/message-kinds";
import type { Transaction } from "~/db/client.server";
import { messages } from "~/db/schema";
import type { Problem } from "~/http/answer";

export const callsUntilWarning = 3;
/** The fifth call with the same text is refused. */
export const maxCallsWithOneText = 5;

export const sameTextWarning = `Denselben Text haben Sie jetzt an ${callsUntilWarning} oder mehr Ausschreibungen geschickt; an die ${maxCallsWithOneText}. geht er nicht mehr`;

export const tooManyCalls: Problem = {
  title: "Derselbe Text an viele Ausschreibungen",
  text: `Diesen Text haben Sie in den letzten 30 Tagen schon an ${maxCallsWithOneText - 1} andere Ausschreibungen geschickt. Bitte schreiben Sie, was gerade zu dieser passt.`,
};

/** The number of other calls to which this person sent the same words in the last thirty days, ignoring white space. */
export async function countCallsWith(tx: Transaction, senderId: string, text: string, callId: number) {
  const folded = (value: unknown) => sql`lower(regexp_replace(btrim(${value}), '\\s+', ' ', 'g'))`;
  const rows = await tx
    .selectDistinct({ call: messages.ausschreibungId })
    .from(messages)
    .where(
      and(
        eq(messages.senderId, senderId),
        gt(messages.createdAt, sql`now() - interval '30 days'`),
        inArray(messages.kind, textKinds),
        isNotNull(messages.ausschreibungId),
        ne(messages.ausschreibungId, callId),
        sql`${folded(messages.message)} = ${folded(sql`${text}::text`)}`,
      ),
    );
  return rows.length;
}
