import { and, eq, exists, gte, inArray, ne, notExists, type SQLWrapper, sql } from "drizzle-orm";
import type { Transaction } from "~/db/client.server";
import { ausschreibungen, offers, profiles } from "~/db/schema";

/**
 * Marks a call as awarded once a person has confirmed and nobody who was selected can still answer, whatever the last
 * answer was. A call that its company has opened again since the confirmation stays open. Returns whether it was awarded.
 * Lock the call before its offers, with "no key update". `leavingId` is an account that is about to go.
 */
export async function awardIfAnswered(tx: Transaction, callId: number | null, leavingId?: string): Promise<boolean> {
  const offer = (state: "selected" | "confirmed", ...more: SQLWrapper[]) =>
    tx
      .select({ id: offers.id })
      .from(offers)
      .innerJoin(profiles, eq(profiles.id, offers.senderId))
      .where(
        and(
          eq(offers.ausschreibungId, ausschreibungen.id),
          eq(offers.state, state),
          ne(profiles.profileStatus, "blocked"),
          leavingId ? ne(profiles.id, leavingId) : undefined,
          ...more,
        ),
      );
  const { rowCount } = await tx
    .update(ausschreibungen)
    .set({ status: "vergeben", pinned: false, updatedAt: sql`now()` })
    .where(
      and(
        eq(ausschreibungen.id, callId ?? 0),
        inArray(ausschreibungen.status, ["offen", "geschlossen"]),
        exists(offer("confirmed", gte(offers.stateSince, ausschreibungen.standsSince))),
        notExists(offer("selected")),
      ),
    );
  return rowCount === 1;
}
