import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "~/db/client.server";
import {
  ausschreibungen,
  collaborations,
  conversations,
  messages,
  type OrderSide,
  offerDrafts,
  offers,
  orderVersions,
  profiles,
} from "~/db/schema";
import { addDays, dayInVienna } from "~/text/dates";
import { orders as demoOrders, draft, goneOrder } from "./content/orders";
import type { Order } from "./content/types";
import { insertOffer } from "./insert-offers.server";
import { daysBack, hoursAfter } from "./moments";

const dayIn = (days: number | undefined) => (days === undefined ? null : addDays(dayInVienna(), days));
const otherSide = (side: OrderSide): OrderSide => (side === "sender" ? "company" : "sender");

/** Inserts what became of the demo's confirmed offers, with its lines in their conversations. */
export async function insertOrders(tx: Transaction, ids: ReadonlyMap<string, string>): Promise<void> {
  for (const order of demoOrders) {
    const { call, sender, versions, deliveredDaysAgo, acceptedDaysAgo, cancelled } = order;
    const [offer] = await tx
      .update(offers)
      .set({
        deliveredAt: deliveredDaysAgo === undefined ? null : daysBack(deliveredDaysAgo),
        acceptedAt: acceptedDaysAgo === undefined ? null : daysBack(acceptedDaysAgo),
        acceptedBy: acceptedDaysAgo === undefined ? null : "company",
        cancelledAt: cancelled ? daysBack(cancelled.daysAgo) : null,
        cancelledBy: cancelled?.by,
        cancelReason: cancelled?.reason,
      })
      .where(and(eq(offers.callTitle, call), eq(offers.senderId, ids.get(sender) ?? ""), eq(offers.state, "confirmed")))
      .returning();
    if (!offer) throw new Error(`the demo has no confirmed offer of ${sender} for ${call}`);
    await insertVersions(tx, offer.id, versions);
    await insertLines(tx, offer, order);
    await insertSaid(tx, offer, order);
  }
  await insertGone(tx);
  await insertDraft(tx, ids);
}

async function findCall(tx: Transaction, title: string) {
  const [call] = await tx.select().from(ausschreibungen).where(eq(ausschreibungen.title, title));
  if (!call) throw new Error(`the demo has no call ${title}`);
  return call;
}

/** Somebody confirms, and deletes the account. The database ends the order, as it does for everybody. */
async function insertGone(tx: Transaction): Promise<void> {
  const [sender] = await tx
    .insert(profiles)
    .values({ ...goneOrder.person, userType: "kreative", emailVerified: true })
    .returning();
  if (!sender) throw new Error("the demo could not add a person");
  await insertOffer(tx, goneOrder.offer, await findCall(tx, goneOrder.offer.call), sender);
  await tx.delete(profiles).where(eq(profiles.id, sender.id));
}

async function insertDraft(tx: Transaction, ids: ReadonlyMap<string, string>): Promise<void> {
  const { id: ausschreibungId } = await findCall(tx, draft.call);
  await tx
    .insert(offerDrafts)
    .values({ ausschreibungId, senderId: ids.get(draft.sender) ?? "", values: draft.values, savedAt: daysBack(1) });
}

async function insertVersions(tx: Transaction, offerId: string, versions: Order["versions"]): Promise<void> {
  const rows = versions.map((version) => ({
    offerId,
    proposedBy: version.by,
    proposedAt: daysBack(version.daysAgo),
    draftOn: dayIn(version.draftInDays),
    correctionOn: dayIn(version.correctionInDays),
    deliveryOn: dayIn(version.deliveryInDays),
    totalCents: version.priceEuros === undefined ? null : version.priceEuros * 100,
    words: version.words,
    agreedAt: version.isAgreed ? hoursAfter(daysBack(version.daysAgo), 5) : null,
  }));
  if (rows.length > 0) await tx.insert(orderVersions).values(rows);
}

async function insertSaid(tx: Transaction, offer: typeof offers.$inferSelect, { said = [] }: Order): Promise<void> {
  const [sender, company] = [offer.senderId ?? "", offer.companyId ?? ""];
  for (const { by, sentence, answer, state, daysAgo } of said)
    await tx.insert(collaborations).values({
      ...{ offerId: offer.id, sentence, answer, state, createdAt: daysBack(daysAgo) },
      ...(by === "sender" ? { authorId: sender, subjectId: company } : { authorId: company, subjectId: sender }),
    });
}

interface Line {
  by: OrderSide;
  at: Date;
  message: string;
  kind?: "text";
}

function linesOf({ versions, deliveredDaysAgo, acceptedDaysAgo, cancelled }: Order): Line[] {
  return [
    ...versions.flatMap(({ by, daysAgo, isAgreed }): Line[] => [
      { by, at: daysBack(daysAgo), message: "Termine oder eine Änderung vorgeschlagen" },
      ...(isAgreed
        ? [{ by: otherSide(by), at: hoursAfter(daysBack(daysAgo), 5), message: "Dem Vorschlag zugestimmt" }]
        : []),
    ]),
    ...(deliveredDaysAgo === undefined
      ? []
      : [{ by: "sender" as const, at: daysBack(deliveredDaysAgo), message: "Geliefert, bitte prüfen und annehmen" }]),
    ...(acceptedDaysAgo === undefined
      ? []
      : [
          {
            by: "company" as const,
            at: daysBack(acceptedDaysAgo),
            message: "Lieferung angenommen, der Auftrag ist abgeschlossen",
          },
        ]),
    ...(cancelled
      ? [
          { by: cancelled.by, at: daysBack(cancelled.daysAgo), message: "Auftrag abgebrochen" },
          { by: cancelled.by, at: daysBack(cancelled.daysAgo), message: cancelled.reason, kind: "text" as const },
        ]
      : []),
  ];
}

async function insertLines(tx: Transaction, offer: typeof offers.$inferSelect, order: Order): Promise<void> {
  const { conversationId, ausschreibungId, senderId, companyId } = offer;
  const rows = linesOf(order).map(({ by, at, message, kind }) => ({
    ...{ conversationId, ausschreibungId, message, deliveryState: "none" as const, createdAt: at },
    kind: kind ?? ("notice" as const),
    senderId: by === "sender" ? senderId : companyId,
    recipientId: by === "sender" ? companyId : senderId,
    isReply: kind === "text",
  }));
  await tx.insert(messages).values(rows);
  await tx
    .update(conversations)
    .set({
      lastMessageAt: sql`(select max(created_at) from ${messages} where ${messages.conversationId} = ${conversationId})`,
    })
    .where(eq(conversations.id, conversationId));
}
