import { sql } from "drizzle-orm";
import type { Transaction } from "~/db/client.server";
import { runPlanned } from "~/db/planned.server";
import { ausschreibungen, conversations, profiles } from "~/db/schema";
import { isConversationOf, partnerIdFor } from "./sides";

interface Locked {
  recipientId: string;
  callId: number | null;
}

/**
 * Locks a conversation for one of its two people, before something is written into it. The deletion of an account locks in
 * the same order, so it happens before or after this, never in between. So does the deletion of a call: it locks the call
 * before its conversations, and a message refers to the call.
 */
export async function lockConversation(tx: Transaction, id: string, authorId: string): Promise<Locked> {
  await runPlanned(
    tx,
    sql`select from ${profiles} join ${conversations} on ${profiles.id} in (starter_id, other_id)
      where ${conversations.id} = ${id} for key share of ${profiles}`,
  );
  await runPlanned(
    tx,
    sql`select from ${ausschreibungen}
      where id = (select ausschreibung_id from ${conversations} where ${conversations.id} = ${id}) for key share`,
  );
  const [locked] = await tx
    .select({ recipientId: partnerIdFor(authorId), callId: conversations.ausschreibungId })
    .from(conversations)
    .where(isConversationOf(authorId, id))
    .for("update")
    .prepare("locked-conversation")
    .execute();
  if (!locked?.recipientId) throw new Error("Nobody is left to write to in this conversation");
  return { recipientId: locked.recipientId, callId: locked.callId };
}

/** Moves a conversation to the top of both lists and adds one unread message for the other side. */
export async function moveUpConversation(tx: Transaction, id: string, authorId: string): Promise<void> {
  await runPlanned(
    tx,
    sql`update ${conversations} set
      last_message_at = now(),
      starter_unread = starter_unread + (starter_id <> ${authorId})::integer,
      other_unread = other_unread + (other_id <> ${authorId})::integer
    where id = ${id}`,
  );
}
