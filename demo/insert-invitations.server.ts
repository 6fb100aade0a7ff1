import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "~/db/client.server";
import { ausschreibungen, conversations, invitations, messages } from "~/db/schema";
import { invitationAnswers } from "~/features/calls/own/invitations/invitation";
import { invitations as demoInvitations } from "./content/invitations";
import { hoursBack } from "./moments";

/** Inserts the demo's invitations, each in the conversation about its call. `ids` are the accounts by key. */
export async function insertInvitations(tx: Transaction, ids: ReadonlyMap<string, string>): Promise<void> {
  for (const { call: title, person, message, answer, isSeen, hoursAgo } of demoInvitations) {
    const [call] = await tx.select().from(ausschreibungen).where(eq(ausschreibungen.title, title));
    const personId = ids.get(person);
    if (!call || !personId) throw new Error(`the demo has no call or person for the invitation of ${person}`);
    const [createdAt, answeredAt] = [hoursBack(hoursAgo), hoursBack(hoursAgo - 5)];
    const conversationId = await conversationOf(tx, call, personId, { createdAt, isSeen });
    const line = { conversationId, ausschreibungId: call.id, deliveryState: "none" as const };
    const byCompany = { ...line, senderId: call.userId, recipientId: personId, createdAt };
    await tx.insert(messages).values([
      { ...byCompany, kind: "notice", message: "Einladung, ein Angebot zu senden" },
      ...(message ? [{ ...byCompany, kind: "text" as const, isReply: true, message }] : []),
      ...(answer
        ? [
            {
              ...{ ...line, senderId: personId, recipientId: call.userId, createdAt: answeredAt },
              ...{ kind: "notice" as const, message: `Einladung abgelehnt: ${invitationAnswers[answer]}` },
            },
          ]
        : []),
    ]);
    await tx.insert(invitations).values({
      ...{ ausschreibungId: call.id, personId, conversationId, answer, createdAt },
      seenAt: isSeen ? answeredAt : null,
      answeredAt: answer && answeredAt,
    });
  }
}

type Call = typeof ausschreibungen.$inferSelect;

/** People who have sent an offer already have a conversation. */
async function conversationOf(
  tx: Transaction,
  { id, title, userId }: Call,
  personId: string,
  { createdAt, isSeen }: { createdAt: Date; isSeen: boolean },
): Promise<string> {
  const isOfPerson = sql`${personId} in (${conversations.starterId}, ${conversations.otherId})`;
  const isIt = and(eq(conversations.ausschreibungId, id), isOfPerson);
  const [found] = await tx.select({ id: conversations.id }).from(conversations).where(isIt);
  if (found) return found.id;
  const [made] = await tx
    .insert(conversations)
    .values({
      ...{ about: "ausschreibung", starterId: userId, otherId: personId, ausschreibungId: id, subject: title },
      ...{ otherUnread: isSeen ? 0 : 1, createdAt, lastMessageAt: createdAt },
    })
    .returning({ id: conversations.id });
  return made?.id ?? "";
}
