import { and, desc, eq, gte, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { cursorOf, newestFirst, pageAt, pageOf } from "~/db/newest-first";
import { ausschreibungen, profiles } from "~/db/schema";
import { today } from "~/db/today";
import type { CallDetail, CallSummary } from "~/features/calls/call";
import { type CallFilter, selectPage } from "~/features/calls/page/call-page.server";
import { dayInVienna } from "~/text/dates";

export const callsPerPage = 24;

/** More than any list shows of a description, and far less than all of it. */
const descriptionStart = 320;

const summary = {
  id: ausschreibungen.id,
  slug: ausschreibungen.slug,
  title: ausschreibungen.title,
  category: ausschreibungen.category,
  budget: ausschreibungen.budget,
  deadline: ausschreibungen.deadline,
  location: ausschreibungen.location,
  workLocation: ausschreibungen.workLocation,
  experienceLevel: ausschreibungen.experienceLevel,
  featured: sql<boolean>`${isRecommended()}`,
  isExpired: sql<boolean>`coalesce(${ausschreibungen.deadline} < ${today}, false)`,
  userId: ausschreibungen.userId,
  companyIsPublic: profiles.isPublic,
  companyName: profiles.name,
  companySlug: profiles.slug,
  companyAvatarUrl: profiles.avatarUrl,
  companyAcceptsMessages: profiles.acceptsMessages,
};
const listed = { ...summary, description: sql<string>`left(${ausschreibungen.description}, ${descriptionStart})` };

function isRecommended(): SQL {
  return sql`(${ausschreibungen.featured} and coalesce(${ausschreibungen.featuredUntil} >= ${today}, true))`;
}

/** What others may see: nothing a superadmin has hidden, nothing of someone who is blocked. */
const isVisible = () => and(sql`not ${ausschreibungen.hidden}`, ne(profiles.profileStatus, "blocked"));

interface CompanyColumns {
  userId: string;
  companyIsPublic: boolean;
  companyName: string;
  companySlug: string;
  companyAvatarUrl: string | null;
  companyAcceptsMessages: boolean;
}

export function withCompany<Row extends CompanyColumns>(row: Row, viewerId: string | null) {
  const { userId, companyIsPublic, companyName, companySlug, companyAvatarUrl, companyAcceptsMessages, ...call } = row;
  const isOwn = userId === viewerId;
  const company = {
    name: companyName,
    slug: companySlug,
    avatarUrl: companyAvatarUrl,
    acceptsMessages: companyAcceptsMessages,
  };
  return { ...call, isOwn, company: companyIsPublic || isOwn ? company : null };
}

export interface CallPage {
  calls: CallSummary[];
  /** Where the next page begins; null on the last one. */
  next: string | null;
}

export async function listCalls(filter: CallFilter, viewerId: string): Promise<CallPage> {
  const found = await db
    .select({ ...listed, cursor: cursorOf(ausschreibungen) })
    .from(sql`(${selectPage(filter, callsPerPage + 1)}) as page`)
    .innerJoin(ausschreibungen, sql`${ausschreibungen.id} = page.id`)
    .innerJoin(profiles, eq(profiles.id, ausschreibungen.userId))
    .orderBy(...newestFirst(ausschreibungen));
  const { rows, next } = pageOf(found, callsPerPage);
  return { calls: rows.map(({ cursor: _, ...row }) => withCompany(row, viewerId)), next };
}

export const detailColumns = {
  ...summary,
  description: ausschreibungen.description,
  projectDuration: ausschreibungen.projectDuration,
  requirements: ausschreibungen.requirements,
  deliverables: ausschreibungen.deliverables,
  targetGroup: ausschreibungen.targetGroup,
  createdAt: ausschreibungen.createdAt,
};

/** The owner also finds what a superadmin has hidden. */
export async function findCall(id: number | null, viewerId: string): Promise<CallDetail | null> {
  if (id === null) return null;
  const [row] = await db
    .select(detailColumns)
    .from(ausschreibungen)
    .innerJoin(profiles, eq(profiles.id, ausschreibungen.userId))
    .where(and(eq(ausschreibungen.id, id), or(isVisible(), eq(ausschreibungen.userId, viewerId))));
  return row ? { ...withCompany(row, viewerId), createdAt: row.createdAt.toISOString() } : null;
}

const companyCallsPerPage = 20;

export interface CompanyCallPage {
  calls: CallSummary[];
  next: number | null;
}

/** The active calls on a company's page, the pinned one first. */
export async function listCompanyCalls(companyId: string, viewerId: string, skip = 0): Promise<CompanyCallPage> {
  const rows = await db
    .select(listed)
    .from(ausschreibungen)
    .innerJoin(profiles, eq(profiles.id, ausschreibungen.userId))
    .where(
      and(
        isVisible(),
        eq(ausschreibungen.userId, companyId),
        or(isNull(ausschreibungen.deadline), gte(ausschreibungen.deadline, dayInVienna())),
      ),
    )
    .orderBy(desc(ausschreibungen.pinned), desc(ausschreibungen.createdAt), desc(ausschreibungen.id))
    .offset(skip)
    .limit(companyCallsPerPage + 1);
  const page = pageAt(rows, skip, companyCallsPerPage);
  return { calls: page.rows.map((row) => withCompany(row, viewerId)), next: page.next };
}
