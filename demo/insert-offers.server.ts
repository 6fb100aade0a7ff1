import { eq } from "drizzle-orm";
import type { Transaction } from "~/db/client.server";
import { ausschreibungen, conversations, messages, offers, profiles } from "~/db/schema";
import { offers as demoOffers } from "./content/offers";
import type { Offer } from "./content/types";

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** The side that brought an offer into its state. */
const actors = {
  sent: "sender",
  selected: "company",
  confirmed: "sender",
  declined: "company",
  withdrawn: "sender",
  ended: "site",
} as const;

/** The notices about decisions in the conversations. */
const notices: Partial<Record<Offer["state"], string>> = {
  selected: "Angebot ausgewählt, bitte bestätigen",
  confirmed: "Auswahl bestätigt: Der Auftrag wird übernommen",
  declined: "Angebot abgesagt",
  withdrawn: "Angebot zurückgezogen",
};

/** Inserts the demo's offers, each with its conversation. `ids` are the accounts by key. */
export async function insertOffers(tx: Transaction, ids: ReadonlyMap<string, string>): Promise<void> {
  for (const offer of demoOffers) {
    const [call] = await tx.select().from(ausschreibungen).where(eq(ausschreibungen.title, offer.call));
    const [sender] = await tx
      .select()
      .from(profiles)
      .where(eq(profiles.id, ids.get(offer.sender) ?? ""));
    if (!call || !sender) throw new Error(`the demo has no call or sender for the offer of ${offer.sender}`);
    await insertOffer(tx, offer, call, sender);
  }
}

type Call = typeof ausschreibungen.$inferSelect;
type Profile = typeof profiles.$inferSelect;

async function insertOffer(tx: Transaction, offer: Offer, call: Call, sender: Profile): Promise<void> {
  const createdAt = new Date(Date.now() - offer.hoursAgo * hourMs);
  const decidedAt = offer.state === "sent" ? createdAt : new Date(createdAt.getTime() + 4 * hourMs);
  const sides = { ausschreibungId: call.id, senderId: sender.id };
  const lastReply = offer.replies?.at(-1);
  const [conversation] = await tx
    .insert(conversations)
    .values({
      about: "ausschreibung",
      starterId: sender.id,
      otherId: call.userId,
      ausschreibungId: call.id,
      subject: call.title,
      otherUnread: offer.isSeen ? 0 : 1,
      createdAt,
      lastMessageAt: lastReply ? new Date(createdAt.getTime() + lastReply.hoursLater * hourMs) : decidedAt,
    })
    .returning({ id: conversations.id });
  const conversationId = conversation?.id ?? "";
  const written = { conversationId, ...sides, recipientId: call.userId, senderName: sender.name };
  await tx.insert(messages).values({
    ...written,
    senderEmail: sender.email,
    subject: `Angebot für: ${call.title}`,
    message: offer.message,
    deliveryState: "sent",
    deliveredAt: createdAt,
    createdAt,
  });
  const actor = actors[offer.state];
  const notice = notices[offer.state];
  if (notice) {
    const isByCompany = actor === "company";
    await tx.insert(messages).values({
      kind: "notice",
      conversationId,
      ausschreibungId: call.id,
      senderId: isByCompany ? call.userId : sender.id,
      recipientId: isByCompany ? sender.id : call.userId,
      message: notice,
      deliveryState: "none",
      createdAt: decidedAt,
    });
  }
  await insertReplies(tx, offer, createdAt, { conversationId, call, sender });
  await tx.insert(offers).values({
    conversationId,
    ...sides,
    companyId: call.userId,
    callTitle: call.title,
    state: offer.state,
    stateSince: decidedAt,
    stateBy: actor,
    message: offer.message,
    priceKind: offer.priceKind,
    priceCents: offer.priceEuros === undefined ? null : offer.priceEuros * 100,
    priceQuantity: offer.priceQuantity,
    priceTax: offer.priceTax,
    included: [...offer.included],
    earliestStart: offer.startInDays === undefined ? null : dayIn(offer.startInDays),
    duration: offer.duration,
    answeredCall: {
      title: call.title,
      description: call.description,
      budget: call.budget,
      deadline: call.deadline,
      requirements: call.requirements,
      deliverables: call.deliverables,
    },
    seenAt: offer.isSeen ? decidedAt : null,
    shortlisted: offer.shortlisted ?? false,
    note: offer.note,
    createdAt,
    writtenAt: createdAt,
  });
}

interface Written {
  conversationId: string;
  call: Call;
  sender: Profile;
}

async function insertReplies(
  tx: Transaction,
  { replies = [] }: Offer,
  offeredAt: Date,
  { conversationId, call, sender }: Written,
): Promise<void> {
  for (const { by, message, hoursLater } of replies) {
    const [senderId, recipientId] = by === "sender" ? [sender.id, call.userId] : [call.userId, sender.id];
    const createdAt = new Date(offeredAt.getTime() + hoursLater * hourMs);
    const line = { conversationId, ausschreibungId: call.id, senderId, recipientId, message, isReply: true };
    await tx.insert(messages).values({ ...line, deliveryState: "sent", deliveredAt: createdAt, createdAt });
  }
}

const dayIn = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
