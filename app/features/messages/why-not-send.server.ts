import { whyBlockedBy } from "~/conversations/reach.server";
import type { Problem } from "~/http/answer";
import { orNull } from "~/http/or-empty.server";
import { findMessageLimit } from "./message-limits.server";
import { whyNotWrite } from "./recipient";
import { type FoundRecipient, findRecipient } from "./recipients.server";
import { selectSender } from "./sender-facts.server";

interface Shown {
  id: string;
  name: string;
  acceptsMessages: boolean;
}

/** Why this person can't write to the owner of a profile now, for its button; null when they can. */
export async function whyNotMessage(viewer: { id: string } | null, to: Shown): Promise<string | null> {
  const closed = whyNotWrite(to);
  if (closed || !viewer || viewer.id === to.id) return closed;
  const problem = await orNull(() => whyNotTo(viewer.id, to), unknown);
  return problem ? (problem.text ?? problem.title) : null;
}

/** What would refuse an offer for this call. */
export const whyNotOffer = (viewer: { id: string } | null, callId: string | null): Promise<Problem | null> | null =>
  viewer && callId !== null ? whyNotSend(viewer.id, new URLSearchParams({ ausschreibung: callId })) : null;

/**
 * What would refuse the form at this address, so that a page says it before anybody writes. It asks what the command asks.
 * Null too when that can't be read: then the command decides.
 */
export function whyNotSend(viewerId: string, to: URLSearchParams): Promise<Problem | null> {
  return orNull(async () => {
    const { recipient, problem } = await findRecipient(to, viewerId);
    return recipient ? whyNotTo(viewerId, recipient) : { title: problem };
  }, unknown);
}

const unknown = "why nothing can be sent";

async function whyNotTo(viewerId: string, to: Pick<FoundRecipient, "id" | "name" | "call">): Promise<Problem | null> {
  const [sender] = await selectSender(viewerId, to.id, to.call?.id ?? null);
  if (!sender) return null;
  const blocked = whyBlockedBy(sender.blockers, viewerId, to);
  if (blocked) return { title: blocked };
  return findMessageLimit(sender, { ...sender, recipientId: to.id, isOffer: to.call !== undefined });
}
