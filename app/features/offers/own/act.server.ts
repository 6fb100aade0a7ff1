import { aliasedTable, eq, sql } from "drizzle-orm";
import { awardIfAnswered } from "~/conversations/award-call.server";
import { conversationUrl } from "~/conversations/conversation-url.server";
import { noteInConversation } from "~/conversations/write.server";
import { db, type Transaction } from "~/db/client.server";
import { attachments, offers, profiles } from "~/db/schema";
import type { Contact } from "~/features/offers/contact";
import { offerPath } from "~/features/offers/offer";
import { confirmedMail, type OfferMailFacts, offerMails } from "~/features/offers/offer-mails";
import { acts, answersSelection, type OfferAct, type OfferMail, type Side } from "~/features/offers/states";
import { countWrite } from "~/http/rate-limit.server";
import { sendMailOfKind } from "~/mail/mail-of-kind.server";
import { settings } from "~/settings.server";
import { findContact } from "./contact.server";
import { type Decided, openOffer } from "./gate.server";

type Decision = Extract<OfferAct, "withdraw" | "return" | "confirm" | "refuse" | "select" | "take-back" | "decline">;
type OfferRow = typeof offers.$inferSelect;

/** The notices in the conversation, for both sides. */
const notices: Record<Decision, string> = {
  withdraw: "Angebot zurückgezogen",
  return: "Das Angebot gilt wieder",
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
  const { offer, refusal } = await openOffer(tx, viewerId, offerId, act);
  if (!offer) return refusal;
  await countWrite(tx, "offer-decision", viewerId);
  if (act === "select") await countWrite(tx, "offer-selection", viewerId, offerId);
  const parties = act === "confirm" ? await findParties(tx, offer) : null;
  await tx
    .update(offers)
    .set({
      ...{ state: acts[act].to, stateSince: sql`now()`, stateBy: acts[act].by },
      ...(act === "select" && { selectedAt: sql`now()` }),
      ...(act === "return" && { seenAt: null, shortlisted: false, selectedAt: null }),
      ...(act === "take-back" && { selectedAt: null }),
      ...(parties && { parties }),
    })
    .where(eq(offers.id, offerId));
  await noteInConversation(tx, {
    conversationId: offer.conversationId,
    actorId: viewerId,
    text: notices[act],
    words,
  });
  const { mail }: { by: Side; mail?: OfferMail } = acts[act];
  const isLast = offer.state === "selected" && answersSelection(act);
  const isAwarded = isLast && (await awardIfAnswered(tx, offer.ausschreibungId));
  if (mail) await sendOfferMail(tx, offer, mail, { words, isAwarded }, parties);
  return { isNew: true, ...(isAwarded && acts[act].by === "company" && { isAwarded }) };
}

async function sendOfferMail(
  tx: Transaction,
  offer: OfferRow,
  mail: OfferMail,
  more: Pick<OfferMailFacts, "words" | "isAwarded">,
  parties: Parties | null,
): Promise<void> {
  const { senderId, companyId } = offer;
  if (!senderId || !companyId) throw new Error("An offer without its two sides was decided");
  const facts = { ...(await findFacts(tx, offer)), ...more };
  const toSender = mail === "selected" || mail === "declined";
  if (mail !== "confirmed") {
    await sendMailOfKind(tx, "angebote", toSender ? senderId : companyId, offerMails[mail](facts));
    return;
  }
  await tellOfConfirmation(tx, offer, { id: senderId, side: "sender" }, parties?.company ?? null, facts);
  await tellOfConfirmation(tx, offer, { id: companyId, side: "company" }, parties?.sender ?? null, facts);
}

type Parties = Record<Side, (Contact & { files?: string[] }) | null>;

/** How the two sides reach each other now, for the sheet of the order and its mails. */
async function findParties(tx: Transaction, offer: OfferRow): Promise<Parties> {
  const find = async (id: string | null) => (id ? await findContact(tx, id, offer.conversationId) : null);
  const [company, sender] = [await find(offer.companyId), await find(offer.senderId)];
  const files = await tx
    .select({ name: attachments.name })
    .from(attachments)
    .where(eq(attachments.ausschreibungId, offer.ausschreibungId ?? 0))
    .orderBy(attachments.createdAt, attachments.id);
  return { company: company && { ...company, files: files.map(({ name }) => name) }, sender };
}

/** The mail with which one side learns how to reach the other. An answer to it goes there. */
async function tellOfConfirmation(
  tx: Transaction,
  { conversationId }: OfferRow,
  to: { id: string; side: Side },
  contact: Contact | null,
  facts: OfferMailFacts,
): Promise<void> {
  const mail = confirmedMail({ ...facts, contact, conversationUrl: conversationUrl(conversationId) }, to.side);
  const replyTo = contact ? { name: contact.name, address: contact.email } : undefined;
  await sendMailOfKind(tx, "angebote", to.id, mail, { replyTo });
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
    productName: settings.productName,
    url: `${settings.siteUrl}${offerPath(offer.id)}`,
    message: offer.message ?? "",
    terms: offer,
    works: offer.works,
  };
}
