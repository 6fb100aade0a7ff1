import { and, asc, count, eq, inArray, type SQL, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { pageAt } from "~/db/newest-first";
import { pageSizes } from "~/db/page-sizes";
import { ausschreibungen, invitations, isOpenOffer, offers, profiles } from "~/db/schema";
import type { DeskQuery } from "~/features/offers/desk/desk-query";
import type { Lacks } from "~/features/offers/desk/lacks";
import type { CompanyOnly, ListedOffer } from "~/features/offers/offer";
import { companyColumns, isOneOf, listColumns, toOffer } from "./columns";

export type DeskOffer = ListedOffer &
  CompanyOnly & {
    /** Whether the company had invited this person to the call. */
    isInvited: boolean;
  };

export interface Desk {
  call: { id: number; title: string; slug: string };
  offers: DeskOffer[];
  /** The number of all offers, regardless of the filter. */
  total: number;
  fresh: number;
  /** How many undecided offers lack something that helps to choose. */
  lacks: Lacks;
  next: number | null;
}

const isFresh = and(eq(offers.state, "sent"), sql`${offers.seenAt} is null`);
const freshCount = sql<number>`(count(*) filter (where ${isFresh}))::int`;

const isUndecided = isOpenOffer(offers.state);
const lacking = (what: SQL) => sql<number>`(count(*) filter (where ${and(isUndecided, what)}))::int`;
const lacks = {
  price: lacking(sql`${offers.totalCents} is null`),
  works: lacking(sql`${offers.works} = '[]'`),
  rights: lacking(sql`${offers.rights} is null`),
  start: lacking(sql`${offers.earliestStart} is null`),
};

const isInvited = sql<boolean>`exists (select from ${invitations} where ${and(
  eq(invitations.ausschreibungId, offers.ausschreibungId),
  eq(invitations.personId, offers.senderId),
)})`;

const conditions: Record<DeskQuery["filter"], SQL | undefined> = {
  alle: undefined,
  neu: isFresh,
  "engere-wahl": and(eq(offers.state, "sent"), eq(offers.shortlisted, true)),
  offen: isUndecided,
  ausgewaehlt: inArray(offers.state, ["selected", "confirmed"]),
  beendet: inArray(offers.state, ["declined", "withdrawn", "ended"]),
};

const orders: Record<DeskQuery["sorting"], SQL[]> = {
  eingang: [],
  preis: [sql`${offers.totalCents} asc nulls last`],
  beginn: [sql`${offers.earliestStart} asc nulls last`],
  name: [sql`lower(${profiles.name}) asc nulls last`],
};

/** The offers for a company's call. Null when the company has no such call. */
export async function findDesk(
  companyId: string,
  callId: number,
  { sorting, filter }: Pick<DeskQuery, "sorting" | "filter">,
  skip = 0,
  size = pageSizes.offersOnDesk,
): Promise<Desk | null> {
  const call = await findOwnCall(companyId, callId);
  if (!call) return null;
  const isOfCall = and(eq(offers.ausschreibungId, callId), eq(offers.companyId, companyId));
  const [rows, [counted]] = await Promise.all([
    db
      .select({ ...listColumns, ...companyColumns, isInvited })
      .from(offers)
      .leftJoin(profiles, eq(profiles.id, offers.senderId))
      .where(and(isOfCall, conditions[filter]))
      .orderBy(...orders[sorting], asc(offers.createdAt), asc(offers.id))
      .offset(skip)
      .limit(size + 1),
    db.select({ total: count(), fresh: freshCount, lacks }).from(offers).where(isOfCall),
  ]);
  const page = pageAt(rows, skip, size);
  return {
    call,
    offers: page.rows.map(toOffer),
    next: page.next,
    total: counted?.total ?? 0,
    fresh: counted?.fresh ?? 0,
    lacks: counted?.lacks ?? { price: 0, works: 0, rights: 0, start: 0 },
  };
}

export interface ComparedOffers extends Pick<Desk, "call" | "offers" | "next" | "total"> {
  /** The number of offers before these. */
  skipped: number;
}

/** Offers for a call in order of arrival, for the comparison that people print. */
export async function findCompared(companyId: string, callId: number, skip = 0): Promise<ComparedOffers | null> {
  const query = { sorting: "eingang", filter: "alle" } as const;
  const desk = await findDesk(companyId, callId, query, skip, pageSizes.offersOfCall);
  return desk && { call: desk.call, offers: desk.offers, next: desk.next, total: desk.total, skipped: skip };
}

export type ExportedOffer = Omit<DeskOffer, "isInvited"> & { message: string | null };

/** All offers for a call in order of arrival with their texts, a part at a time, so that memory holds only one part. */
export async function* readAllOffers(companyId: string, callId: number): AsyncGenerator<ExportedOffer[]> {
  for (let skip = 0; ; skip += pageSizes.offersOfCall) {
    const rows = await db
      .select({ ...listColumns, message: offers.message, ...companyColumns })
      .from(offers)
      .leftJoin(profiles, eq(profiles.id, offers.senderId))
      .where(and(eq(offers.ausschreibungId, callId), eq(offers.companyId, companyId)))
      .orderBy(asc(offers.createdAt), asc(offers.id))
      .offset(skip)
      .limit(pageSizes.offersOfCall);
    yield rows.map(toOffer);
    if (rows.length < pageSizes.offersOfCall) return;
  }
}

export async function findOwnCall(companyId: string, callId: number) {
  const [call] = await db
    .select({ id: ausschreibungen.id, title: ausschreibungen.title, slug: ausschreibungen.slug })
    .from(ausschreibungen)
    .where(and(eq(ausschreibungen.id, callId), eq(ausschreibungen.userId, companyId)));
  return call ?? null;
}

export interface OfferCount {
  total: number;
  fresh: number;
  /** The number of undecided offers. */
  open: number;
}

const openCount = sql<number>`count(*) filter (where ${isUndecided})::int`;

/** The number of offers of each of a company's calls, and how many of them are new or undecided. */
export async function countOffers(companyId: string, callIds: number[]): Promise<Record<number, OfferCount>> {
  if (callIds.length === 0) return {};
  const rows = await db
    .select({ callId: offers.ausschreibungId, total: count(), fresh: freshCount, open: openCount })
    .from(offers)
    .where(and(isOneOf(callIds), eq(offers.companyId, companyId)))
    .groupBy(offers.ausschreibungId);
  return Object.fromEntries(rows.map(({ callId, ...counts }) => [callId, counts]));
}
