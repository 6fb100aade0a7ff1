import { and, desc, eq, isNull, ne, sql } from "drizzle-orm";
import { lockConversation, noteInConversation } from "~/conversations/write.server";
import { db } from "~/db/client.server";
import { prepared } from "~/db/planned.server";
import { ausschreibungen, type InvitationAnswer, invitations, offers, profiles } from "~/db/schema";
import { uuidOf } from "~/http/id-of";
import { orNull } from "~/http/or-empty.server";
import { invitationAnswers, type OwnInvitation, type SentInvitation } from "./invitation";

const offerId = sql<string | null>`(select ${offers.id} from ${offers} where ${and(
  eq(offers.ausschreibungId, invitations.ausschreibungId),
  eq(offers.senderId, invitations.personId),
  ne(offers.state, "withdrawn"),
)})`;

/** Whom a company has invited to its call, and what became of it, the newest first. A call has few, so there are no pages. */
export async function listInvitationsTo(callId: number, companyId: string): Promise<SentInvitation[]> {
  const rows = await db
    .select({
      id: invitations.id,
      conversationId: invitations.conversationId,
      person: { name: profiles.name, slug: profiles.slug, isPublic: sql<boolean>`${profiles.isPublic}` },
      seenAt: invitations.seenAt,
      answer: invitations.answer,
      offerId,
      createdAt: invitations.createdAt,
    })
    .from(invitations)
    .innerJoin(ausschreibungen, eq(ausschreibungen.id, invitations.ausschreibungId))
    .innerJoin(profiles, eq(profiles.id, invitations.personId))
    .where(and(eq(invitations.ausschreibungId, callId), eq(ausschreibungen.userId, companyId)))
    .orderBy(desc(invitations.createdAt), desc(invitations.id));
  return rows.map((row) => ({
    ...row,
    seenAt: row.seenAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  }));
}

const selectOwn = () =>
  db
    .select({
      id: invitations.id,
      callId: invitations.ausschreibungId,
      companyName: sql<string | null>`case when ${profiles.isPublic} then ${profiles.name} end`,
      answer: invitations.answer,
      hasOffered: sql<boolean>`${offerId} is not null`,
      seenAt: invitations.seenAt,
    })
    .from(invitations)
    .innerJoin(ausschreibungen, eq(ausschreibungen.id, invitations.ausschreibungId))
    .innerJoin(profiles, eq(profiles.id, ausschreibungen.userId));

type Found = Awaited<ReturnType<typeof selectOwn>>[number];

const toOwn = ({ id, callId, companyName, answer, hasOffered }: Found): OwnInvitation => ({
  id,
  callId,
  companyName,
  answer,
  hasOffered,
});

/** An invitation of this person; null for everybody else. */
export async function findInvitation(id: string | undefined, personId: string): Promise<OwnInvitation | null> {
  if (!uuidOf(id)) return null;
  const [row] = await selectOwn().where(and(eq(invitations.id, `${id}`), eq(invitations.personId, personId)));
  return row ? toOwn(row) : null;
}

/** How many people the company of a call has invited to it. The page of the call checks whose it is. */
export const countInvitationsTo = (callId: number): Promise<number> =>
  db.$count(invitations, eq(invitations.ausschreibungId, callId));

/** The invitation that a conversation is about, for the person who is invited. */
export async function findInvitationIn(conversationId: string, personId: string): Promise<OwnInvitation | null> {
  const isIt = and(eq(invitations.conversationId, conversationId), eq(invitations.personId, personId));
  const [row] = await selectOwn().where(isIt);
  return row ? toOwn(row) : null;
}

/** The invitation of the person who is looking at this call. Records that they looked. */
export function findInvitationOnCall(callId: number, personId: string): Promise<OwnInvitation | null> {
  return orNull(async () => {
    const [row] = await selectOnCall(callId, personId);
    if (row && !row.seenAt)
      await db
        .update(invitations)
        .set({ seenAt: sql`now()` })
        .where(and(isOnCall(callId, personId), isNull(invitations.seenAt)));
    return row ? toOwn(row) : null;
  }, "an invitation");
}

const isOnCall = (callId: number, personId: string) =>
  and(eq(invitations.ausschreibungId, callId), eq(invitations.personId, personId));

const selectOnCall = prepared((callId: number, personId: string) => selectOwn().where(isOnCall(callId, personId)));

/** Declines an invitation. Says whether there is one; a second answer changes nothing. */
export function answerInvitation(id: string, personId: string, answer: InvitationAnswer): Promise<boolean> {
  return db.transaction(async (tx) => {
    const isIt = and(eq(invitations.id, id), eq(invitations.personId, personId));
    const [found] = await tx.select({ conversationId: invitations.conversationId }).from(invitations).where(isIt);
    if (!found) return false;
    const { conversationId } = found;
    // Locks accounts, call and conversation before the invitation, in the order of deletions.
    await lockConversation(tx, conversationId, personId);
    const { rowCount } = await tx
      .update(invitations)
      .set({ answer, answeredAt: sql`now()`, seenAt: sql`coalesce(${invitations.seenAt}, now())` })
      .where(and(isIt, isNull(invitations.answer)));
    const text = `Einladung abgelehnt: ${invitationAnswers[answer]}`;
    if (rowCount === 1) await noteInConversation(tx, { conversationId, actorId: personId, text });
    return true;
  });
}
