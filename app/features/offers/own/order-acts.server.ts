import { eq, sql } from "drizzle-orm";
import { noteInConversation } from "~/conversations/write.server";
import type { Transaction } from "~/db/client.server";
import { offers } from "~/db/schema";
import { orderPath } from "~/features/offers/offer";
import { isUnderWay, overText, stateOfOrder } from "~/features/offers/order/order";
import { type OrderMailFacts, orderMails } from "~/features/offers/order/order-mails";
import type { MailContent } from "~/mail/compose";
import { sendMailOfKind } from "~/mail/mail-of-kind.server";
import { settings } from "~/settings.server";
import { actOnOrder, done, type OpenedOrder, refuse } from "./order-gate.server";

const notDelivered = "Es ist noch nichts geliefert.";
const sentBackAlready =
  "Sie haben schon geschrieben, was fehlt. Was noch dazukommt, schreiben Sie bitte als Nachricht.";

/** How far an order has come. */
export const stateOf = ({ deliveredAt, acceptedAt, cancelledAt, cancelledBy }: OpenedOrder["offer"]) => {
  const iso = (when: Date | null) => when?.toISOString() ?? null;
  const moments = { deliveredAt: iso(deliveredAt), acceptedAt: iso(acceptedAt), cancelledAt: iso(cancelledAt) };
  return stateOfOrder({ ...moments, cancelledBy });
};

const now = sql`now()`;

/** Tells the other side of an act in the conversation and by mail. */
export async function tellOther(
  tx: Transaction,
  { offer, own, other }: OpenedOrder,
  { text, words, mail }: { text: string; words?: string; mail: (facts: OrderMailFacts) => MailContent },
): Promise<void> {
  await noteInConversation(tx, { conversationId: offer.conversationId, actorId: own.id, text, words });
  const url = settings.siteUrl + orderPath(offer.id);
  const facts = { title: offer.callTitle, name: other.name, byName: own.name, url };
  await sendMailOfKind(tx, "angebote", other.id, mail(facts));
}

/** The creative reports that everything is delivered. */
export const deliver = (viewerId: string, offerId: string) =>
  actOnOrder(viewerId, offerId, { isLeading: false }, async (tx, opened) => {
    if (opened.side !== "sender") return null;
    const state = stateOf(opened.offer);
    if (state === "delivered") return done;
    if (state !== "running") return refuse(overText(state));
    await tx.update(offers).set({ deliveredAt: now, missingWords: null }).where(eq(offers.id, offerId));
    await tellOther(tx, opened, {
      text: "Geliefert, bitte prüfen und annehmen",
      mail: (facts) => orderMails.liefern(facts, new Date().toISOString()),
    });
    return { isNew: true };
  });

/** The company accepts what was delivered. */
export const accept = (viewerId: string, offerId: string) =>
  actOnOrder(viewerId, offerId, { isLeading: false }, async (tx, opened) => {
    if (opened.side !== "company") return null;
    const state = stateOf(opened.offer);
    if (state === "accepted") return done;
    if (state !== "delivered") return refuse(state === "running" ? notDelivered : overText(state));
    await tx.update(offers).set({ acceptedAt: now, acceptedBy: "company" }).where(eq(offers.id, offerId));
    await tellOther(tx, opened, {
      text: "Lieferung angenommen, der Auftrag ist abgeschlossen",
      mail: orderMails.annehmen,
    });
    return { isNew: true };
  });

/** The company says what is missing. The time until silent acceptance begins with the next delivery. */
export const sendBack = (viewerId: string, offerId: string, words: string) =>
  actOnOrder(viewerId, offerId, { isLeading: false }, async (tx, opened) => {
    if (opened.side !== "company") return null;
    const state = stateOf(opened.offer);
    const { missingWords } = opened.offer;
    if (state === "running" && missingWords === words) return done;
    if (state === "running") return refuse(missingWords ? sentBackAlready : notDelivered);
    if (state !== "delivered") return refuse(overText(state));
    await tx.update(offers).set({ deliveredAt: null, missingWords: words }).where(eq(offers.id, offerId));
    await tellOther(tx, opened, {
      text: "Lieferung noch nicht angenommen",
      words,
      mail: (facts) => orderMails.nachbessern(facts, words),
    });
    return { isNew: true };
  });

/** Either side ends the order with a reason. */
export const cancel = (viewerId: string, offerId: string, words: string) =>
  actOnOrder(viewerId, offerId, { isLeading: false }, async (tx, opened) => {
    const state = stateOf(opened.offer);
    const { cancelledBy, cancelReason } = opened.offer;
    if (state === "cancelled" && cancelledBy === opened.side && cancelReason === words) return done;
    if (!isUnderWay(state)) return refuse(overText(state));
    await tx
      .update(offers)
      .set({ cancelledAt: now, cancelledBy: opened.side, cancelReason: words, missingWords: null })
      .where(eq(offers.id, offerId));
    await tellOther(tx, opened, {
      text: "Auftrag abgebrochen",
      words,
      mail: (facts) => orderMails.abbrechen(facts, words),
    });
    return { isNew: true };
  });
