import { sql } from "drizzle-orm";
import { ausschreibungen, offers, offerVersions, profiles } from "~/db/schema";
import type { Offer, OfferPartner, OfferVersion } from "~/features/offers/offer";
import type { OfferTerms } from "~/features/offers/terms";

const termColumns = (table: typeof offers | typeof offerVersions) => ({
  priceKind: table.priceKind,
  priceCents: table.priceCents,
  priceQuantity: table.priceQuantity,
  priceTax: table.priceTax,
  included: table.included,
  earliestStart: table.earliestStart,
  duration: table.duration,
});

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

/** The columns for both sides. Join `profiles` as the other side. */
export const offerColumns = {
  ...versionColumns(offers),
  id: offers.id,
  conversationId: offers.conversationId,
  call: { id: offers.ausschreibungId, title: offers.callTitle },
  state: offers.state,
  stateSince: offers.stateSince,
  stateBy: offers.stateBy,
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

/** The parts of a call that an offer depends on. */
export const answeredColumns = {
  description: ausschreibungen.description,
  budget: ausschreibungen.budget,
  deadline: ausschreibungen.deadline,
  requirements: ausschreibungen.requirements,
  deliverables: ausschreibungen.deliverables,
};

/** The columns for a list. Join `profiles` as the other side. */
export const listColumns = {
  ...listed,
  isOutdated: sql<boolean>`coalesce((${offers.answeredCall} - 'title') <> (select jsonb_build_object(
    'description', ${answeredColumns.description}, 'budget', ${answeredColumns.budget}, 'deadline', ${answeredColumns.deadline},
    'requirements', to_jsonb(${answeredColumns.requirements}), 'deliverables', to_jsonb(${answeredColumns.deliverables}))
    from ${ausschreibungen} where ${ausschreibungen.id} = ${offers.ausschreibungId}), false)`,
};

/** The columns for the company only. */
export const companyColumns = {
  isSeen: sql<boolean>`${offers.seenAt} is not null`,
  isShortlisted: offers.shortlisted,
  note: offers.note,
};

/** One parameter for all calls: the same statement, whatever their number. */
export const isOneOf = (callIds: number[]) => sql`${offers.ausschreibungId} = any(${sql.param(callIds)}::bigint[])`;

type Moments = "writtenAt" | "stateSince" | "createdAt";
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
    createdAt: row.createdAt.toISOString(),
    partner: row.partner?.name ? (row.partner as OfferPartner) : null,
  };
}
