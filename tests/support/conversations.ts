import type { Connection } from "../../app/db/client.server";
import { conversations, messages } from "../../app/db/schema";
import type { Person } from "./people";

type Row = typeof conversations.$inferInsert;

/** Stores a conversation that `from` began with these messages, each unread for the other side. */
export async function createConversation(
  on: Connection,
  from: Person,
  to: Person,
  { texts = ["Guten Tag, hätten Sie Zeit?"], ...values }: Partial<Row> & { texts?: string[] } = {},
) {
  const [conversation] = await on
    .insert(conversations)
    .values({
      about: values.ausschreibungId ? "ausschreibung" : "profil",
      subject: "Eine Frage",
      starterId: from.id,
      otherId: to.id,
      otherUnread: texts.length,
      ...values,
    })
    .returning();
  if (!conversation) throw new Error("The conversation was not stored");
  if (texts.length > 0)
    await on.insert(messages).values(
      texts.map((message) => ({
        conversationId: conversation.id,
        senderId: from.id,
        senderName: from.name,
        senderEmail: from.email,
        recipientId: to.id,
        message,
      })),
    );
  return { ...conversation, path: `/nachrichten/${conversation.id}` };
}
