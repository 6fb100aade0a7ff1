import { and, desc, eq, max, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { pageAt } from "~/db/newest-first";
import { pageSizes } from "~/db/page-sizes";
import { ausschreibungen, profiles } from "~/db/schema";
import type { CallDetail } from "~/features/calls/call";
import { partsOf } from "~/features/calls/call-parts";
import { shownOf, withCompany } from "~/features/calls/list/calls.server";
import { orNull } from "~/http/or-empty.server";
import type { Version } from "~/http/seen-version";
import { versionOf } from "~/http/seen-version.server";
import { dayInVienna } from "~/text/dates";
import { callsSeenBy } from "~/visible/calls.server";

export interface OwnCall extends CallDetail {
  pinned: boolean;
  hidden: boolean;
  updatedAt: string;
  version: Version;
}

export interface OwnCallPage {
  calls: OwnCall[];
  next: number | null;
  today: string;
}

function selectOwn(companyId: string, id?: number) {
  const seen = callsSeenBy(companyId);
  const own = {
    ...shownOf(seen).detailed,
    pinned: seen.pinned,
    hidden: seen.hidden,
    updatedAt: seen.updatedAt,
  };
  return db
    .select(own)
    .from(seen)
    .where(and(eq(seen.userId, companyId), id === undefined ? undefined : eq(seen.id, id)))
    .orderBy(desc(seen.pinned), desc(seen.publishedAt), desc(seen.id));
}

type OwnRow = Awaited<ReturnType<typeof selectOwn>>[number];

const toOwnCall = (row: OwnRow): OwnCall => ({
  ...withCompany(row, row.userId),
  publishedAt: row.publishedAt?.toISOString() ?? null,
  updatedAt: row.updatedAt.toISOString(),
  version: versionOf(partsOf(row, row.publishedAt === null)),
});

/**
 * All calls of a company for its own profile: the pinned one first, then drafts, then the newest. Null when they can't
 * be loaded.
 */
export const listOwnCalls = (companyId: string, skip = 0): Promise<OwnCallPage | null> =>
  orNull(async () => {
    const rows = await selectOwn(companyId)
      .offset(skip)
      .limit(pageSizes.ownCalls + 1);
    const page = pageAt(rows, skip, pageSizes.ownCalls);
    return { calls: page.rows.map(toOwnCall), next: page.next, today: dayInVienna() };
  }, "own calls");

export async function findOwnCall(companyId: string, id: number): Promise<OwnCall | null> {
  const [row] = await selectOwn(companyId, id);
  return row ? toOwnCall(row) : null;
}

export interface NewCallFacts {
  /** A draft that is older than this call has been published. */
  newestCall: number;
  today: string;
  location: string | null;
  /** Whether the company's calls stay visible while it hides its profile. */
  showsCallsWhileHidden: boolean;
}

export async function findNewCallFacts(companyId: string): Promise<NewCallFacts> {
  const [row] = await db
    .select({
      newestCall: sql<number>`coalesce(${max(ausschreibungen.id)}, 0)::float8`,
      location: profiles.location,
      showsCallsWhileHidden: sql<boolean>`${profiles.showsCallsWhileHidden} and not ${profiles.hiddenBySuperadmin}`,
    })
    .from(profiles)
    .leftJoin(ausschreibungen, eq(ausschreibungen.userId, profiles.id))
    .where(eq(profiles.id, companyId))
    .groupBy(profiles.id);
  const { newestCall = 0, location = null, showsCallsWhileHidden = false } = row ?? {};
  return { newestCall, location, showsCallsWhileHidden, today: dayInVienna() };
}
