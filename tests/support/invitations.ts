import type { Connection } from "../../app/db/client.server";
import { conversations, invitations, messages } from "../../app/db/schema";

type Row = typeof invitations.$inferInsert;

/** Stores an invitation to a call, with the conversation that holds it. */
export async function createInvitation(
  on: Connection,
  call: { id: number; userId: string; title: string },
  person: { id: string },
  values: Partial<Row> = {},
) {
  const pair = { starterId: call.userId, otherId: person.id, ausschreibungId: call.id };
  const [conversation] = await on
    .insert(conversations)
    .values({ ...pair, about: "ausschreibung", subject: call.title, otherUnread: 2 })
    .returning({ id: conversations.id });
  const conversationId = conversation?.id ?? "";
  const line = { conversationId, ausschreibungId: call.id, senderId: call.userId, recipientId: person.id };
  const createdAt = values.createdAt ?? new Date();
  await on.insert(messages).values([
    { ...line, createdAt, kind: "notice", deliveryState: "none", message: "Einladung, ein Angebot zu senden" },
    { ...line, createdAt, kind: "text", deliveryState: "none", isReply: true, message: "Ihre Plakate gefallen uns." },
  ]);
  const [invitation] = await on
    .insert(invitations)
    .values({ ...values, ausschreibungId: call.id, personId: person.id, conversationId })
    .returning();
  if (!invitation) throw new Error("The invitation was not stored");
  return { ...invitation, path: `/einladungen/${invitation.id}` };
}
