import { and, desc, eq, exists, gt, isNotNull, type SQL, sql } from "drizzle-orm";
import { textsOf } from "~/conversations/open-conversation.server";
import { blockersBetween } from "~/conversations/reach.server";
import { isConversationOf, partnerIdFor } from "~/conversations/sides";
import { builder, type Connection } from "~/db/client.server";
import { runPlanned } from "~/db/planned.server";
import { conversations, messages, profiles } from "~/db/schema";
import { uuidOf } from "~/http/id-of";
import { sentBy } from "./message-limits.server";

export const senderColumns = {
  id: profiles.id,
  name: profiles.name,
  email: profiles.email,
  contactEmail: profiles.contactEmail,
  memberSince: profiles.memberSince,
  isSuperadmin: profiles.isSuperadmin,
};

interface Written {
  message: string;
  submissionKey: string | null;
}

/** The newest message, when this person wrote the same words a moment ago in another tab. */
const newestWith = (viewerId: string, message: string) => {
  const newest = builder
    .select({ id: messages.id })
    .from(messages)
    .where(eq(messages.conversationId, conversations.id))
    .orderBy(desc(messages.id))
    .limit(1);
  return builder
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        sql`${messages.id} = (${newest})`,
        eq(messages.senderId, viewerId),
        eq(messages.message, message),
        gt(messages.createdAt, sql`now() - interval '10 minutes'`),
      ),
    );
};

/** A conversation of this person, and what decides about a reply in it. */
export async function findOwn(on: Connection, viewerId: string, id: string, written?: Written) {
  if (!uuidOf(id)) return undefined;
  const { message, submissionKey } = written ?? { message: "", submissionKey: null };
  const partnerId = partnerIdFor(viewerId);
  const twin = builder
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.conversationId, conversations.id), eq(messages.submissionKey, submissionKey ?? "")));
  // A reply goes to the address that its sender last gave in this conversation.
  const lastEmail = builder
    .select({ senderEmail: messages.senderEmail })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversations.id),
        eq(messages.senderId, viewerId),
        isNotNull(messages.senderEmail),
      ),
    )
    .orderBy(desc(messages.id))
    .limit(1);
  const [found] = await runPlanned(
    on
      .select({
        recipient: { id: profiles.id, name: profiles.name, profileStatus: profiles.profileStatus },
        blockers: blockersBetween(viewerId, partnerId),
        isSentAlready: exists(twin) as SQL<boolean>,
        isRepeated: exists(newestWith(viewerId, message)) as SQL<boolean>,
        isAnswered: exists(textsOf(conversations.id, profiles.id)) as SQL<boolean>,
        lastEmail: sql<string | null>`(${lastEmail})`,
        sent: sentBy(viewerId),
      })
      .from(conversations)
      .leftJoin(profiles, eq(profiles.id, partnerId))
      .where(isConversationOf(viewerId, id)),
  );
  return found;
}
