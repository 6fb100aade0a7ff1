import { and, asc, eq, inArray } from "drizzle-orm";
import { db } from "~/db/client.server";
import { offers, profiles } from "~/db/schema";

import { decideIn, holdSides } from "./act.server";

export interface ToDecline {
  id: string;
  name: string;
}

/** Those of these offers that can still be declined, in the order of arrival. */
export async function listToDecline(companyId: string, callId: number, ids: string[]): Promise<ToDecline[]> {
  if (ids.length === 0) return [];
  return db
    .select({ id: offers.id, name: profiles.name })
    .from(offers)
    .innerJoin(profiles, eq(profiles.id, offers.senderId))
    .where(and(isOwn(companyId, callId), inArray(offers.id, ids), inArray(offers.state, ["sent", "selected"])))
    .orderBy(asc(offers.createdAt), asc(offers.id));
}

export interface Declined {
  count: number;
  /** What has happened to the others in between: each with its name. */
  others: { name: string; problem: string }[];
}

/** Declines all of them in one transaction. What has been withdrawn in between is left out, and told. */
export function declineOffers(companyId: string, callId: number, ids: string[], words: string): Promise<Declined> {
  return db.transaction(async (tx) => {
    await holdSides(tx, ids);
    // In one order, so that two who decline the same offers at once do not wait for each other.
    const rows = await tx
      .select({ id: offers.id, name: profiles.name, state: offers.state })
      .from(offers)
      .leftJoin(profiles, eq(profiles.id, offers.senderId))
      .where(and(isOwn(companyId, callId), inArray(offers.id, ids)))
      .orderBy(asc(offers.id))
      .for("no key update", { of: offers });
    const declined: Declined = { count: 0, others: [] };
    for (const { id, name } of rows) {
      const done = await decideIn(tx, companyId, id, "decline", words);
      if (done?.isNew) declined.count += 1;
      else if (done?.problem) declined.others.push({ name: name ?? "Gelöschtes Konto", problem: done.problem });
    }
    return declined;
  });
}

const isOwn = (companyId: string, callId: number) =>
  and(eq(offers.companyId, companyId), eq(offers.ausschreibungId, callId));
