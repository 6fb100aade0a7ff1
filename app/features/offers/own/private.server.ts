import { and, eq, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { offers } from "~/db/schema";
import { countWrite } from "~/http/rate-limit.server";
import { type Decided, openOffer } from "./gate.server";

/** Adds an offer to the company's short list or removes it. Nobody else sees this. */
export function shortlist(companyId: string, offerId: string, isShortlisted: boolean): Promise<Decided> {
  return db.transaction(async (tx) => {
    const { offer, refusal } = await openOffer(tx, companyId, offerId, "shortlist");
    if (!offer) return refusal;
    if (offer.shortlisted === isShortlisted) return { isNew: false };
    await countWrite(tx, "offer-note", companyId);
    await tx
      .update(offers)
      .set({ shortlisted: isShortlisted, seenAt: sql`coalesce(seen_at, now())` })
      .where(eq(offers.id, offerId));
    return { isNew: true };
  });
}

/** Saves the company's private note about an offer. Returns true when there is such an offer. */
export function saveNote(companyId: string, offerId: string, note: string | null): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { rowCount } = await tx
      .update(offers)
      .set({ note })
      .where(and(eq(offers.id, offerId), eq(offers.companyId, companyId)));
    if (rowCount === 1) await countWrite(tx, "offer-note", companyId);
    return rowCount === 1;
  });
}
