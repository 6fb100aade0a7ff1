import { and, desc, eq, gte, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { ausschreibungen, profiles } from "~/db/schema";
import { containsWord, searchWords } from "~/db/text-search";
import { dayInVienna } from "~/text/dates";
import type { CallDetail, CallSummary } from "./call";

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
  featured: sql<boolean>`${isFeatured()}`,
  isExpired: sql<boolean>`coalesce(${ausschreibungen.deadline} < ${today()}, false)`,
  userId: ausschreibungen.userId,
  companyIsPublic: profiles.isPublic,
  companyName: profiles.name,
  companySlug: profiles.slug,
  companyAvatarUrl: profiles.avatarUrl,
  companyAcceptsMessages: profiles.acceptsMessages,
};
const listed = { ...summary, description: sql<string>`left(${ausschreibungen.description}, ${descriptionStart})` };

function today(): SQL {
  return sql`(now() at time zone 'Europe/Vienna')::date`;
}

function isFeatured(): SQL {
  return sql`(${ausschreibungen.featured} and coalesce(${ausschreibungen.featuredUntil} >= ${today()}, true))`;
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

const cursorOf = sql<string>`(extract(epoch from ${ausschreibungen.createdAt}) * 1000000)::bigint || '-' || ${ausschreibungen.id}`;

/** The calls after the one that the cursor names: a deep page costs what the first one costs. */
function after(cursor: string | null): SQL | undefined {
  const [, microseconds, id] = /^(\d{1,16})-(\d{1,15})$/.exec(cursor ?? "") ?? [];
  if (!microseconds || !id) return undefined;
  const moment = sql`timestamptz 'epoch' + ${microseconds}::float8 * interval '1 microsecond'`;
  return sql`(${ausschreibungen.createdAt}, ${ausschreibungen.id}) < (${moment}, ${id}::bigint)`;
}

/** All words stand in the call, or all of them in the name of its company. */
function contains(words: string[]): SQL | undefined {
  if (words.length === 0) return undefined;
  const isCompany = and(
    profiles.isPublic,
    eq(profiles.userType, "unternehmen"),
    ...words.flatMap((word) => [containsWord(profiles.searchText, word), nameContains(word)]),
  );
  const companies = sql`array(select ${profiles.id} from ${profiles} where ${isCompany})`;
  return or(
    and(...words.map((word) => containsWord(ausschreibungen.searchText, word))),
    sql`${ausschreibungen.userId} = any(${companies})`,
  );
}

const nameContains = (word: string) =>
  sql`search_fold(${profiles.name}) like search_fold(${`%${word.replace(/[\\%_]/g, "\\$&")}%`})`;

export interface CallFilter {
  query: string;
  category: string | null;
  after: string | null;
}

export interface CallPage {
  calls: CallSummary[];
  /** Where the next page begins; null on the last one. */
  next: string | null;
}

export async function listCalls(filter: CallFilter, viewerId: string): Promise<CallPage> {
  const rows = await db
    .select({ ...listed, cursor: cursorOf })
    .from(ausschreibungen)
    .innerJoin(profiles, eq(profiles.id, ausschreibungen.userId))
    .where(
      and(
        isVisible(),
        filter.category ? eq(ausschreibungen.mainCategory, filter.category) : undefined,
        contains(searchWords(filter.query)),
        after(filter.after),
      ),
    )
    .orderBy(desc(ausschreibungen.createdAt), desc(ausschreibungen.id))
    .limit(callsPerPage + 1);
  const shown = rows.slice(0, callsPerPage);
  return {
    calls: shown.map(({ cursor: _, ...row }) => withCompany(row, viewerId)),
    next: rows.length > callsPerPage ? (shown.at(-1)?.cursor ?? null) : null,
  };
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

/** The active calls on a company's page. */
export async function listCompanyCalls(companyId: string, viewerId: string): Promise<CallSummary[]> {
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
    .limit(50);
  return rows.map((row) => withCompany(row, viewerId));
}
