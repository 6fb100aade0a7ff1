import { and, eq, type SQL, sql } from "drizzle-orm";
import { blockersBetween, whyBlockedBy } from "~/conversations/reach.server";
import { type Connection, db, type Transaction } from "~/db/client.server";
import { prepared, runPlanned } from "~/db/planned.server";
import type { UserType } from "~/db/schema";
import { idOf } from "~/http/id-of";
import { type CallState, whyNoOffers } from "~/visible/call-state";
import { stateForForms, stateOf, visibleCalls } from "~/visible/calls.server";
import { reachableProfiles as reachable } from "~/visible/profiles.server";
import { type Recipient, whyNotWrite } from "./recipient";

export interface FoundRecipient extends Recipient {
  id: string;
  email: string;
}

type Search = { recipient: FoundRecipient; problem: null } | { recipient: null; problem: string };

const columnsFor = (senderId: string) => ({
  id: reachable.id,
  name: reachable.name,
  userType: reachable.userType,
  slug: reachable.slug,
  email: reachable.address,
  acceptsMessages: reachable.acceptsMessages,
  blockers: blockersBetween(senderId, reachableId),
});

/** Named with its table, because a subquery has its own id. */
const reachableId = sql`reachable_profiles.id`;

type Row = Omit<FoundRecipient, "call"> & { acceptsMessages: boolean; blockers: string[] };

const selectNamed = (on: Connection, userType: UserType, slug: string, senderId: string) =>
  on
    .select(columnsFor(senderId))
    .from(reachable)
    .where(and(eq(reachable.userType, userType), eq(reachable.slug, slug)));

const selectNamedOfPage = prepared((userType: UserType, slug: string, senderId: string) =>
  selectNamed(db, userType, slug, senderId),
);

/**
 * Finds the recipient named in the page's address. The mail address stays on the server. With `tx`, a message is being
 * sent; without it, a person only opens the form.
 */
export async function findRecipient(query: URLSearchParams, senderId: string, tx?: Transaction): Promise<Search> {
  const callId = query.get("ausschreibung");
  if (callId !== null) return findByCall(idOf(callId) ?? 0, senderId, tx);

  const [userType = "", slug = ""] = (query.get("an") ?? "").split("/");
  const named = [userType as UserType, slug, senderId] as const;
  const [found] = await (tx ? runPlanned(selectNamed(tx, ...named)) : selectNamedOfPage(...named));
  if (!found) return refusal("Das Profil konnte nicht gefunden werden");
  return found.id === senderId ? toOneself : judge(found, senderId);
}

const selectByCall = (on: Connection, state: SQL<CallState>, id: number, senderId: string) =>
  on
    .select({
      call: { id: visibleCalls.id, title: visibleCalls.title },
      userId: visibleCalls.userId,
      state,
      company: columnsFor(senderId),
    })
    .from(visibleCalls)
    .leftJoin(reachable, eq(reachable.id, visibleCalls.userId))
    .where(eq(visibleCalls.id, id));

const selectByCallOfPage = prepared((id: number, senderId: string) =>
  selectByCall(db, stateOf(visibleCalls), id, senderId),
);

async function findByCall(id: number, senderId: string, tx?: Transaction): Promise<Search> {
  const [row] = await (tx
    ? runPlanned(selectByCall(tx, stateForForms(visibleCalls), id, senderId))
    : selectByCallOfPage(id, senderId));
  if (!row) return refusal("Diese Ausschreibung gibt es nicht mehr.");
  const closed = whyNoOffers[row.state];
  if (closed) return refusal(closed);
  if (row.userId === senderId) return toOneself;
  return row.company
    ? judge({ ...row.company, call: row.call }, senderId)
    : refusal("Unternehmensprofil konnte nicht gefunden werden");
}

function judge({ acceptsMessages, blockers, ...recipient }: Row & Pick<Recipient, "call">, senderId: string): Search {
  const { name } = recipient;
  const problem = whyNotWrite({ name, acceptsMessages }) ?? whyBlockedBy(blockers, senderId, recipient);
  return problem === null ? { recipient, problem } : refusal(problem);
}

const refusal = (problem: string): Search => ({ recipient: null, problem });
const toOneself = refusal("An sich selbst können Sie keine Nachricht senden.");
