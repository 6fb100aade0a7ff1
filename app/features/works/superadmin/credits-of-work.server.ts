import { asc, eq, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { profiles, workCredits } from "~/db/schema";

/** Everybody a work names, including members who have not answered or have refused. */
export function listCreditsForSuperadmin(workId: number) {
  return db
    .select({
      id: workCredits.id,
      kind: workCredits.kind,
      name: sql<string>`coalesce(${workCredits.name}, ${profiles.name})`,
      role: workCredits.role,
      state: workCredits.state,
      memberId: workCredits.memberId,
    })
    .from(workCredits)
    .leftJoin(profiles, eq(profiles.id, workCredits.memberId))
    .where(eq(workCredits.workId, workId))
    .orderBy(asc(workCredits.kind), asc(workCredits.position), asc(workCredits.id));
}
