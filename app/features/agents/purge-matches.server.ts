import { lt, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { agentMatches } from "~/db/schema";
import { keepingTimes } from "~/jobs/keeping-times";

/** Deletes old results of stored searches. */
export async function purgeMatches(): Promise<number> {
  const isOld = lt(agentMatches.foundAt, sql`now() - ${keepingTimes.agentMatch.interval}::interval`);
  return (await db.delete(agentMatches).where(isOld)).rowCount ?? 0;
}
