import { and, eq, inArray, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { builder, Gone, type Transaction } from "~/db/client.server";
import { runPlanned } from "~/db/planned.server";
import { conversations, messages } from "~/db/schema";
import { textKinds } from "./message-kinds";

export interface Pair {
  /** The account that writes first. */
  starterId: string;
  /** May be a column of the query. */
  otherId: string | SQLWrapper;
  /** The call of the conversation; null when it is about the two profiles. */
  callId: number | null;
}

/**
 * The conversation of these two accounts about this call or their profiles, or null, as a part of a query. There is at
 * most one, whoever wrote first. Each of the two kinds has its own index.
 */
export const conversationOf = ({ starterId, otherId, callId }: Pair): SQL<string | null> => sql`(
  select c.id from conversations as c
  where ${callId === null ? sql`c.about = 'profil'` : sql`c.ausschreibung_id = ${callId}`}
    and c.starter_id is not null and c.other_id is not null
    and least(c.starter_id, c.other_id) = least(${starterId}::uuid, ${otherId})
    and greatest(c.starter_id, c.other_id) = greatest(${starterId}::uuid, ${otherId})
)`;

interface NewPair extends Pair {
  otherId: string;
}

/** Finds or creates the conversation of two accounts. Simultaneous calls get the same one. */
export async function openConversation(tx: Transaction, pair: NewPair, title: string): Promise<string> {
  const { starterId, otherId, callId } = pair;
  const about = callId === null ? "profil" : "ausschreibung";
  const [opened] = await runPlanned(
    tx
      .insert(conversations)
      .values({ about, starterId, otherId, ausschreibungId: callId, subject: title })
      .onConflictDoNothing()
      .returning({ id: conversations.id }),
  );
  if (opened) return opened.id;
  const { rows } = await tx.execute<{ id: string }>(sql`select ${conversationOf(pair)} as id`);
  if (!rows[0]) throw new Gone("The conversation went while it was opened");
  return rows[0].id;
}

/** What this person has written in the conversation, as a part of a query: then the other side's messages are replies. */
export const textsOf = (conversationId: string | SQLWrapper, profileId: string | SQLWrapper) =>
  builder
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        eq(messages.senderId, profileId),
        inArray(messages.kind, textKinds),
      ),
    );
