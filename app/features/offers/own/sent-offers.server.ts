import { desc, eq, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { pageAt } from "~/db/newest-first";
import { pageSizes } from "~/db/page-sizes";
import { prepared } from "~/db/planned.server";
import { offers, profiles } from "~/db/schema";
import type { ListedOffer } from "~/features/offers/offer";
import { listColumns, toOffer } from "./columns";

export interface SentOffers {
  offers: ListedOffer[];
  next: number | null;
}

const selectSent = prepared((senderId: string, skip: number) =>
  db
    .select(listColumns)
    .from(offers)
    .leftJoin(profiles, eq(profiles.id, offers.companyId))
    .where(eq(offers.senderId, senderId))
    .orderBy(sql`(${offers.state} = 'selected') desc`, desc(offers.createdAt), desc(offers.id))
    .offset(skip)
    .limit(pageSizes.sentOffers + 1),
);

/** A person's offers: first those that wait for their answer, then the newest. */
export async function listSentOffers(senderId: string, skip = 0): Promise<SentOffers> {
  const rows = await selectSent(senderId, skip);
  const page = pageAt(rows, skip, pageSizes.sentOffers);
  return { offers: page.rows.map(toOffer), next: page.next };
}
