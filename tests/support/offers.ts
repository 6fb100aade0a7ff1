import { eq } from "drizzle-orm";
import type { Connection } from "../../app/db/client.server";
import { type AnsweredCall, ausschreibungen, conversations, messages, offers } from "../../app/db/schema";
import { answeredOf } from "../../app/features/offers/own/columns";
import { noTerms, type OfferTerms, totalCents } from "../../app/features/offers/terms";

type Row = typeof offers.$inferInsert;

/** What an offer says of its call, where that does not matter. */
export const someCall: AnsweredCall = {
  ...{ title: "Etiketten", description: "Worum es geht", budget: null, deadline: null },
  ...{ requirements: [], deliverables: [], rights: null },
};

/** Stores an offer for a call, with a conversation that holds its message. */
export async function createOffer(
  on: Connection,
  call: { id: number; userId: string; title: string },
  sender: { id: string; name: string; email: string },
  values: Partial<Row> = {},
) {
  const message = values.message ?? "Das mache ich gern.";
  const [conversation] = await on
    .insert(conversations)
    .values({
      about: "ausschreibung",
      starterId: sender.id,
      otherId: call.userId,
      ausschreibungId: call.id,
      subject: call.title,
    })
    .returning({ id: conversations.id });
  const [answeredCall = someCall] = await on
    .select(answeredOf(ausschreibungen))
    .from(ausschreibungen)
    .where(eq(ausschreibungen.id, call.id));
  const [offer] = await on
    .insert(offers)
    .values({
      ausschreibungId: call.id,
      senderId: sender.id,
      companyId: call.userId,
      callTitle: call.title,
      answeredCall,
      totalCents: totalCents({ ...noTerms, ...(values as Partial<OfferTerms>) }),
      ...values,
      message,
      conversationId: conversation?.id ?? "",
    })
    .returning();
  if (!conversation || !offer) throw new Error("The offer was not stored");
  await on.insert(messages).values({
    conversationId: conversation.id,
    ausschreibungId: call.id,
    senderId: sender.id,
    recipientId: call.userId,
    senderName: sender.name,
    senderEmail: sender.email,
    subject: `Angebot für: ${call.title}`,
    message,
    deliveryState: "sent",
    // Long ago, so that it does not count against a limit of messages.
    createdAt: new Date(Date.now() - 30 * 86_400_000),
  });
  return { ...offer, path: `/angebote/${offer.id}` };
}
