import { type SQLWrapper, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { conversations } from "~/db/schema";

/** The menu shows '99+' above 99, so counting stops here. */
const maxCounted = 100;

/**
 * The number of unread conversations of a person, except the one being opened. Costs the same for everyone. Pages ask for
 * it together with the session.
 */
export const unreadOf = (profileId: SQLWrapper, except: SQLWrapper) => sql<number>`(
  select least(count(*), ${maxCounted})::int from (
    (select id from ${conversations} where starter_id = ${profileId} and starter_unread > 0 limit ${maxCounted + 1})
    union all
    (select id from ${conversations} where other_id = ${profileId} and other_unread > 0 limit ${maxCounted + 1})
    limit ${maxCounted + 1}
  ) as unread where id::text <> ${except})`;

export async function countUnread(profileId: string, except = ""): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select ${unreadOf(sql`${profileId}::uuid`, sql`${except}`)} as count`,
  );
  return rows[0]?.count ?? 0;
}
