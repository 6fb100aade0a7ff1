import { aliasedTable, and, eq, inArray, notExists, sql } from "drizzle-orm";
import { noteInConversation } from "~/conversations/write.server";
import { db, type Transaction } from "~/db/client.server";
import { ausschreibungen, offers, profiles } from "~/db/schema";
import { offerPath } from "~/features/offers/offer";
import { confirmedMail, type OfferMailFacts, offerMails } from "~/features/offers/offer-mails";
import { acts, type OfferAct, type OfferMail, outcomeOf, type Side, whatHappened } from "~/features/offers/states";
import { countWrite } from "~/http/rate-limit.server";
import { sendMailOfKind } from "~/mail/mail-of-kind.server";
import { settings } from "~/settings.server";

type Decision = Extract<OfferAct, "withdraw" | "confirm" | "refuse" | "select" | "take-back" | "decline">;
type OfferRow = typeof offers.$inferSelect;

/** Null when the viewer has no such offer. `problem` is set when something else has happened to the offer first. */
export type Decided = { isNew: boolean; problem?: string } | null;

/** The notices in the conversation, for both sides. */
const notices: Record<Decision, string> = {
  withdraw: "Angebot zurückgezogen",
  confirm: "Auswahl bestätigt: Der Auftrag wird übernommen",
  refuse: "Leider nicht mehr möglich: Angebot zurückgezogen",
  select: "Angebot ausgewählt, bitte bestätigen",
  "take-back": "Auswahl zurückgenommen, das Angebot ist wieder offen",
  decline: "Angebot abgesagt",
};

/** Changes the state, adds the notice to the conversation and queues the mail, all in one transaction. */
export function decide(viewerId: string, offerId: string, act: Decision, words?: string): Promise<Decided> {
  return db.transaction((tx) => decideIn(tx, viewerId, offerId, act, words));
}

export async function decideIn(
  tx: Transaction,
  viewerId: string,
  offerId: string,
  act: Decision,
  words?: string,
): Promise<Decided> {
  const side: Side = acts[act].by;
  const offer = await lockOffer(tx, viewerId, offerId, side, act === "confirm" ? "no key update" : "key share");
  if (!offer) return null;
  const outcome = outcomeOf(act, side, offer.state);
  if (outcome === "no") return { isNew: false, problem: whatHappened(side, offer.state) };
  if (outcome === "done") return { isNew: false };
  await countWrite(tx, "offer-decision", viewerId);
  if (act === "select") await countWrite(tx, "offer-selection", viewerId, offerId);
  await tx
    .update(offers)
    .set({ state: acts[act].to, stateSince: sql`now()`, stateBy: side })
    .where(eq(offers.id, offerId));
  await noteInConversation(tx, {
    conversationId: offer.conversationId,
    actorId: viewerId,
    text: notices[act],
    words,
  });
  const { mail }: { by: Side; mail?: OfferMail } = acts[act];
  const isAwarded = act === "confirm" && (await awardCall(tx, offer));
  if (mail) await sendOfferMail(tx, offer, mail, { words, isAwarded });
  return { isNew: true };
}

/** Marks the call of a confirmed offer as awarded, unless another person who was selected has not answered yet. */
async function awardCall(tx: Transaction, { ausschreibungId }: OfferRow): Promise<boolean> {
  const isWaiting = and(eq(offers.ausschreibungId, ausschreibungen.id), eq(offers.state, "selected"));
  const waiting = tx.select({ id: offers.id }).from(offers).where(isWaiting);
  const { rowCount } = await tx
    .update(ausschreibungen)
    .set({ status: "vergeben", pinned: false, updatedAt: sql`now()` })
    .where(
      and(
        eq(ausschreibungen.id, ausschreibungId ?? 0),
        inArray(ausschreibungen.status, ["offen", "geschlossen"]),
        notExists(waiting),
      ),
    );
  return rowCount === 1;
}

/**
 * Locks the accounts and calls of offers until the transaction ends. Call this before locking an offer, because
 * deleting an account or a call takes the locks in the same order.
 */
export async function holdSides(
  tx: Transaction,
  offerIds: string[],
  ofCalls: "key share" | "no key update" = "key share",
): Promise<void> {
  const isOne = inArray(offers.id, offerIds);
  const isSide = sql`${profiles.id} in (select unnest(array[sender_id, company_id]) from offers where ${isOne})`;
  await tx.select({ id: profiles.id }).from(profiles).where(isSide).orderBy(profiles.id).for("key share");
  const isCall = sql`${ausschreibungen.id} in (select ausschreibung_id from offers where ${isOne})`;
  await tx.select({ id: ausschreibungen.id }).from(ausschreibungen).where(isCall).for(ofCalls);
}

/** Locks an offer of this side until the transaction ends. `ofCall` is stronger for an act that changes the call. */
export async function lockOffer(
  tx: Transaction,
  viewerId: string,
  offerId: string,
  side: Side,
  ofCall: "key share" | "no key update" = "key share",
) {
  const owner = side === "sender" ? offers.senderId : offers.companyId;
  await holdSides(tx, [offerId], ofCall);
  const [offer] = await tx
    .select()
    .from(offers)
    .where(and(eq(offers.id, offerId), eq(owner, viewerId)))
    .for("no key update");
  return offer;
}

async function sendOfferMail(
  tx: Transaction,
  offer: OfferRow,
  mail: OfferMail,
  more: Pick<OfferMailFacts, "words" | "isAwarded">,
): Promise<void> {
  const { senderId, companyId } = offer;
  if (!senderId || !companyId) throw new Error("An offer without its two sides was decided");
  const facts = { ...(await findFacts(tx, offer)), ...more };
  const toSender = mail === "selected" || mail === "declined";
  if (mail !== "confirmed") {
    await sendMailOfKind(tx, "angebote", toSender ? senderId : companyId, offerMails[mail](facts));
    return;
  }
  await sendMailOfKind(tx, "angebote", senderId, confirmedMail(facts, "sender"));
  await sendMailOfKind(tx, "angebote", companyId, confirmedMail(facts, "company"));
}

async function findFacts(tx: Transaction, offer: OfferRow): Promise<OfferMailFacts> {
  const company = aliasedTable(profiles, "company");
  const [names] = await tx
    .select({ senderName: profiles.name, companyName: company.name })
    .from(offers)
    .innerJoin(profiles, eq(profiles.id, offers.senderId))
    .innerJoin(company, eq(company.id, offers.companyId))
    .where(eq(offers.id, offer.id));
  if (!names) throw new Error("An offer without its two sides was decided");
  return {
    ...names,
    title: offer.callTitle,
    url: `${settings.siteUrl}${offerPath(offer.id)}`,
    message: offer.message ?? "",
    terms: offer,
  };
}
