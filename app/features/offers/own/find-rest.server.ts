import { and, eq, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { ausschreibungen, offers } from "~/db/schema";

/** What is left for the company to do after a confirmation. */
export interface Rest {
  callId: number;
  isAwarded: boolean;
  /** The number of other offers that are undecided. */
  open: number;
}

/** Null when the call is gone or belongs to another company. */
export async function findRest(companyId: string, callId: number | null): Promise<Rest | null> {
  const [rest] = await db
    .select({
      callId: ausschreibungen.id,
      isAwarded: sql<boolean>`${ausschreibungen.status} = 'vergeben'`,
      open: sql<number>`(select count(*)::int from ${offers}
        where ${offers.ausschreibungId} = ${ausschreibungen.id} and ${offers.state} in ('sent', 'selected'))`,
    })
    .from(ausschreibungen)
    .where(and(eq(ausschreibungen.id, callId ?? 0), eq(ausschreibungen.userId, companyId)));
  return rest ?? null;
}
