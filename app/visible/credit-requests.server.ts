import { and, eq, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { workCredits, works } from "~/db/schema";

/** The condition for a request that a member has not answered, about a work that everyone may see. */
export const isOpenRequest = (memberId: string) =>
  and(eq(workCredits.memberId, memberId), eq(workCredits.state, "asked"), sql`${works.isPublic}`);

/** How many requests a member has not answered. */
export const selectOpenRequests = (memberId: string) =>
  db
    .select({ count: sql<number>`count(*)::int` })
    .from(workCredits)
    .innerJoin(works, eq(works.id, workCredits.workId))
    .where(isOpenRequest(memberId));

/** The same number, for a statement that reads more. */
export const openRequestsOf = (memberId: string) => sql<number>`(${selectOpenRequests(memberId)})`;
