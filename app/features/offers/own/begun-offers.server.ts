import { and, desc, eq, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { pageSizes } from "~/db/page-sizes";
import { prepared } from "~/db/planned.server";
import { offerDrafts, offers } from "~/db/schema";
import type { BegunOffer } from "~/features/offers/draft";
import { isOpen, visibleCalls } from "~/visible/calls.server";

const selectDrafts = prepared((senderId: string) => {
  const isOfDraft = and(
    eq(offers.ausschreibungId, offerDrafts.ausschreibungId),
    eq(offers.senderId, senderId),
    eq(offers.state, "sent"),
  );
  return db
    .select({ callId: offerDrafts.ausschreibungId, savedAt: offerDrafts.savedAt, changes: offers.id })
    .from(offerDrafts)
    .leftJoin(offers, isOfDraft)
    .where(eq(offerDrafts.senderId, senderId))
    .orderBy(desc(offerDrafts.savedAt), desc(offerDrafts.id))
    .limit(pageSizes.begunOffers);
});

const { id, title, companyName } = visibleCalls;

/** By their ids, because a join would read all calls. */
const selectCalls = prepared((callIds: number[]) =>
  db
    .select({ id, title, companyName, isOpen: isOpen(visibleCalls) })
    .from(visibleCalls)
    .where(sql`${id} = any(${sql.param(callIds)}::bigint[])`),
);

/** The drafts of a person that can still be sent, the newest first. One of an undecided offer is a change of it. */
export async function listBegunOffers(senderId: string): Promise<BegunOffer[]> {
  const drafts = await selectDrafts(senderId);
  if (drafts.length === 0) return [];
  const calls = await selectCalls(drafts.map(({ callId }) => callId));
  return drafts.flatMap(({ callId, savedAt, changes }) => {
    const call = calls.find((one) => one.id === callId);
    if (!call || !(call.isOpen || changes)) return [];
    return { callId, title: call.title, companyName: call.companyName, savedAt: savedAt.toISOString(), changes };
  });
}
