import { and, asc, eq, inArray, isNull, ne, type SQL, sql } from "drizzle-orm";
import { betweenThese } from "~/conversations/reach.server";
import { noteInConversation } from "~/conversations/write.server";
import { db, type Transaction } from "~/db/client.server";
import { ausschreibungen, blockedPeople, offers, profiles } from "~/db/schema";
import { maxTicked } from "~/features/offers/desk/desk-query";
import { offerPath } from "~/features/offers/offer";
import { hasFailed } from "~/features/offers/order/order";
import { askedAgainMail } from "~/features/offers/order/order-mails";
import { acts } from "~/features/offers/states";
import { countWrite } from "~/http/rate-limit.server";
import { sendMailOfKind } from "~/mail/mail-of-kind.server";
import { settings } from "~/settings.server";
import { isOpen } from "~/visible/calls.server";
import { type Decided, lockSides } from "./gate.server";
import { stateOf } from "./order-acts.server";

/** Whom the company of an ended order can ask once more. */
export interface Again {
  count: number;
  /** Whether the call takes offers. Otherwise nobody could accept. */
  isOpen: boolean;
}

const isAskable = (companyId: string, callId: number | null | SQL) =>
  and(
    eq(offers.companyId, companyId),
    sql`${offers.ausschreibungId} = ${callId}`,
    inArray(offers.state, [...acts.return.from]),
    isNull(offers.askedAgainAt),
    sql`exists (select from ${profiles} where ${and(eq(profiles.id, offers.senderId), ne(profiles.profileStatus, "blocked"))})`,
    sql`not exists (select from ${blockedPeople} where ${betweenThese(companyId, offers.senderId)})`,
  );

/** Null when this company no longer has the call. */
export async function findAgain(companyId: string, callId: number | null): Promise<Again | null> {
  const [call] = await db
    .select({ isOpen: sql<boolean>`${isOpen(ausschreibungen)} and not ${ausschreibungen.hidden}` })
    .from(ausschreibungen)
    .where(and(eq(ausschreibungen.id, callId ?? 0), eq(ausschreibungen.userId, companyId)));
  return call ? { ...call, count: await db.$count(offers, isAskable(companyId, callId)) } : null;
}

/**
 * Asks those who were declined, or about whom nobody decided, whether their offers count again, after the order for the
 * same call has ended. Each is asked once.
 */
export function askAgain(viewerId: string, offerId: string): Promise<Decided> {
  return db.transaction(async (tx) => {
    const ids = await findAskable(tx, viewerId, offerId);
    // All sides at once and in order, before any offer.
    await lockSides(tx, [offerId, ...ids]);
    const ended = await lockOrder(tx, viewerId, offerId);
    if (!ended) return null;
    if (!hasFailed(stateOf(ended)))
      return { isNew: false, problem: "Das geht erst, wenn der Auftrag abgebrochen ist." };
    await countWrite(tx, "order", viewerId);
    const again = await findAgain(viewerId, ended.ausschreibungId);
    if (!again?.isOpen) return { isNew: false, problem: "Bitte öffnen Sie zuerst die Ausschreibung wieder." };
    // Lock in a fixed order, so that two ended orders of the same call do not deadlock.
    await tx
      .select({ id: offers.id })
      .from(offers)
      .where(inArray(offers.id, ids))
      .orderBy(asc(offers.id))
      .for("update");
    const asked = await tx
      .update(offers)
      .set({ askedAgainAt: sql`now()` })
      .where(and(inArray(offers.id, ids), isAskable(viewerId, ended.ausschreibungId)))
      .returning({ id: offers.id, senderId: offers.senderId, conversationId: offers.conversationId });
    const inOrder = asked.toSorted((one, other) => (one.conversationId < other.conversationId ? -1 : 1));
    for (const { id, senderId, conversationId } of inOrder) {
      if (!senderId) continue;
      await noteInConversation(tx, {
        conversationId,
        actorId: viewerId,
        text: "Noch einmal gefragt: Gilt das Angebot wieder?",
      });
      const [sender] = await tx.select({ name: profiles.name }).from(profiles).where(eq(profiles.id, senderId));
      const facts = { title: ended.callTitle, name: sender?.name ?? "", byName: ended.companyName };
      const url = settings.siteUrl + offerPath(id);
      await sendMailOfKind(tx, "angebote", senderId, askedAgainMail({ ...facts, url }));
    }
    return { isNew: asked.length > 0 };
  });
}

/** Also when the account that took the order is gone. */
async function lockOrder(tx: Transaction, companyId: string, offerId: string) {
  const [order] = await tx
    .select()
    .from(offers)
    .where(and(eq(offers.id, offerId), eq(offers.state, "confirmed"), eq(offers.companyId, companyId)))
    .for("no key update");
  const [company] = await tx.select({ name: profiles.name }).from(profiles).where(eq(profiles.id, companyId));
  return order && company ? { ...order, companyName: company.name } : null;
}

async function findAskable(tx: Transaction, companyId: string, offerId: string): Promise<string[]> {
  const ofSameCall = sql`(select ausschreibung_id from offers as ended where ended.id = ${offerId})`;
  const rows = await tx
    .select({ id: offers.id })
    .from(offers)
    .where(isAskable(companyId, ofSameCall))
    .orderBy(asc(offers.id))
    .limit(maxTicked);
  return rows.map(({ id }) => id);
}
