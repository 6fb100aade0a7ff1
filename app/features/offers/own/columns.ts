import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import {
  type AnsweredName,
  answeredNames,
  ausschreibungen,
  blockedPeople,
  isOpenOffer,
  offers,
  offerVersions,
  profiles,
} from "~/db/schema";
import type { Offer, OfferPartner, OfferVersion } from "~/features/offers/offer";
import type { OrderState } from "~/features/offers/order/order";
import type { OfferTerms } from "~/features/offers/terms";

const termColumns = (table: typeof offers | typeof offerVersions) =>
  ({
    priceKind: table.priceKind,
    positions: table.positions,
    priceCents: table.priceCents,
    priceQuantity: table.priceQuantity,
    priceTax: table.priceTax,
    rights: table.rights,
    included: table.included,
    earliestStart: table.earliestStart,
    duration: table.duration,
  }) satisfies Record<keyof OfferTerms, unknown>;

const versionColumns = (table: typeof offers | typeof offerVersions) => ({
  version: table.version,
  message: table.message,
  terms: termColumns(table),
  works: table.works,
  answeredCall: table.answeredCall,
  isUpheld: table.isUpheld,
  writtenAt: table.writtenAt,
});

export const earlierColumns = versionColumns(offerVersions);

const orderedAt = sql`coalesce(${offers.cancelledAt}, ${offers.acceptedAt}, ${offers.deliveredAt})`;

const orderedBy = sql`case when ${offers.cancelledAt} is not null then ${offers.cancelledBy}
  when ${offers.acceptedAt} is not null then ${offers.acceptedBy} else 'sender' end`;

const isAskedAgain = sql<boolean>`coalesce(${offers.state} in ('declined', 'ended') and ${offers.askedAgainAt} >= ${offers.stateSince}, false)`;

// One row by its key for each offer. For an `exists` PostgreSQL may read the whole table once.
const isBlock = (blocker: SQLWrapper, blocked: SQLWrapper) =>
  sql`(select count(*) from ${blockedPeople}
    where ${blockedPeople.blockerId} = ${blocker} and ${blockedPeople.blockedId} = ${blocked}) > 0`;

/** What `whyNotGoOn` says in words. */
const isStopped = sql<boolean>`(${isOpenOffer(offers.state)} or ${isAskedAgain}) and (
  coalesce(${profiles.profileStatus} = 'blocked', true)
  or coalesce((select ${ausschreibungen.hidden} from ${ausschreibungen}
    where ${ausschreibungen.id} = ${offers.ausschreibungId}), true)
  or ${isBlock(offers.senderId, offers.companyId)} or ${isBlock(offers.companyId, offers.senderId)})`;

/** The columns for both sides. Join `profiles` as the other side. */
export const offerColumns = {
  ...versionColumns(offers),
  id: offers.id,
  conversationId: offers.conversationId,
  call: { id: offers.ausschreibungId, title: offers.callTitle },
  state: offers.state,
  stateSince: offers.stateSince,
  stateBy: offers.stateBy,
  orderState: sql<OrderState | null>`case when ${offers.state} <> 'confirmed' then null
    when ${offers.cancelledBy} = 'gone' then 'ended' when ${offers.cancelledAt} is not null then 'cancelled' when ${offers.acceptedAt} is not null then 'accepted'
    when ${offers.deliveredAt} is not null then 'delivered' else 'running' end`,
  standSince: sql<Date>`case when ${offers.state} = 'confirmed' and ${orderedAt} is not null then ${orderedAt}
    else ${offers.stateSince} end`.mapWith(offers.stateSince),
  standBy: sql<Offer["stateBy"]>`case when ${offers.state} <> 'confirmed' or ${orderedAt} is null then ${offers.stateBy}
    else replace(${orderedBy}, 'gone', 'site') end`,
  isAskedAgain,
  isStopped,
  createdAt: offers.createdAt,
  partner: {
    name: profiles.name,
    slug: profiles.slug,
    userType: profiles.userType,
    avatarUrl: sql<string | null>`case when ${profiles.isPublic} then ${profiles.avatarUrl} end`,
    isPublic: profiles.isPublic,
  },
};

const { message: _text, answeredCall: _call, ...listed } = offerColumns;

/** Of a call, or of the columns of calls, what an offer keeps. */
export const answeredOf = <Call extends Record<"title" | AnsweredName, unknown>>(call: Call) =>
  Object.fromEntries((["title", ...answeredNames] as const).map((name) => [name, call[name]])) as Pick<
    Call,
    "title" | AnsweredName
  >;

const orNull = (json: SQL) => sql`nullif(nullif(${json}, 'null'), '[]')`;

const differences = answeredNames.map((name) => {
  const [answered, now] = [sql`${offers.answeredCall} -> ${name}`, sql`to_jsonb(${ausschreibungen[name]})`];
  return sql`${orNull(answered)} is distinct from ${orNull(now)}`;
});

/** The columns for a list. Join `profiles` as the other side. */
export const listColumns = {
  ...listed,
  isOutdated: sql<boolean>`exists (select from ${ausschreibungen}
    where ${ausschreibungen.id} = ${offers.ausschreibungId} and (${sql.join(differences, sql` or `)}))`,
};

/** The columns for the company only. */
export const companyColumns = {
  isSeen: sql<boolean>`${offers.seenAt} is not null`,
  isShortlisted: offers.shortlisted,
  note: offers.note,
};

/** One parameter for all calls: the same statement, whatever their number. */
export const isOneOf = (callIds: number[]) => sql`${offers.ausschreibungId} = any(${sql.param(callIds)}::bigint[])`;

type Moments = "writtenAt" | "stateSince" | "standSince" | "createdAt";
type Row<Shape> = { [Key in keyof Shape]: Key extends Moments ? Date : Key extends "terms" ? OfferTerms : Shape[Key] };
type PartnerRow = { [Key in keyof OfferPartner]: OfferPartner[Key] | null };
type OfferRow = Omit<Row<Offer>, "partner" | "message" | "answeredCall"> & { partner: PartnerRow | null };

export function toVersion<Version extends Pick<Row<OfferVersion>, "writtenAt">>(row: Version) {
  return { ...row, writtenAt: row.writtenAt.toISOString() };
}

export function toOffer<Found extends OfferRow>(row: Found) {
  return {
    ...toVersion(row),
    stateSince: row.stateSince.toISOString(),
    standSince: row.standSince.toISOString(),
    createdAt: row.createdAt.toISOString(),
    partner: row.partner?.name ? (row.partner as OfferPartner) : null,
  };
}
