import { and, eq, ne } from "drizzle-orm";
import { db } from "~/db/client.server";
import { type DeliveryState, messages } from "~/db/schema";

/**
 * Whether a mail is still to be sent. The message it carries may have gone with its account, or have been sent a moment
 * before the server was killed: then its job comes again.
 */
export async function isStillWanted(messageId: number | undefined): Promise<boolean> {
  if (messageId === undefined) return true;
  const [waiting] = await db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.id, messageId), ne(messages.deliveryState, "sent")));
  return waiting !== undefined;
}

export async function noteDelivery(messageId: number | undefined, state: DeliveryState): Promise<void> {
  if (messageId === undefined) return;
  const deliveredAt = state === "sent" ? new Date() : null;
  await db.update(messages).set({ deliveryState: state, deliveredAt }).where(eq(messages.id, messageId));
}
