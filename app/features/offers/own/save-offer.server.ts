import { isDeepStrictEqual } from "node:util";
import { and, eq, getTableColumns, sql } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import { noteInConversation } from "~/conversations/write.server";
import { db, type Transaction } from "~/db/client.server";
import { type OfferedWork, type OfferState, offers, offerVersions } from "~/db/schema";
import type { Attachment } from "~/features/messages/send-message.server";
import { newOfferMail } from "~/features/offers/new-offer-mail";
import type { CallNow } from "~/features/offers/offer";
import { offerSchema, termsOf } from "~/features/offers/offer-schema";
import { may } from "~/features/offers/states";
import { noTerms, type OfferTerms, totalCents } from "~/features/offers/terms";
import type { Problem } from "~/http/answer";
import { countWrite } from "~/http/rate-limit.server";
import { findAnsweredCall, isSameCall, toStored } from "./answered-call.server";
import { discardDraft } from "./draft.server";
import { type Decided, openOffer } from "./gate.server";
import { readOffer } from "./read-offer.server";

type OwnOffer = Pick<typeof offers.$inferSelect, "id" | "state">;

const selectOwnOffer = (tx: Transaction, callId: number, senderId: string) =>
  tx
    .select({ id: offers.id, state: offers.state })
    .from(offers)
    .where(and(eq(offers.ausschreibungId, callId), eq(offers.senderId, senderId)));

/** This person's offer for a call, or an id for it. */
async function findOwnOffer(tx: Transaction, callId: number, senderId: string) {
  const own = selectOwnOffer(tx, callId, senderId).as("own");
  const { rows } = await tx.execute<{ id: string; state: OfferState | null }>(
    sql`select coalesce(own.id, uuidv7()) as id, own.state from (select) as one left join ${own} on true`,
  );
  return rows[0] ?? { id: "", state: null };
}

/**
 * Locks this person's offer for a call until the transaction ends. Lock accounts and call first, as wherever an offer is
 * decided.
 */
async function lockOwnOffer(tx: Transaction, callId: number, senderId: string): Promise<OwnOffer | null> {
  const [offer] = await selectOwnOffer(tx, callId, senderId).for("no key update");
  return offer ?? null;
}

const notSent: Problem = {
  title: "Fehler beim Senden des Angebots",
  text: "Das Angebot konnte nicht gesendet werden",
};

const answered: Problem = {
  title: "Diese Ausschreibung haben Sie schon beantwortet",
  text: "Ihr Angebot steht unter „Meine Angebote“. Dort können Sie es ändern, solange nichts entschieden ist.",
};

/** Adds an offer to the message that answers a call, or renews an offer that its sender had withdrawn. */
export async function attachOffer(form: FormData, viewerId: string | undefined): Promise<Attachment> {
  const { submission, works } = await readOffer(form, offerSchema, viewerId);
  const value = submission.status === "success" ? submission.value : null;
  const terms = value ? termsOf(value) : noTerms;
  return {
    submission,
    sent: { title: "Angebot gesendet", description: "Ihr Angebot wurde erfolgreich versendet" },
    failed: notSent,
    find: async (tx, callId, senderId) => {
      const { id, state } = await findOwnOffer(tx, callId, senderId);
      const isRenewable = state === null || may("renew", "sender", state);
      return { id, isWithdrawn: state === "withdrawn", problem: isRenewable ? null : answered };
    },
    mail: (facts) => newOfferMail({ ...facts, terms, works }),
    store: async (tx, about) => {
      const call = await findAnsweredCall(tx, about.callId);
      await discardDraft(tx, about.senderId, about.callId);
      const withdrawn = await lockOwnOffer(tx, about.callId, about.senderId);
      const version = { ...columnsOf({ message: value?.message ?? "", terms, works }, call), callTitle: call.title };
      if (withdrawn) await renew(tx, withdrawn.id, version);
      else {
        const { callId: ausschreibungId, ...facts } = about;
        await tx.insert(offers).values({ ...version, ...facts, ausschreibungId });
      }
    },
  };
}

interface Written {
  message: string;
  terms: OfferTerms;
  works: OfferedWork[];
}

