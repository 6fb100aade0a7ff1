import { and, desc, eq, gte, isNull, or, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { cursorOf, newestFirst, pageAt, pageOf } from "~/db/newest-first";
import { isRecommended } from "~/db/recommended";
import { today } from "~/db/today";
import type { CallDetail, CallSummary } from "~/features/calls/call";
import { type CallFilter, selectPage } from "~/features/calls/page/call-page.server";
import { dayInVienna } from "~/text/dates";
import { callsSeenBy } from "~/visible/calls.server";

export const callsPerPage = 24;

/** Characters of the description that lists load: more than any list shows, far fewer than the whole text. */
const descriptionStart = 320;

type SeenCalls = ReturnType<typeof callsSeenBy>;

/** The columns that lists and pages show of the calls that a person may see. */
export function shownOf(seen: SeenCalls) {
  const summary = {
    id: seen.id,
    slug: seen.slug,
    title: seen.title,
    category: seen.category,
    budget: seen.budget,
    deadline: seen.deadline,
    location: seen.location,
    workLocation: seen.workLocation,
    experienceLevel: seen.experienceLevel,
    featured: isRecommended(seen),
    isExpired: sql<boolean>`coalesce(${seen.deadline} < ${today}, false)`,
    userId: seen.userId,
    companyName: seen.companyName,
    companySlug: seen.companySlug,
    companyAvatarUrl: seen.companyAvatarUrl,
    companyAcceptsMessages: seen.companyAcceptsMessages,
  };
  const listed = { ...summary, description: sql<string>`left(${seen.description}, ${descriptionStart})` };
  const detailed = {
    ...summary,
    description: seen.description,
    projectDuration: seen.projectDuration,
    requirements: seen.requirements,
    deliverables: seen.deliverables,
    targetGroup: seen.targetGroup,
    createdAt: seen.createdAt,
  };
  return { listed, detailed };
}

interface CompanyColumns {
  userId: string;
  companyName: string | null;
  companySlug: string | null;
  companyAvatarUrl: string | null;
  companyAcceptsMessages: boolean | null;
}

export function withCompany<Row extends CompanyColumns>(row: Row, viewerId: string) {
  const { userId, companyName, companySlug, companyAvatarUrl, companyAcceptsMessages, ...call } = row;
  const company =
    companyName === null || companySlug === null
      ? null
      : {
          name: companyName,
          slug: companySlug,
          avatarUrl: companyAvatarUrl,
          acceptsMessages: companyAcceptsMessages === true,
        };
  return { ...call, isOwn: userId === viewerId, company };
}

export interface CallPage {
  calls: CallSummary[];
  /** The start of the next page; null on the last one. */
  next: string | null;
}

export async function listCalls(filter: CallFilter, viewerId: string): Promise<CallPage> {
  const seen = callsSeenBy(viewerId);
  const found = await db
    .select({ ...shownOf(seen).listed, cursor: cursorOf(seen) })
    .from(sql`(${selectPage(filter, callsPerPage + 1)}) as page`)
    .innerJoin(seen, sql`${seen.id} = page.id`)
    .orderBy(...newestFirst(seen));
  const { rows, next } = pageOf(found, callsPerPage);
  return { calls: rows.map(({ cursor: _, ...row }) => withCompany(row, viewerId)), next };
}

/** Finds a call that everyone may see, or one's own. */
export async function findCall(id: number | null, viewerId: string): Promise<CallDetail | null> {
  if (id === null) return null;
  const seen = callsSeenBy(viewerId);
  const [row] = await db.select(shownOf(seen).detailed).from(seen).where(eq(seen.id, id));
  return row ? { ...withCompany(row, viewerId), createdAt: row.createdAt.toISOString() } : null;
}

const companyCallsPerPage = 20;

export interface CompanyCallPage {
  calls: CallSummary[];
  next: number | null;
}

/** The active calls on a company's page, the pinned one first. */
export async function listCompanyCalls(companyId: string, viewerId: string, skip = 0): Promise<CompanyCallPage> {
  const seen = callsSeenBy(viewerId);
  const rows = await db
    .select(shownOf(seen).listed)
    .from(seen)
    .where(
      and(
        eq(seen.userId, companyId),
        sql`not ${seen.hidden}`,
        or(isNull(seen.deadline), gte(seen.deadline, dayInVienna())),
      ),
    )
    .orderBy(desc(seen.pinned), desc(seen.createdAt), desc(seen.id))
    .offset(skip)
    .limit(companyCallsPerPage + 1);
  const page = pageAt(rows, skip, companyCallsPerPage);
  return { calls: page.rows.map((row) => withCompany(row, viewerId)), next: page.next };
}
