import { and, eq, ne, type SQLWrapper, sql } from "drizzle-orm";
import type { Viewer } from "~/auth/viewer";
import { openConversation } from "~/conversations/open-conversation.server";
import { blockersBetween, whyBlockedBy } from "~/conversations/reach.server";
import { noteInConversation } from "~/conversations/write.server";
import { type Connection, db } from "~/db/client.server";
import { prepared } from "~/db/planned.server";
import { invitations, mailPreferences, offers, profiles } from "~/db/schema";
import { countWrite } from "~/http/rate-limit.server";
import { sendMailOfKind } from "~/mail/mail-of-kind.server";
import { settings } from "~/settings.server";
import { isOpen, visibleCalls } from "~/visible/calls.server";
import { visibleProfiles } from "~/visible/profiles.server";
import { invitationMail } from "./invitation-mail";

type Company = Pick<Viewer, "id" | "name">;

/**
 * Whether two people already have an invitation or an offer for a call. Columns in a subquery need the name of their
 * table.
 */
function saidAbout(callId: SQLWrapper, personId: string) {
  const isInvited = and(eq(invitations.ausschreibungId, callId), eq(invitations.personId, personId));
  const isOffered = and(
    eq(offers.ausschreibungId, callId),
    eq(offers.senderId, personId),
    ne(offers.state, "withdrawn"),
  );
  const isJustNow = and(isInvited, sql`${invitations.createdAt} > now() - interval '1 minute'`);
  return {
    isInvited: sql<boolean>`exists (select from ${invitations} where ${isInvited})`,
    /** For example by a double click. */
    isInvitedJustNow: sql<boolean>`exists (select from ${invitations} where ${isJustNow})`,
    hasOffered: sql<boolean>`exists (select from ${offers} where ${isOffered})`,
  };
}

/** The creative at this address, and why this company can't invite them at all, as far as it may know. */
export async function findInvitable(slug: string, companyId: string, on: Connection = db) {
  const { id, name, acceptsMessages, userType } = visibleProfiles;
  const isOff = and(eq(mailPreferences.profileId, id), eq(mailPreferences.kind, "einladungen"));
  const [found] = await on
    .select({
      id,
      name,
      slug: visibleProfiles.slug,
      isClosed: sql<boolean>`not ${acceptsMessages} or exists (select from ${mailPreferences} where ${isOff})`,
      blockers: blockersBetween(companyId, sql`visible_profiles.id`),
    })
    .from(visibleProfiles)
    .where(and(eq(userType, "kreative"), eq(visibleProfiles.slug, slug)));
  if (!found) return null;
  const { isClosed, blockers, ...person } = found;
  // People must not learn that this person has blocked them.
  const isOwnBlock = blockers.includes(companyId);
  const closed = `${person.name} nimmt zurzeit keine Einladungen an.`;
  const whyNot = isOwnBlock
    ? whyBlockedBy(blockers, companyId, person)
    : isClosed || blockers.length > 0
      ? closed
      : null;
  return { ...person, whyNot };
}

/** The company's calls that others see and can answer, the newest first. */
const selectOpenCalls = (on: Connection, personId: string) =>
  on
    .select({
      id: visibleCalls.id,
      slug: visibleCalls.slug,
      title: visibleCalls.title,
      category: visibleCalls.category,
      budget: visibleCalls.budget,
      deadline: visibleCalls.deadline,
      location: visibleCalls.location,
      workLocation: visibleCalls.workLocation,
      ...saidAbout(visibleCalls.id, personId),
    })
    .from(visibleCalls);

const isOwnOpen = (companyId: string) =>
  and(eq(visibleCalls.userId, companyId), isOpen(visibleCalls), visibleCalls.companyAcceptsMessages);

const maxChosenFrom = 50;

/** The calls to which this company can invite this person, with an existing invitation or offer for each. */
export async function listCallsToInviteTo(companyId: string, personId: string) {
  const rows = await selectOpenCalls(db, personId)
    .where(isOwnOpen(companyId))
    .orderBy(sql`${visibleCalls.publishedAt} desc`, sql`${visibleCalls.id} desc`)
    .limit(maxChosenFrom);
  return rows.map(({ id, title, isInvited, hasOffered }) => ({ id, title, isInvited, hasOffered }));
}

/** Whether a company has a call to invite to. */
export const hasOpenCall = async (companyId: string): Promise<boolean> => (await selectOpen(companyId)).length > 0;

const selectOpen = prepared((companyId: string) =>
  db.select({ id: visibleCalls.id }).from(visibleCalls).where(isOwnOpen(companyId)).limit(1),
);

type Invited = { callId: number; whyNot?: never } | { callId?: never; whyNot: string };

/** Invites a person to a call, with a mail; null when there is nobody at this address. */
export function invite(
  company: Company,
  slug: string,
  { callId, message }: { callId: number; message?: string },
): Promise<Invited | null> {
  return db.transaction(async (tx) => {
    // A block locks both accounts, so it comes before the invitation and is seen here, or after it.
    await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, company.id)).for("no key update");
    const person = await findInvitable(slug, company.id, tx);
    if (!person) return null;
    if (person.whyNot) return { whyNot: person.whyNot };
    const isIt = and(eq(visibleCalls.id, callId), isOwnOpen(company.id));
    const [call] = await selectOpenCalls(tx, person.id).where(isIt);
    if (!call) return { whyNot: "Diese Ausschreibung nimmt keine Angebote an." };
    if (call.hasOffered) return { whyNot: `${person.name} hat dazu schon ein Angebot gesendet.` };
    // The lock above makes a second press wait for the first.
    if (call.isInvitedJustNow) return { callId };
    if (call.isInvited) return { whyNot: `${person.name} ist dazu schon eingeladen.` };

    await countWrite(tx, "invitation", company.id);
    await countWrite(tx, "invitation-of-call", company.id, `${callId}`);
    const pair = { starterId: company.id, otherId: person.id, callId };
    const conversationId = await openConversation(tx, pair, call.title);
    const [stored] = await tx
      .insert(invitations)
      .values({ ausschreibungId: callId, personId: person.id, conversationId })
      .returning({ id: invitations.id });
    if (!stored) throw new Error("The invitation was not stored");
    const line = { conversationId, actorId: company.id, text: "Einladung, ein Angebot zu senden" };
    await noteInConversation(tx, { ...line, words: message });
    const facts = { id: stored.id, personName: person.name, companyName: company.name, message, call, site: settings };
    await sendMailOfKind(tx, "einladungen", person.id, invitationMail(facts), { member: company.name });
    return { callId };
  });
}
