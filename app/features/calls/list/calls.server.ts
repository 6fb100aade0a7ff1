import { and, desc, eq, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { cursorOf, newestFirst, pageAt, pageOf } from "~/db/newest-first";
import { pageSizes } from "~/db/page-sizes";
import { prepared } from "~/db/prepared.server";
import { isRecommended } from "~/db/recommended";
import type { CallDetail, CallSummary } from "~/features/calls/call";
import { type ShownName, shownNames } from "~/features/calls/call-schema";
import { type CallFilter, selectPage } from "~/features/calls/page/call-page.server";
import { callsSeenBy, daysLeft, isOpen, stateOf } from "~/visible/calls.server";

/** Characters of the description that lists load: more than any list shows, far fewer than the whole text. */
const descriptionStart = 320;

type SeenCalls = ReturnType<typeof callsSeenBy>;

const published = ({ publishedAt, id }: SeenCalls) => ({ createdAt: publishedAt, id });

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
    state: stateOf(seen),
    daysLeft: daysLeft(seen),
    pitch: seen.pitch,
    pitchFee: seen.pitchFee,
    userId: seen.userId,
    companyName: seen.companyName,
    companySlug: seen.companySlug,
    companyAvatarUrl: seen.companyAvatarUrl,
    companyAcceptsMessages: seen.companyAcceptsMessages,
  };
  const listed = { ...summary, description: sql<string>`left(${seen.description}, ${descriptionStart})` };
  const written = Object.fromEntries(shownNames.map((name) => [name, seen[name]])) as Pick<SeenCalls, ShownName>;
  const detailed = { ...summary, ...written, publishedAt: seen.publishedAt };
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
  const isStart = !filter.query && !filter.category && !filter.after;
  const found = await (isStart ? selectStart(viewerId) : selectCalls(filter, viewerId));
  const { rows, next } = pageOf(found, pageSizes.calls);
  return { calls: rows.map(({ cursor: _, ...row }) => withCompany(row, viewerId)), next };
}

function selectCalls(filter: CallFilter, viewerId: string) {
  const seen = callsSeenBy(viewerId);
  return db
    .select({ ...shownOf(seen).listed, cursor: cursorOf(published(seen)) })
    .from(sql`(${selectPage(filter, pageSizes.calls + 1)}) as page`)
    .innerJoin(seen, sql`${seen.id} = page.id`)
    .orderBy(...newestFirst(published(seen)));
}

/** The start of the list, without words or a category: the one that most people ask for. */
const selectStart = prepared((viewerId: string) => selectCalls({ query: "", category: null, after: null }, viewerId));

/** Finds a published call in any state, or one's own. */
export async function findCall(id: number | null, viewerId: string): Promise<CallDetail | null> {
  if (id === null) return null;
  const seen = callsSeenBy(viewerId);
  const [row] = await db.select(shownOf(seen).detailed).from(seen).where(eq(seen.id, id));
  return row ? { ...withCompany(row, viewerId), publishedAt: row.publishedAt?.toISOString() ?? null } : null;
}

export interface CompanyCallPage {
  calls: CallSummary[];
  next: number | null;
}

/** The open calls on a company's page, the pinned one first. */
export async function listCompanyCalls(companyId: string, viewerId: string, skip = 0): Promise<CompanyCallPage> {
  const seen = callsSeenBy(viewerId);
  const rows = await db
    .select(shownOf(seen).listed)
    .from(seen)
    .where(and(eq(seen.userId, companyId), sql`not ${seen.hidden}`, isOpen(seen)))
    .orderBy(desc(seen.pinned), desc(seen.publishedAt), desc(seen.id))
    .offset(skip)
    .limit(pageSizes.callsOfCompany + 1);
  const page = pageAt(rows, skip, pageSizes.callsOfCompany);
  return { calls: page.rows.map((row) => withCompany(row, viewerId)), next: page.next };
}
