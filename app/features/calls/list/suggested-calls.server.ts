import { and, eq, ne, notExists, sql } from "drizzle-orm";
import { betweenThese } from "~/conversations/reach.server";
import { builder } from "~/db/client.server";
import { blockedPeople, offers } from "~/db/schema";
import type { TierKind } from "~/search/plan";
import type { Understood } from "~/search/understand";
import type { Hit } from "~/ui/hit-group";
import { isOpen, visibleCalls } from "~/visible/calls.server";
import { callHit } from "./call-hit";
import { selectFound, withCompany } from "./calls.server";
import { findCalls } from "./understood-calls.server";

export const suggestedCalls = 4;

/** A call for a part of what somebody does is no suggestion, and one for something akin neither. */
export const kindsOfSuggestedCalls: TierKind[] = ["craft", "near", "elsewhere"];

/** Open calls that this person could answer, found as a search for what the own profile says would find them. */
export async function listSuggestedCalls(viewerId: string, sought: Understood): Promise<Hit[]> {
  const isBetween = betweenThese(viewerId, visibleCalls.userId);
  const isOffer = and(eq(offers.ausschreibungId, visibleCalls.id), eq(offers.senderId, viewerId));
  const where = and(
    isOpen(visibleCalls),
    visibleCalls.companyAcceptsMessages,
    ne(visibleCalls.userId, viewerId),
    notExists(builder.select({ one: sql`1` }).from(blockedPeople).where(isBetween)),
    notExists(builder.select({ one: sql`1` }).from(offers).where(isOffer)),
  );
  const found = await findCalls(sought, { kinds: kindsOfSuggestedCalls, where, size: suggestedCalls });
  const { rows, why } = await selectFound(found);
  return rows.map((row, index) => callHit(withCompany(row, viewerId), { why: why[index] ?? undefined }));
}
