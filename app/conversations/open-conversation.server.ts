import { and, eq, exists, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { builder, type Transaction } from "~/db/client.server";
import { conversations, messages } from "~/db/schema";

export interface Pair {
  /** The account that writes first. */
  starterId: string;
  otherId: string;
  /** The call of the conversation; null when it is about the two profiles. */
  call?: { id: number; title: string };
}

/**
 * The conversation of these two accounts about this call or their profiles, or null. There is at most one, whoever
 * wrote first.
 */
export async function findConversation(tx: Transaction, pair: Pair): Promise<string | null> {
  const [found] = await tx.select({ id: conversations.id }).from(conversations).where(isBetween(pair));
  return found?.id ?? null;
}

function isBetween({ starterId, otherId, call }: Pair) {
  const pair = sql`least(${conversations.starterId}, ${conversations.otherId}) = least(${starterId}::uuid, ${otherId}::uuid)
    and greatest(${conversations.starterId}, ${conversations.otherId}) = greatest(${starterId}::uuid, ${otherId}::uuid)
    and ${conversations.starterId} is not null and ${conversations.otherId} is not null`;
  const about = call ? eq(conversations.ausschreibungId, call.id) : eq(conversations.about, "profil");
  return and(about, pair);
}

/** Finds or creates the conversation of two accounts. Simultaneous calls get the same one. */
export async function openConversation(
  tx: Transaction,
  { subject, ...pair }: Pair & { subject: string },
): Promise<string> {
  const { starterId, otherId, call } = pair;
  const [made] = await tx
    .insert(conversations)
    .values({
      about: call ? "ausschreibung" : "profil",
      starterId,
      otherId,
      ausschreibungId: call?.id,
      subject: call?.title ?? subject,
    })
    .onConflictDoNothing()
    .returning({ id: conversations.id });
  const id = made?.id ?? (await findConversation(tx, pair));
  if (!id) throw new Error("The conversation was neither made nor found");
  return id;
}

/** Whether this person has written in the conversation: then the other side's messages are replies. */
export async function hasWritten(tx: Transaction, conversationId: string, profileId: string): Promise<boolean> {
  const { rows } = await tx.execute(textsOf(conversationId, profileId).limit(1));
  return rows.length > 0;
}

/** What this person has written in the conversation, as a part of a query. */
export const textsOf = (conversationId: string | SQLWrapper, profileId: string) =>
  builder
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(eq(messages.conversationId, conversationId), eq(messages.senderId, profileId), eq(messages.kind, "text")),
    );

/** Whether the other account has answered in the conversation of these two, as a part of a query. */
export const isAnswered = (pair: Pair): SQL =>
  exists(
    builder
      .select({ id: conversations.id })
      .from(conversations)
      .where(and(isBetween(pair), exists(textsOf(conversations.id, pair.otherId)))),
  );
