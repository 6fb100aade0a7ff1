import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "~/db/client.server";
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
export async function findConversation(tx: Transaction, { starterId, otherId, call }: Pair): Promise<string | null> {
  const pair = sql`least(${conversations.starterId}, ${conversations.otherId}) = least(${starterId}::uuid, ${otherId}::uuid)
    and greatest(${conversations.starterId}, ${conversations.otherId}) = greatest(${starterId}::uuid, ${otherId}::uuid)
    and ${conversations.starterId} is not null and ${conversations.otherId} is not null`;
  const about = call ? eq(conversations.ausschreibungId, call.id) : eq(conversations.about, "profil");
  const [found] = await tx.select({ id: conversations.id }).from(conversations).where(and(about, pair));
  return found?.id ?? null;
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
  const [found] = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(eq(messages.conversationId, conversationId), eq(messages.senderId, profileId), eq(messages.kind, "text")),
    )
    .limit(1);
  return found !== undefined;
}
