import { inArray } from "drizzle-orm";
import type { Transaction } from "~/db/client.server";
import { conversations, messages, profiles } from "~/db/schema";
import { conversations as demoConversations } from "./content/conversations";
import { hoursBack } from "./moments";

/** Inserts the demo's conversations about profiles. `ids` are the accounts by key. */
export async function insertConversations(tx: Transaction, ids: ReadonlyMap<string, string>): Promise<void> {
  const people = await tx
    .select()
    .from(profiles)
    .where(inArray(profiles.id, [...ids.values()]));
  const personOf = (key: string) => {
    const person = people.find(({ id }) => id === ids.get(key));
    if (!person) throw new Error(`the demo content names nobody called ${key}`);
    return person;
  };
  for (const { from, to, subject, messages: lines, unread } of demoConversations) {
    const [starter, other] = [personOf(from), personOf(to)];
    const last = lines.at(-1);
    const [conversation] = await tx
      .insert(conversations)
      .values({
        about: "profil",
        starterId: starter.id,
        otherId: other.id,
        subject,
        starterUnread: last?.by === "to" ? unread : 0,
        otherUnread: last?.by === "from" ? unread : 0,
        createdAt: hoursBack(lines[0]?.hoursAgo ?? 0),
        lastMessageAt: hoursBack(last?.hoursAgo ?? 0),
      })
      .returning({ id: conversations.id });
    await tx.insert(messages).values(
      lines.map(({ by, message, hoursAgo }, index) => {
        const [sender, recipient] = by === "from" ? [starter, other] : [other, starter];
        return {
          conversationId: conversation?.id,
          senderId: sender.id,
          senderName: sender.name,
          senderEmail: sender.email,
          recipientId: recipient.id,
          subject: index === 0 ? subject : null,
          message,
          isReply: by === "to",
          deliveryState: "sent" as const,
          deliveredAt: hoursBack(hoursAgo),
          createdAt: hoursBack(hoursAgo),
        };
      }),
    );
  }
}
