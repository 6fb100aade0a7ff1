import { and, eq, sql } from "drizzle-orm";
import { blockersBetween, whyBlockedBy } from "~/conversations/reach.server";
import { type Connection, db, type Transaction } from "~/db/client.server";
import { prepared } from "~/db/prepared.server";
import type { UserType } from "~/db/schema";
import { idOf } from "~/http/id-of";
import { addressOf } from "~/mail/mail-of-kind.server";
import type { ProvenAddress } from "~/mail/proven-address";
import { whyNoOffers } from "~/visible/call-state";
import { stateForForms, stateOf, visibleCalls } from "~/visible/calls.server";
import { reachableProfiles as reachable } from "~/visible/profiles.server";
import { countedMessages, type SentMessage } from "./message-limits.server";
import type { MessageText } from "./message-schema";
import { type Recipient, whyNotWrite } from "./recipient";

export interface FoundRecipient extends Recipient {
  id: string;
  email: string;
}

/** See the function `message_facts` of the database. */
export interface MessageFacts {
  sender: Pick<Recipient, "name" | "userType" | "slug"> & {
    id: string;
    isPublic: boolean;
    isBlocked: boolean;
    memberSince: string;
    isSuperadmin: boolean;
  };
  conversationId: string | null;
  /** Whether the recipient has written in the conversation of the two. */
  isAnswered: boolean;
  /** Whether the same message was sent a moment ago, for example by a double click. */
  isSentAlready: boolean;
  blockers: string[];
  sent: SentMessage[];
}

/** A message that is being sent, alone or in a transaction. */
interface Sending {
  tx?: Transaction;
  text: Pick<MessageText, "subject" | "message">;
}

/** What a message that is being sent needs besides its recipient. */
interface Known {
  /** For mails about messages; null for a recipient who wants none. */
  address: ProvenAddress | null;
  /** Null for a sender without an account. */
  facts: MessageFacts | null;
}

type Search =
  | (Known & { recipient: FoundRecipient; problem: null })
  | ({ [key in keyof Known]?: never } & { recipient: null; problem: string });

const columnsFor = (senderId: string, callId: number | null, text?: Sending["text"]) => ({
  id: reachable.id,
  name: reachable.name,
  userType: reachable.userType,
  slug: reachable.slug,
  email: reachable.address,
  acceptsMessages: reachable.acceptsMessages,
  address: text ? addressOf(reachableId, "nachrichten") : sql<null>`null::text`,
  facts: text ? factsOf(senderId, callId, text) : sql<null>`null::jsonb`,
  blockers: text ? sql<null>`null::uuid[]` : blockersBetween(senderId, reachable.id),
});

/** Named with its table, because a subquery has an id of its own. */
const reachableId = sql`reachable_profiles.id`;

const factsOf = (senderId: string, callId: number | null, { subject, message }: Sending["text"]) =>
  sql<MessageFacts | null>`message_facts(${senderId}, ${reachable.id}, ${callId}, ${subject}, ${message},
    ${JSON.stringify(countedMessages)})`;

type Row = Omit<FoundRecipient, "call"> & Known & { acceptsMessages: boolean; blockers: string[] | null };

/**
 * Finds the recipient named in the page's address. The mail address stays on the server. Without `sending`, a person only
 * opens the form.
 */
export async function findRecipient(query: URLSearchParams, senderId: string, sending?: Sending): Promise<Search> {
  const callId = query.get("ausschreibung");
  if (callId !== null) return findByCall(idOf(callId) ?? 0, senderId, sending);

  const [userType = "", slug = ""] = (query.get("an") ?? "").split("/");
  const { tx, text } = sending ?? {};
  const [found] =
    text && !tx
      ? await selectToSend(userType, slug, senderId, text.subject, text.message)
      : await selectRecipient(tx ?? db, userType, slug, senderId, text);
  if (!found) return refusal("Das Profil konnte nicht gefunden werden");
  return found.id === senderId ? toOneself : judge(found, senderId);
}

const selectRecipient = (on: Connection, userType: string, slug: string, senderId: string, text?: Sending["text"]) =>
  on
    .select(columnsFor(senderId, null, text))
    .from(reachable)
    .where(and(eq(reachable.userType, userType as UserType), eq(reachable.slug, slug)));

const selectToSend = prepared(
  (userType: string, slug: string, senderId: string, subject: string, message: string) =>
    selectRecipient(db, userType, slug, senderId, { subject, message }),
  "recipient",
);

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

function judge(
  { acceptsMessages, blockers, address, facts, ...recipient }: Row & Pick<Recipient, "call">,
  senderId: string,
): Search {
  const { name } = recipient;
  const blocked = whyBlockedBy(blockers ?? facts?.blockers ?? [], senderId, recipient);
  const problem = whyNotWrite({ name, acceptsMessages }) ?? blocked;
  return problem === null ? { recipient, address, facts, problem } : refusal(problem);
}

const refusal = (problem: string): Search => ({ recipient: null, problem });
const toOneself = refusal("An sich selbst können Sie keine Nachricht senden.");
