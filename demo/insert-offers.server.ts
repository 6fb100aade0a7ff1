import { eq, inArray } from "drizzle-orm";
import type { Transaction } from "~/db/client.server";
import { ausschreibungen, conversations, messages, offers, offerVersions, profiles, works } from "~/db/schema";
import { answeredOf } from "~/features/offers/own/columns";
import { findContact } from "~/features/offers/own/contact.server";
import type { Actor } from "~/features/offers/states";
import { type OfferTerms, totalCents } from "~/features/offers/terms";
import { fairRights } from "~/features/rights/rights";
import { addDays, dayInVienna } from "~/text/dates";
import { offers as demoOffers } from "./content/offers";
import type { Offer } from "./content/types";
import { hoursAfter, hoursBack } from "./moments";

/** The side that brought an offer into its state. */
const actors = {
  sent: "sender",
  selected: "company",
  confirmed: "sender",
  declined: "company",
  withdrawn: "sender",
  ended: "site",
} as const satisfies Record<Offer["state"], Actor>;

/** The notices about decisions in the conversations. */
const notices: Partial<Record<Offer["state"], string>> = {
  selected: "Angebot ausgewählt, bitte bestätigen",
  confirmed: "Auswahl bestätigt: Der Auftrag wird übernommen",
  declined: "Angebot abgesagt",
  withdrawn: "Angebot zurückgezogen",
  ended: "Ohne Entscheidung beendet",
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

export async function insertOffer(tx: Transaction, offer: Offer, call: Call, sender: Profile): Promise<void> {
  const createdAt = hoursBack(offer.hoursAgo);
  const decidedAt = offer.state === "sent" ? createdAt : hoursAfter(createdAt, 4);
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
      lastMessageAt: lastReply ? hoursAfter(createdAt, lastReply.hoursLater) : decidedAt,
    })
    .returning({ id: conversations.id });
  const conversationId = conversation?.id ?? "";
  const written = { conversationId, ...sides, recipientId: call.userId, senderName: sender.name };
  await tx.insert(messages).values({
    ...written,
    senderEmail: sender.email,
    subject: `Angebot für: ${call.title}`,
    message: offer.before?.message ?? offer.message,
    deliveryState: "sent",
    deliveredAt: createdAt,
    createdAt,
  });
  if (offer.before?.message) {
    const writtenAt = hoursAfter(createdAt, offer.changedHoursLater ?? 0);
    const notice = { kind: "notice" as const, message: "Angebot geändert", deliveryState: "none" as const };
    await tx
      .insert(messages)
      .values({ conversationId, ...sides, recipientId: call.userId, ...notice, createdAt: writtenAt });
  }
  const actor = actors[offer.state];
  const notice = notices[offer.state];
  if (notice) {
    const isByCompany = actor === "company";
    await tx.insert(messages).values({
      kind: "notice",
      conversationId,
      ausschreibungId: call.id,
      ...(actor !== "site" && {
        senderId: isByCompany ? call.userId : sender.id,
        recipientId: isByCompany ? sender.id : call.userId,
      }),
      message: notice,
      deliveryState: "none",
      createdAt: decidedAt,
    });
  }
  await insertReplies(tx, offer, createdAt, { conversationId, call, sender });
  const { before, changedHoursLater = 0, answersBudgetKey = call.budget } = offer;
  const isChosen = offer.state === "selected" || offer.state === "confirmed";
  const [row] = await tx
    .insert(offers)
    .values({
      ...(await versionOf(tx, offer, call, answersBudgetKey)),
      conversationId,
      ...sides,
      companyId: call.userId,
      callTitle: call.title,
      state: offer.state,
      stateSince: decidedAt,
      stateBy: actor,
      selectedAt: isChosen ? hoursAfter(decidedAt, -1) : null,
      parties: offer.state === "confirmed" ? await partiesOf(tx, call, sender, conversationId) : null,
      seenAt: offer.isSeen ? decidedAt : null,
      shortlisted: offer.shortlisted ?? false,
      note: offer.note,
      createdAt,
      version: before ? 2 : 1,
      isUpheld: before !== undefined && Object.keys(before).join() === "budgetKey",
      writtenAt: hoursAfter(createdAt, changedHoursLater),
    })
    .returning({ id: offers.id });
  if (!before || !row) return;
  const { budgetKey, ...changed } = before;
  const earlier = await versionOf(tx, { ...offer, ...changed }, call, budgetKey);
  await tx.insert(offerVersions).values({ ...earlier, offerId: row.id, version: 1, writtenAt: createdAt });
}

const partiesOf = async (tx: Transaction, call: Call, sender: Profile, conversationId: string) => ({
  company: await findContact(tx, call.userId, conversationId),
  sender: await findContact(tx, sender.id, conversationId),
});

/** The columns of one version of an offer. `budget` is that of the call when the version was written. */
async function versionOf(tx: Transaction, offer: Offer, call: Call, budget: string | null) {
  const { message, priceEuros, rights, included, startInDays, duration } = offer;
  const positions = (offer.positions ?? []).map(([text, quantity, unit, euros]) => ({
    ...{ text, quantity, unit, unitCents: euros * 100 },
  }));
  const terms: OfferTerms = {
    priceKind: offer.priceKind ?? null,
    positions,
    priceCents: priceEuros === undefined ? null : priceEuros * 100,
    priceQuantity: offer.priceQuantity ?? null,
    priceTax: offer.priceTax ?? null,
    rights: rights ? { ...fairRights, uses: ["print", "web"], ...rights } : null,
    included: [...included],
    earliestStart: startInDays === undefined ? null : addDays(dayInVienna(), startInDays),
    duration: duration ?? null,
  };
  return {
    message,
    ...terms,
    totalCents: totalCents(terms),
    works: await findWorks(tx, offer),
    answeredCall: { ...answeredOf(call), budget },
  };
}

async function findWorks(tx: Transaction, { sender, works: titles = [] }: Offer) {
  const rows = await tx
    .select({ id: works.id, title: works.title })
    .from(works)
    .where(inArray(works.title, [...titles]));
  if (rows.length !== titles.length) throw new Error(`the demo lacks a work of ${sender}`);
  return rows.toSorted((one, other) => titles.indexOf(one.title) - titles.indexOf(other.title));
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
    const createdAt = hoursAfter(offeredAt, hoursLater);
    const line = { conversationId, ausschreibungId: call.id, senderId, recipientId, message, isReply: true };
    await tx.insert(messages).values({ ...line, deliveryState: "sent", deliveredAt: createdAt, createdAt });
  }
}
