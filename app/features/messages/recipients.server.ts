import { and, eq, sql } from "drizzle-orm";
import { type Connection, db } from "~/db/client.server";
import type { UserType } from "~/db/schema";
import { today } from "~/db/today";
import { idOf } from "~/http/id-of";
import { visibleCalls } from "~/visible/calls.server";
import { reachableProfiles as reachable } from "~/visible/profiles.server";
import { type Recipient, whyNotWrite } from "./recipient";

export interface FoundRecipient extends Recipient {
  id: string;
  email: string;
}

type Search = { recipient: FoundRecipient; problem: null } | { recipient: null; problem: string };

const columns = {
  id: reachable.id,
  name: reachable.name,
  userType: reachable.userType,
  slug: reachable.slug,
  email: reachable.address,
  acceptsMessages: reachable.acceptsMessages,
};

type Row = Omit<FoundRecipient, "call"> & { acceptsMessages: boolean };

/** Finds the recipient named in the page's address. The mail address stays on the server. */
export async function findRecipient(query: URLSearchParams, senderId: string, on: Connection = db): Promise<Search> {
  const callId = query.get("ausschreibung");
  if (callId !== null) return findByCall(on, idOf(callId) ?? 0, senderId);

  const [userType, slug = ""] = (query.get("an") ?? "").split("/");
  const [found] = await on
    .select(columns)
    .from(reachable)
    .where(and(eq(reachable.userType, userType as UserType), eq(reachable.slug, slug)));
  if (!found) return refusal("Das Profil konnte nicht gefunden werden");
  return found.id === senderId ? toOneself : judge(found);
}

async function findByCall(on: Connection, id: number, senderId: string): Promise<Search> {
  const isExpired = sql<boolean>`coalesce(${visibleCalls.deadline} < ${today}, false)`;
  const [row] = await on
    .select({
      call: { id: visibleCalls.id, title: visibleCalls.title },
      userId: visibleCalls.userId,
      isExpired,
      company: columns,
    })
    .from(visibleCalls)
    .leftJoin(reachable, eq(reachable.id, visibleCalls.userId))
    .where(eq(visibleCalls.id, id));
  if (!row) return refusal("Diese Ausschreibung gibt es nicht mehr.");
  if (row.isExpired) return refusal("Die Deadline dieser Ausschreibung ist abgelaufen.");
  if (row.userId === senderId) return toOneself;
  return row.company
    ? judge({ ...row.company, call: row.call })
    : refusal("Unternehmensprofil konnte nicht gefunden werden");
}

function judge({ acceptsMessages, ...recipient }: Row & Pick<Recipient, "call">): Search {
  const problem = whyNotWrite({ name: recipient.name, acceptsMessages });
  return problem === null ? { recipient, problem } : refusal(problem);
}

const refusal = (problem: string): Search => ({ recipient: null, problem });
const toOneself = refusal("An sich selbst können Sie keine Nachricht senden.");
