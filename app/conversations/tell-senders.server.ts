import { and, eq, isNotNull, type SQL } from "drizzle-orm";
import type { Transaction } from "~/db/client.server";
import { isOpenOffer, offers, profiles } from "~/db/schema";
import type { MailContent } from "~/mail/compose";
import { sendMailOfKind } from "~/mail/mail-of-kind.server";
import { settings } from "~/settings.server";
import type { OfferFacts } from "./gone-mails";

export const offerUrl = (id: string) => `${settings.siteUrl}/angebote/${id}`;

/** The undecided offers that meet this condition, with their senders. */
export const listOpenOffers = (tx: Transaction, condition: SQL | undefined) =>
  tx
    .select({
      id: offers.id,
      senderId: offers.senderId,
      conversationId: offers.conversationId,
      name: profiles.name,
      title: offers.callTitle,
    })
    .from(offers)
    .innerJoin(profiles, eq(profiles.id, offers.senderId))
    .where(and(condition, isOpenOffer(offers.state), isNotNull(offers.senderId)))
    .orderBy(offers.id);

/** Queues a mail to the sender of each undecided offer that meets this condition. */
export async function tellSenders(
  tx: Transaction,
  condition: SQL | undefined,
  mail: (facts: OfferFacts) => MailContent,
): Promise<void> {
  for (const { id, senderId, ...facts } of await listOpenOffers(tx, condition))
    if (senderId) await sendMailOfKind(tx, "angebote", senderId, mail({ ...facts, url: offerUrl(id) }));
}
