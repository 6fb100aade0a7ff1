import { isDeepStrictEqual } from "node:util";
import { and, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Transaction } from "~/db/client.server";
import { orderVersions } from "~/db/schema";
import { isUnderWay, noDays, type OrderDays, overText } from "~/features/offers/order/order";
import { orderMails } from "~/features/offers/order/order-mails";
import { dayInVienna } from "~/text/dates";
import { stateOf, tellOther } from "./order-acts.server";
import { actOnOrder, done, type OpenedOrder, refuse } from "./order-gate.server";

export interface Proposed extends OrderDays {
  totalCents: number | null;
  words: string | null;
}

const valuesOf = ({ draftOn, correctionOn, deliveryOn, totalCents, words }: Proposed): Proposed => ({
  ...{ draftOn, correctionOn, deliveryOn, totalCents, words },
});

/** Why nothing can be agreed on any more. */
function whyOver({ offer }: OpenedOrder): string | null {
  const state = stateOf(offer);
  return isUnderWay(state) ? null : overText(state);
}

const replaced = "Dieser Vorschlag gilt nicht mehr. Bitte sehen Sie sich den Auftrag noch einmal an.";

const findProposal = async (tx: Transaction, offerId: string) =>
  (
    await tx
      .select()
      .from(orderVersions)
      .where(and(eq(orderVersions.offerId, offerId), isNull(orderVersions.agreedAt)))
  )[0];

async function findAgreed(tx: Transaction, offerId: string) {
  const [latest] = await tx
    .select()
    .from(orderVersions)
    .where(and(eq(orderVersions.offerId, offerId), isNotNull(orderVersions.agreedAt)))
    .orderBy(desc(orderVersions.agreedAt), desc(orderVersions.id))
    .limit(1);
  return latest;
}

const isStored = async (tx: Transaction, id: number) => (await tx.$count(orderVersions, eq(orderVersions.id, id))) > 0;

/** Proposes days and what else changes. A proposal replaces the one before, whichever side made it. */
export const propose = (viewerId: string, offerId: string, proposed: Proposed) =>
  actOnOrder(viewerId, offerId, { isLeading: true }, async (tx, opened) => {
    const over = whyOver(opened);
    if (over) return refuse(over);
    const before = await findProposal(tx, offerId);
    if (before?.proposedBy === opened.side && isDeepStrictEqual(valuesOf(before), valuesOf(proposed))) return done;
    const problem = whyNothingNew(proposed, (await findAgreed(tx, offerId)) ?? noDays);
    if (problem) return refuse(problem);
    if (before) await tx.delete(orderVersions).where(eq(orderVersions.id, before.id));
    await tx.insert(orderVersions).values({ ...valuesOf(proposed), offerId, proposedBy: opened.side });
    await tellOther(tx, opened, {
      text: "Termine oder eine Änderung vorgeschlagen",
      mail: (facts) => orderMails.vorschlagen(facts, proposed),
    });
    return { isNew: true };
  });

function whyNothingNew(proposed: Proposed, agreed: OrderDays): string | null {
  const changed = (Object.keys(noDays) as (keyof OrderDays)[]).filter((name) => proposed[name] !== agreed[name]);
  if (changed.some((name) => proposed[name] && proposed[name] < dayInVienna()))
    return "Ein neuer Termin kann nicht in der Vergangenheit liegen.";
  const isNew = changed.length > 0 || proposed.totalCents !== null || proposed.words !== null;
  return isNew ? null : "Bitte ändern Sie mindestens einen Termin, den Preis oder schreiben Sie, was sich ändert.";
}

/** Agrees to the other side's proposal, which then becomes the next version of the sheet. */
export const agree = (viewerId: string, offerId: string, proposalId: number) =>
  actOnOrder(viewerId, offerId, { isLeading: true }, async (tx, opened) => {
    const over = whyOver(opened);
    if (over) return refuse(over);
    const [version] = await tx
      .select()
      .from(orderVersions)
      .where(and(eq(orderVersions.id, proposalId), eq(orderVersions.offerId, offerId)));
    if (!version || version.proposedBy === opened.side) return refuse(replaced);
    if (version.agreedAt) return done;
    // The moment of the statement: under a lock, a transaction that began earlier can agree later.
    await tx.update(orderVersions).set({ agreedAt: sql`clock_timestamp()` }).where(eq(orderVersions.id, proposalId));
    await tellOther(tx, opened, {
      text: "Dem Vorschlag zugestimmt",
      mail: (facts) => orderMails.zustimmen(facts, version),
    });
    return { isNew: true };
  });

/** Refuses the other side's proposal, or withdraws this side's proposal. */
export const discard = (viewerId: string, offerId: string, proposalId: number) =>
  actOnOrder(viewerId, offerId, { isLeading: false }, async (tx, opened) => {
    const version = await findProposal(tx, offerId);
    // As after the first of two presses.
    if (!version && !(await isStored(tx, proposalId))) return done;
    if (version?.id !== proposalId) return refuse(replaced);
    await tx.delete(orderVersions).where(eq(orderVersions.id, proposalId));
    if (version.proposedBy !== opened.side)
      await tellOther(tx, opened, { text: "Vorschlag abgelehnt", mail: orderMails.verwerfen });
    return { isNew: true };
  });
