import { and, eq, exists, gt, isNull, type SQL, sql } from "drizzle-orm";
import { isAnswered } from "~/conversations/open-conversation.server";
import { blockersBetween, whyBlockedBy } from "~/conversations/reach.server";
import { builder, db, type Transaction } from "~/db/client.server";
import { messages, type UserType } from "~/db/schema";
import { idOf } from "~/http/id-of";
import { whyNoOffers } from "~/visible/call-state";
import { stateForForms, stateOf, visibleCalls } from "~/visible/calls.server";
import { reachableProfiles as reachable } from "~/visible/profiles.server";
import type { MessageText } from "./message-schema";
import { type Recipient, whyNotWrite } from "./recipient";

export interface FoundRecipient extends Recipient {
  id: string;
  email: string;
  /** Whether the same message was sent a moment ago, for example by a double click. */
  isSentAlready: boolean;
  /** Whether the recipient has written in the conversation of the two. */
  isAnswered: boolean;
}

/** A message that is being sent. */
interface Sending {
  tx: Transaction;
  text: Pick<MessageText, "subject" | "message">;
}

type Search = { recipient: FoundRecipient; problem: null } | { recipient: null; problem: string };

const columnsFor = (senderId: string, callId: number | null, text?: Sending["text"]) => ({
  id: reachable.id,
  name: reachable.name,
  userType: reachable.userType,
  slug: reachable.slug,
  email: reachable.address,
  acceptsMessages: reachable.acceptsMessages,
  blockers: blockersBetween(senderId, reachable.id),
  isSentAlready: isSentAlready(senderId, callId, text),
  isAnswered: (text ? isAnswered({ starterId: senderId, otherId: reachable.id, callId }) : sql`false`) as SQL<boolean>,
});

function isSentAlready(senderId: string, callId: number | null, text?: Sending["text"]): SQL<boolean> {
  if (!text) return sql`false`;
  const twins = builder
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.senderId, senderId),
        eq(messages.recipientId, reachable.id),
        callId === null ? isNull(messages.ausschreibungId) : eq(messages.ausschreibungId, callId),
        eq(messages.subject, text.subject),
        eq(messages.message, text.message),
        gt(messages.createdAt, sql`now() - interval '1 minute'`),
      ),
    );
  return exists(twins) as SQL<boolean>;
}

type Row = Omit<FoundRecipient, "call"> & { acceptsMessages: boolean; blockers: string[] };

/**
 * Finds the recipient named in the page's address. The mail address stays on the server. Without `sending`, a person only
 * opens the form.
 */
export async function findRecipient(query: URLSearchParams, senderId: string, sending?: Sending): Promise<Search> {
  const callId = query.get("ausschreibung");
  if (callId !== null) return findByCall(idOf(callId) ?? 0, senderId, sending);

  const [userType, slug = ""] = (query.get("an") ?? "").split("/");
  const [found] = await (sending?.tx ?? db)
    .select(columnsFor(senderId, null, sending?.text))
    .from(reachable)
    .where(and(eq(reachable.userType, userType as UserType), eq(reachable.slug, slug)))
    .prepare(sending ? "recipient" : "")
    .execute();
  if (!found) return refusal("Das Profil konnte nicht gefunden werden");
  return found.id === senderId ? toOneself : judge(found, senderId);
}

async function findByCall(id: number, senderId: string, sending?: Sending): Promise<Search> {
  const state = (sending ? stateForForms : stateOf)(visibleCalls);
  const [row] = await (sending?.tx ?? db)
    .select({
      call: { id: visibleCalls.id, title: visibleCalls.title },
      userId: visibleCalls.userId,
      state,
      company: columnsFor(senderId, id, sending?.text),
    })
    .from(visibleCalls)
    .leftJoin(reachable, eq(reachable.id, visibleCalls.userId))
    .where(eq(visibleCalls.id, id));
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
