import { and, eq, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { ausschreibungen, isOpenOffer, offers } from "~/db/schema";

/** What is left for the company to do after a confirmation. */
export interface Rest {
  callId: number;
  isAwarded: boolean;
  /** The number of other offers that are undecided. */
  open: number;
}

/** Null when the call is gone or belongs to another company. */
export async function findRest(companyId: string, callId: number | null): Promise<Rest | null> {
  const id = callId ?? 0;
  const isOpen = and(eq(offers.ausschreibungId, id), isOpenOffer(offers.state));
  const [rest] = await db
    .select({
      callId: ausschreibungen.id,
      isAwarded: sql<boolean>`${ausschreibungen.status} = 'vergeben'`,
      open: db.$count(offers, isOpen),
    })
    .from(ausschreibungen)
    .where(and(eq(ausschreibungen.id, id), eq(ausschreibungen.userId, companyId)));
  return rest ?? null;
}
