import { and, eq, inArray, sql } from "drizzle-orm";
import { hidingOf, ownerColumns } from "~/audit/moderation.server";
import { conversationPath } from "~/conversations/conversation-path";
import { textKinds } from "~/conversations/message-kinds";
import type { Transaction } from "~/db/client.server";
import { isOffersText } from "~/db/offers-text";
import { messages, profiles } from "~/db/schema";
import { formatDay } from "~/text/dates";

/** The text of an offer is also part of the offer, which no superadmin reads or changes. */
const lockMessage = (tx: Transaction, id: number | null) =>
  tx
    .select({
      id: messages.id,
      hidden: messages.hidden,
      conversationId: messages.conversationId,
      createdAt: messages.createdAt,
      ...ownerColumns,
      recipient: sql<string | null>`(select name from profiles as recipients where id = ${messages.recipientId})`,
    })
    .from(messages)
    .innerJoin(profiles, eq(profiles.id, messages.senderId))
    .where(and(sql`${messages.id} = ${id}`, inArray(messages.kind, textKinds), sql`not ${isOffersText}`))
    .for("update", { of: messages });

/** Hides the text of a message from its other side. A mail that waits for it is not sent. */
export const setMessageHidden = hidingOf({
  kind: "message",
  lock: lockMessage,
  nameOf: ({ ownerName }) => ownerName,
  pathOf: () => null,
  ownersOf: ({ recipient, createdAt, conversationId }) => ({
    title: `an ${recipient ?? "ein gelöschtes Konto"} vom ${formatDay(createdAt)}`,
    path: conversationPath(conversationId ?? ""),
  }),
  setHidden: (tx, { id }, hidden) =>
    tx
      .update(messages)
      .set({
        hidden,
        deliveryState: sql`case when ${messages.deliveryState} in ('queued', 'waiting') then 'none' else ${messages.deliveryState} end`,
      })
      .where(eq(messages.id, id)),
});
