import { sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { pageAt } from "~/db/newest-first";
import { pageSizes } from "~/db/page-sizes";
import { blockedPeople } from "~/db/schema";
import { formatDay } from "~/text/dates";
import { joinPartner, type PartnerColumns, partnerColumns, partnerOf } from "~/visible/partners.server";
import type { BlockedPerson } from "./blocked-person";

interface Found extends Record<string, unknown> {
  id: string;
  since: string;
  partner: PartnerColumns;
}

/** The people whom a person has blocked, newest first. */
export async function listBlocked(blockerId: string, skip: number) {
  const { rows } = await db.execute<Found>(sql`
    select blocked.blocked_id as id, blocked.created_at as since, ${partnerColumns}
    from ${blockedPeople} as blocked ${joinPartner(sql`blocked.blocked_id`)}
    where blocked.blocker_id = ${blockerId}
    order by blocked.created_at desc, blocked.blocked_id limit ${pageSizes.blockedPeople + 1} offset ${skip}`);
  return pageAt(
    rows.map(({ id, since, partner }): BlockedPerson => {
      const { name, slug, avatarUrl, path } = partnerOf(partner);
      return { id, name, slug, avatarUrl, path, since: formatDay(since) };
    }),
    skip,
    pageSizes.blockedPeople,
  );
}