/** The columns of what somebody has written for this call. */
const columnsOf = ({ message, terms, works }: Written, call: CallNow) => ({
  message,
  works,
  ...terms,
  totalCents: totalCents(terms),
  answeredCall: toStored(call),
});

async function renew(tx: Transaction, id: string, version: Partial<typeof offers.$inferInsert>): Promise<void> {
  await storeVersion(tx, id);
  const state = { state: "sent", stateSince: sql`now()`, stateBy: "sender", shortlisted: false } as const;
  await tx
    .update(offers)
    .set({ ...version, ...newText, ...state })
    .where(eq(offers.id, id));
}

const newVersion = { version: sql`${offers.version} + 1`, writtenAt: sql`now()` };

/** A new text counts as unseen by the company. */
const newText = { ...newVersion, isUpheld: false, seenAt: null };

/** Changes an offer before a decision. Both sides keep its earlier version. */
export function changeOffer(senderId: string, offerId: string, changed: Written): Promise<Decided> {
  return db.transaction(async (tx) => {
    const { offer, refusal } = await openOffer(tx, senderId, offerId, "change");
    if (!offer) return refusal;
    const call = await findAnsweredCall(tx, offer.ausschreibungId);
    if (offer.ausschreibungId !== null) await discardDraft(tx, senderId, offer.ausschreibungId);
    if (isSame(offer, changed)) return upholdFor(tx, offer, call);
    await countWrite(tx, "offer-change", senderId);
    await storeVersion(tx, offerId);
    await tx
      .update(offers)
      .set({ ...columnsOf(changed, call), ...newText })
      .where(eq(offers.id, offerId));
    await noteInConversation(tx, { conversationId: offer.conversationId, actorId: senderId, text: "Angebot geändert" });
    return { isNew: true };
  });
}

const changedAgain =
  "Die Ausschreibung hat sich inzwischen noch einmal geändert. Bitte sehen Sie sich die neue Fassung an.";

/**
 * Keeps an offer as it is for its changed call. The offer then answers the call as its sender has read it, which
 * `changedAt` says. The company finds this at its desk.
 */
export function upholdOffer(senderId: string, offerId: string, changedAt: string): Promise<Decided> {
  return db.transaction(async (tx) => {
    const { offer, refusal } = await openOffer(tx, senderId, offerId, "uphold");
    if (!offer) return refusal;
    const call = await findAnsweredCall(tx, offer.ausschreibungId);
    if (call.changedAt !== changedAt) return { isNew: false, problem: changedAgain };
    return upholdFor(tx, offer, call);
  });
}

/** Lets an unchanged offer answer the call as it is now. */
async function upholdFor(tx: Transaction, offer: typeof offers.$inferSelect, call: CallNow): Promise<Decided> {
  if (!offer.senderId || isSameCall(offer.answeredCall, call)) return { isNew: false };
  await countWrite(tx, "offer-change", offer.senderId);
  await storeVersion(tx, offer.id);
  await tx
    .update(offers)
    .set({ answeredCall: toStored(call), ...newVersion, isUpheld: true })
    .where(eq(offers.id, offer.id));
  return { isNew: true };
}

type Version = { message: string | null; works: OfferedWork[] } & OfferTerms;

/** Whether nothing was changed, for example by a double click. */
function isSame(stored: Version, changed: Written): boolean {
  const figures = Object.keys(noTerms) as (keyof OfferTerms)[];
  const workIds = ({ works }: Pick<Version, "works">) => works.map(({ id }) => id).join();
  return (
    stored.message === changed.message &&
    figures.every((name) => isDeepStrictEqual(stored[name], changed.terms[name])) &&
    workIds(stored) === workIds(changed)
  );
}

const { id: _, offerId: _1, ...versioned } = getTableColumns(offerVersions);
const names = sql.join(
  Object.keys(versioned).map((name) => sql.identifier(toSnakeCase(name))),
  sql`, `,
);

async function storeVersion(tx: Transaction, offerId: string): Promise<void> {
  await tx.execute(
    sql`insert into ${offerVersions} (offer_id, ${names}) select id, ${names} from ${offers} where id = ${offerId}`,
  );
}
