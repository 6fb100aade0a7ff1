import { randomUUID } from "node:crypto";
import type { ausschreibungen } from "~/db/schema";
import { answeredOf } from "~/features/offers/own/columns";
import { dayInVienna, dayMs } from "~/text/dates";
import { slugify } from "~/text/slug";
import type { MarketPerson } from "./content/market/people";
import type { PlannedCall, PlannedOffer } from "./market-plan";

export type Member = MarketPerson & { id: string };
type Call = typeof ausschreibungen.$inferSelect;

export function callRow({ company, task, title, description, at, deadline, awardedAt }: PlannedCall) {
  const [created, lastDay] = [new Date(at), dayInVienna(new Date(deadline))];
  return {
    ...{ userId: (company as Member).id, title, description, slug: slugify(title), category: task.category },
    ...{ location: company.location, deadline: lastDay, createdAt: created, publishedAt: created, updatedAt: created },
    status: awardedAt === null ? ("offen" as const) : ("vergeben" as const),
    closedOn: awardedAt === null ? null : dayInVienna(new Date(awardedAt)),
    // Set, so that no reminders are sent for invented calls.
    ...{ remindedOf: lastDay, endedOn: lastDay, undecidedOf: lastDay },
  };
}

export const line = (
  conversationId: string,
  call: Call | null,
  from: MarketPerson,
  to: MarketPerson,
  at: number,
  message: string,
  subject: string | null = null,
) => ({
  ...{ conversationId, ausschreibungId: call?.id ?? null, message, subject, createdAt: new Date(at) },
  ...{ senderId: (from as Member).id, recipientId: (to as Member).id, senderName: from.name, senderEmail: from.email },
  ...{ deliveryState: "sent" as const, deliveredAt: new Date(at) },
});

const party = ({ name, userType, email, location }: MarketPerson) => ({
  ...{ name, userType, email, emailText: email, location, person: null, phone: null, website: null, websiteText: null },
  vatNumber: null,
});

/** What became of an offer: the first of an awarded call was taken and is done, all others of what is over were not. */
function fateOf({ awardedAt, deadline }: PlannedCall, place: number, at: number, now: number) {
  if (awardedAt !== null && place === 0) {
    const done = new Date(Math.min(awardedAt + 12 * dayMs, now));
    const order = { deliveredAt: done, acceptedAt: done, acceptedBy: "company" as const };
    const since = new Date(awardedAt);
    return { state: "confirmed" as const, stateSince: since, stateBy: "sender" as const, selectedAt: since, ...order };
  }
  if (awardedAt !== null)
    return { state: "declined" as const, stateSince: new Date(awardedAt), stateBy: "company" as const };
  if (deadline + dayMs > now) return { state: "sent" as const, stateSince: new Date(at), stateBy: "sender" as const };
  const stateSince = new Date(deadline);
  return place === 0 && Math.floor(deadline / dayMs) % 3 === 0
    ? { state: "ended" as const, stateSince, stateBy: "site" as const, selectedAt: new Date(deadline - dayMs) }
    : { state: "declined" as const, stateSince, stateBy: "company" as const };
}

export function offerRows(planned: PlannedCall, call: Call | undefined, place: number, now: number) {
  const { sender, at, text, euros } = planned.offers[place] as PlannedOffer;
  if (!call) throw new Error(`the demo lacks the call ${planned.title}`);
  const { company } = planned;
  const [conversationId, created] = [randomUUID(), new Date(at)];
  const fate = fateOf(planned, place, at, now);
  const [senderId, companyId] = [(sender as Member).id, (company as Member).id];
  return {
    conversation: {
      ...{ id: conversationId, about: "ausschreibung" as const, starterId: senderId, otherId: companyId },
      ...{ ausschreibungId: call.id, subject: call.title, createdAt: created, lastMessageAt: fate.stateSince },
    },
    lines: [line(conversationId, call, sender, company, at, text, `Angebot für: ${call.title}`)],
    offer: {
      ...{ conversationId, ausschreibungId: call.id, senderId, companyId, callTitle: call.title, message: text },
      ...{
        priceKind: "pauschal" as const,
        priceCents: euros * 100,
        priceTax: "netto" as const,
        totalCents: euros * 100,
      },
      ...{ answeredCall: answeredOf(call), seenAt: created, createdAt: created, writtenAt: created, ...fate },
      parties: fate.state === "confirmed" ? { company: party(company), sender: party(sender) } : null,
    },
  };
}
