import { and, eq, inArray, or, sql } from "drizzle-orm";
import { keepAccounts } from "~/db/account-deletions.server";
import { type Connection, db, type Transaction } from "~/db/client.server";
import { ausschreibungen, blockedPeople, conversations, isOpenOffer, offers, profiles } from "~/db/schema";
import { uuidOf } from "~/http/id-of";
import { awardIfAnswered } from "./award-call.server";
import { isConversationOf, partnerIdFor } from "./sides";

/** Blocks the other side of a conversation, or takes it back. Says whether it was this person's conversation. */
export function blockPartner(viewerId: string, conversationId: string, isBlocked: boolean): Promise<boolean> {
  return db.transaction(async (tx) => {
    await keepAccounts(tx);
    const blockedId = await findPartner(tx, viewerId, conversationId);
    if (!blockedId) return false;
    // Lock the accounts in the same order as the deletion of accounts and the decisions about offers. An offer or a reply
    // locks its sender's account too: it is stored before the block and ended by it, or it waits and is then refused.
    const isSide = inArray(profiles.id, [viewerId, blockedId]);
    const sides = tx.select({ id: profiles.id }).from(profiles).where(isSide).orderBy(profiles.id);
    const isBothThere = (await sides.for("no key update")).length === 2;
    if (!isBothThere) return false;
    if (isBlocked) {
      await tx.insert(blockedPeople).values({ blockerId: viewerId, blockedId }).onConflictDoNothing();
      await endOffersBetween(tx, viewerId, blockedId);
    } else {
      await liftBlock(viewerId, blockedId, tx);
    }
    return true;
  });
}

/** Lifts a person's block, if there is one. A second click finds none, and tells a stranger nothing. */
export async function liftBlock(viewerId: string, blockedId: string, on: Connection = db): Promise<void> {
  if (!uuidOf(blockedId)) return;
  const isIt = and(eq(blockedPeople.blockerId, viewerId), eq(blockedPeople.blockedId, blockedId));
  await on.delete(blockedPeople).where(isIt);
}

async function findPartner(tx: Transaction, viewerId: string, conversationId: string): Promise<string | null> {
  const [found] = await tx
    .select({ partnerId: partnerIdFor(viewerId) })
    .from(conversations)
    .where(isConversationOf(viewerId, conversationId));
  return found?.partnerId ?? null;
}

/** Nobody has to decide about an offer of a person they do not want to hear from. */
async function endOffersBetween(tx: Transaction, viewerId: string, otherId: string): Promise<void> {
  const isBetween = or(
    and(eq(offers.senderId, viewerId), eq(offers.companyId, otherId)),
    and(eq(offers.senderId, otherId), eq(offers.companyId, viewerId)),
  );
  const isOpen = and(isBetween, isOpenOffer(offers.state));
  // Calls are locked before offers, as wherever an offer is decided.
  const answered = tx.select({ id: offers.ausschreibungId }).from(offers).where(isOpen);
  const calls = await tx
    .select({ id: ausschreibungen.id })
    .from(ausschreibungen)
    .where(inArray(ausschreibungen.id, answered))
    .orderBy(ausschreibungen.id)
    .for("no key update");
  await tx.update(offers).set({ state: "ended", stateBy: "site", stateSince: sql`now()` }).where(isOpen);
  for (const { id } of calls) await awardIfAnswered(tx, id);
}
