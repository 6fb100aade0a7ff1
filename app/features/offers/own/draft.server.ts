import { parseWithZod } from "@conform-to/zod/v4";
import { and, eq, lt, notExists, or, sql } from "drizzle-orm";
import { db, type Transaction } from "~/db/client.server";
import { prepared } from "~/db/planned.server";
import { ausschreibungen, offerDrafts, offers } from "~/db/schema";
import { findRecipient } from "~/features/messages/recipients.server";
import { lockSender } from "~/features/messages/sender-facts.server";
import { changedVersionField, type OfferDraft } from "~/features/offers/draft";
import { offerSchema } from "~/features/offers/offer-schema";
import { may } from "~/features/offers/states";
import { idOf } from "~/http/id-of";
import { countWrite } from "~/http/rate-limit.server";
import { keepingTimes } from "~/jobs/keeping-times";
import { offerMax } from "~/text/maximums";
import { isOpen } from "~/visible/calls.server";

const isOf = (callId: number, senderId: string) =>
  and(eq(offerDrafts.ausschreibungId, callId), eq(offerDrafts.senderId, senderId));

const selectDraft = prepared((callId: number, senderId: string) =>
  db
    .select({ values: offerDrafts.values, savedAt: offerDrafts.savedAt })
    .from(offerDrafts)
    .where(isOf(callId, senderId)),
);

/** If it can't be read, its form must not be shown: an empty one would be saved over it. */
export async function findDraft(callId: number | null | undefined, senderId: string): Promise<OfferDraft | null> {
  if (!callId) return null;
  const [draft] = await selectDraft(callId, senderId);
  return draft ? { values: draft.values, savedAt: draft.savedAt.toISOString() } : null;
}

/** What the form of an offer says, also while it could not be sent yet. */
export function readDraft(form: FormData): OfferDraft["values"] {
  const readable = new FormData();
  for (const [name, value] of form)
    if (typeof value === "string" && Object.hasOwn(offerSchema.shape, name.split("[")[0] ?? ""))
      // The database stores no NUL.
      readable.append(name, value.replaceAll("\0", ""));
  return parseWithZod(readable, { schema: offerSchema }).reply().initialValue ?? {};
}

/** The version of an offer that the form changes, null in the form of a new one. */
export const changedVersionIn = (form: FormData): number | null => idOf(`${form.get(changedVersionField)}`);

/**
 * The moment at which it was saved; null where this person can't make or change the offer, or what was typed is too
 * long. A draft that arrives after the offer was sent or changed is not stored.
 */
export function saveDraft(
  senderId: string,
  callId: number,
  values: OfferDraft["values"],
  changedVersion: number | null = null,
): Promise<Date | null> {
  if (Buffer.byteLength(JSON.stringify(values)) > offerMax.draftBytes) return Promise.resolve(null);
  return db.transaction(async (tx) => {
    // After sending the offer, which takes the same lock, nothing is saved any more.
    await lockSender(tx, senderId);
    const [own] = await tx
      .select({ state: offers.state, version: offers.version })
      .from(offers)
      .where(and(eq(offers.ausschreibungId, callId), eq(offers.senderId, senderId)))
      .for("share");
    if (changedVersion !== null) {
      if (!own || !may("change", "sender", own.state) || own.version !== changedVersion) return null;
    } else {
      const { recipient } = await findRecipient(new URLSearchParams({ ausschreibung: `${callId}` }), senderId, tx);
      if (!recipient || (own && own.state !== "withdrawn")) return null;
    }
    await countWrite(tx, "offer-draft", senderId);
    const draft = { ausschreibungId: callId, senderId, values, savedAt: sql`now()` };
    const [saved] = await tx
      .insert(offerDrafts)
      .values(draft)
      .onConflictDoUpdate({ target: [offerDrafts.ausschreibungId, offerDrafts.senderId], set: draft })
      .returning({ savedAt: offerDrafts.savedAt });
    return saved?.savedAt ?? null;
  });
}

export async function discardDraft(on: Transaction | typeof db, senderId: string, callId: number): Promise<boolean> {
  const { rowCount } = await on.delete(offerDrafts).where(isOf(callId, senderId));
  return rowCount === 1;
}

/**
 * Removes drafts for calls that no longer take offers, unless they change an undecided one, and drafts that nobody has
 * edited for long.
 */
export async function purgeDrafts(): Promise<number> {
  const takesOffers = db
    .select({ id: ausschreibungen.id })
    .from(ausschreibungen)
    .where(and(eq(ausschreibungen.id, offerDrafts.ausschreibungId), isOpen(ausschreibungen)));
  const isUndecided = db
    .select({ id: offers.id })
    .from(offers)
    .where(
      and(
        eq(offers.ausschreibungId, offerDrafts.ausschreibungId),
        eq(offers.senderId, offerDrafts.senderId),
        eq(offers.state, "sent"),
      ),
    );
  const isOld = lt(offerDrafts.savedAt, sql`now() - ${keepingTimes.offerDraft.interval}::interval`);
  const { rowCount } = await db
    .delete(offerDrafts)
    .where(or(isOld, and(notExists(takesOffers), notExists(isUndecided))));
  return rowCount ?? 0;
}
