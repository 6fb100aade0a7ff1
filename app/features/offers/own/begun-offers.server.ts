import { and, desc, eq, or } from "drizzle-orm";
import { db } from "~/db/client.server";
import { pageSizes } from "~/db/page-sizes";
import { offerDrafts, offers } from "~/db/schema";
import type { BegunOffer } from "~/features/offers/draft";
import { isOpen, visibleCalls } from "~/visible/calls.server";

/** The drafts of a person that can still be sent, the newest first. One of an undecided offer is a change of it. */
export async function listBegunOffers(senderId: string): Promise<BegunOffer[]> {
  const rows = await db
    .select({
      callId: offerDrafts.ausschreibungId,
      title: visibleCalls.title,
      companyName: visibleCalls.companyName,
      savedAt: offerDrafts.savedAt,
      changes: offers.id,
    })
    .from(offerDrafts)
    .innerJoin(visibleCalls, eq(visibleCalls.id, offerDrafts.ausschreibungId))
    .leftJoin(
      offers,
      and(
        eq(offers.ausschreibungId, offerDrafts.ausschreibungId),
        eq(offers.senderId, senderId),
        eq(offers.state, "sent"),
      ),
    )
    .where(and(eq(offerDrafts.senderId, senderId), or(isOpen(visibleCalls), eq(offers.state, "sent"))))
    .orderBy(desc(offerDrafts.savedAt), desc(offerDrafts.id))
    .limit(pageSizes.begunOffers);
  return rows.map(({ savedAt, ...row }) => ({ ...row, savedAt: savedAt.toISOString() }));
}
