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
  const problem = await whyNotSend(viewer.id, to);
  return problem ? (problem.text ?? problem.title) : null;
}

type To = Pick<FoundRecipient, "id" | "name" | "call">;

/**
 * What would refuse the form to this recipient, so that a page says it before anybody writes. It asks what the command asks.
 * Null too when that can't be read: then the command decides.
 */
export const whyNotSend = (viewerId: string, to: To): Promise<Problem | null> =>
  orNull(() => whyNotTo(viewerId, to), unknown);

/** The same for an offer for this call. */
export function whyNotOffer(viewer: { id: string } | null, callId: string | null): Promise<Problem | null> | null {
  if (!viewer || callId === null) return null;
  return orNull(async () => {
    const { recipient, problem } = await findRecipient(new URLSearchParams({ ausschreibung: callId }), viewer.id);
    return recipient ? whyNotTo(viewer.id, recipient) : { title: problem };
  }, unknown);
}

const unknown = "why nothing can be sent";

async function whyNotTo(viewerId: string, to: To): Promise<Problem | null> {
  const [sender] = await selectSender(viewerId, to.id, to.call?.id ?? null);
  if (!sender) return null;
  const blocked = whyBlockedBy(sender.blockers, viewerId, to);
  if (blocked) return { title: blocked };
  return findMessageLimit(sender, { ...sender, recipientId: to.id, isOffer: to.call !== undefined });
}
