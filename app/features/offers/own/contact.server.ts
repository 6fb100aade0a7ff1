import { and, desc, eq, inArray, ne, or, type SQL, sql } from "drizzle-orm";
import { type Connection, db } from "~/db/client.server";
import { messages, offers, profiles } from "~/db/schema";
import type { Contact } from "~/features/offers/contact";
import type { OfferForOne } from "~/features/offers/offer";
import { may, type Side } from "~/features/offers/states";
import { provenAddress } from "~/mail/mail-of-kind.server";
import { shownAddress, shownEmail } from "~/text/shown-address.server";

/** The contact data of one account, as it gives them to the other side of this conversation. Null for a blocked account. */
export async function findContact(
  on: Connection,
  accountId: string | SQL,
  conversationId: string | SQL,
): Promise<Contact | null> {
  const person = on
    .select({ name: messages.senderMitarbeiter })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        sql`${messages.senderId} = ${profiles}.id`,
        sql`${messages.senderMitarbeiter} <> ''`,
      ),
    )
    .orderBy(sql`${messages.id} desc`)
    .limit(1);
  const { name, userType, phone, location, website, vatNumber } = profiles;
  const [contact] = await on
    .select({
      ...{ name, userType, phone, location, website, vatNumber },
      ...{ email: provenAddress, person: sql<string | null>`(${person})` },
    })
    .from(profiles)
    .where(and(sql`${profiles.id} = ${accountId}`, ne(profiles.profileStatus, "blocked")));
  if (!contact) return null;
  const websiteText = contact.website && shownAddress(contact.website);
  return { ...contact, emailText: shownEmail(contact.email), websiteText };
}

export interface SharedContacts {
  /** The other side's data, once the offer is confirmed. */
  theirs: Contact | null;
  /** The viewer's own data, when the viewer's next act leads to sharing them. */
  own: Contact | null;
}

const none: SharedContacts = { theirs: null, own: null };

/** The contact data that a page of an offer shows to one of its sides. Nobody sees the other's before the confirmation. */
export async function findContacts(
  { id, side, state, conversationId }: Pick<OfferForOne, "id" | "side" | "state" | "conversationId">,
  viewerId: string,
): Promise<SharedContacts> {
  if (state === "confirmed") {
    const other = sql`(select case when ${eq(offers.senderId, viewerId)} then ${offers.companyId} else ${offers.senderId} end
      from ${offers} where ${and(eq(offers.id, id), or(eq(offers.senderId, viewerId), eq(offers.companyId, viewerId)))})`;
    return { ...none, theirs: await findContact(db, other, conversationId) };
  }
  return leadsToSharing(side, state) ? { ...none, own: await findContact(db, viewerId, conversationId) } : none;
}

const leadsToSharing = (side: Side, state: OfferForOne["state"]) =>
  may(side === "sender" ? "confirm" : "select", side, state);

/** What the company of these offers would share with each of their senders, by the id of the offer. */
export async function findOwnContacts(
  companyId: string,
  offered: { id: string; conversationId: string }[],
): Promise<Record<string, Contact>> {
  if (offered.length === 0) return {};
  const { conversationId, senderId, senderMitarbeiter, id } = messages;
  const isOne = inArray(
    conversationId,
    offered.map((offer) => offer.conversationId),
  );
  const [contact, persons] = await Promise.all([
    findContact(db, companyId, sql`null::uuid`),
    db
      .selectDistinctOn([conversationId], { conversationId, person: senderMitarbeiter })
      .from(messages)
      .where(and(isOne, eq(senderId, companyId), ne(senderMitarbeiter, "")))
      .orderBy(conversationId, desc(id)),
  ]);
  if (!contact) return {};
  const personOf = new Map(persons.map((row) => [row.conversationId, row.person]));
  return Object.fromEntries(
    offered.map((offer) => [offer.id, { ...contact, person: personOf.get(offer.conversationId) ?? null }]),
  );
}
