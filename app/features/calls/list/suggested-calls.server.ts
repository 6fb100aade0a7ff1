import { and, notInArray } from "drizzle-orm";
import type { TierKind } from "~/search/plan";
import type { Understood } from "~/search/understand";
import type { Hit } from "~/ui/hit-group";
import { cachedRead, type Reads } from "~/visible/cached-reads.server";
import { isOpen, visibleCalls } from "~/visible/calls.server";
import type { AnsweredCalls } from "./answered-calls.server";
import { callHit } from "./call-hit";
import { selectFound, withCompany } from "./calls.server";
import { findCalls } from "./understood-calls.server";

export const suggestedCalls = 4;

/** A call for only a part of what somebody does is not suggested, nor is one for something merely related. */
export const kindsOfSuggestedCalls: TierKind[] = ["craft", "near", "elsewhere"];

/** Open calls that this person could answer. A search for the contents of their profile finds them. */
export const listSuggestedCalls = (viewerId: string, sought: Understood, answered: AnsweredCalls, reads?: Reads) =>
  readSuggested(reads, sought, viewerId, { calls: answered.calls, people: answered.blocked });

/** The search takes many statements, so its result is cached until a call or a company changes. */
const readSuggested = cachedRead(
  ["calls", "profiles"],
  async (sought: Understood, viewerId: string, without: { calls: number[]; people: string[] }): Promise<Hit[]> => {
    const where = and(
      isOpen(visibleCalls),
      visibleCalls.companyAcceptsMessages,
      notInArray(visibleCalls.userId, [viewerId, ...without.people]),
      notInArray(visibleCalls.id, without.calls),
    );
    const found = await findCalls(sought, { kinds: kindsOfSuggestedCalls, where, size: suggestedCalls });
    const { rows, why } = await selectFound(found);
    return rows.map((row, index) => callHit(withCompany(row, viewerId), { why: why[index] ?? undefined }));
  },
);
