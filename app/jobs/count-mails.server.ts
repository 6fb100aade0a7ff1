import { sql } from "drizzle-orm";
import { db } from "~/db/client.server";

/** Whether nobody can do anything about this failed mail: its address was never confirmed, so it may be mistyped. */
export const isMistyped = sql<boolean>`data ->> 'isUnproven' is not null`;

/**
 * Mails by their state. `waiting` ones are sent next, `retrying` ones after a pause, and `givenUp` ones only when a
 * superadmin sends them again.
 */
export async function countMails() {
  const { rows } = await db.execute<{ waiting: number; retrying: number; givenUp: number; mistyped: number }>(sql`
    select
      count(*) filter (where name = 'mail' and state in ('created', 'active'))::int as waiting,
      count(*) filter (where name = 'mail' and state = 'retry')::int as retrying,
      count(*) filter (where name = 'mail-failed' and not ${isMistyped})::int as "givenUp",
      count(*) filter (where name = 'mail-failed' and ${isMistyped})::int as mistyped
    from pgboss.job where name in ('mail', 'mail-failed') and state < 'completed'`);
  return rows[0] ?? { waiting: 0, retrying: 0, givenUp: 0, mistyped: 0 };
}
