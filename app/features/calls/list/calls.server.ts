import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { type Connection, db } from "~/db/client.server";
import { pageAt, pageOf } from "~/db/newest-first";
import { maxCounted, pageSizes } from "~/db/page-sizes";
import { isRecommended } from "~/db/recommended";
import type { CallDetail, CallSummary } from "~/features/calls/call";
import { type ShownName, shownNames } from "~/features/calls/call-schema";
import { explainMatches, type HowFound } from "~/search-index/reasons.server";
import { searching } from "~/search-index/select-tier.server";
import { cutAt } from "~/text/cut";
import { cachedRead, type Reads } from "~/visible/cached-reads.server";
import { callsSeenBy, daysLeft, isOpen, stateOf, visibleCalls } from "~/visible/calls.server";
import { confirmedDomain } from "~/visible/confirmed-domain.server";
import { findCallsOf } from "./found-calls.server";
import { orderedCalls } from "./ordered-calls.server";
import { type CallFilter, type Counted, countCalls, selectPage } from "./select-page.server";
import { type findCalls, searchedCalls } from "./understood-calls.server";

/** Characters of the description that each list shows. */
const descriptionShown = { all: 150, ofCompany: 300 };
/** One more than any list shows, to tell whether the text continues. */
const descriptionStart = Math.max(...Object.values(descriptionShown)) + 1;

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
    state: stateOf(seen),
    daysLeft: daysLeft(seen),
    pitch: seen.pitch,
    pitchFee: seen.pitchFee,
    rights: seen.rights,
    userId: seen.userId,
    companyName: seen.companyName,
    companySlug: seen.companySlug,
    companyAvatarUrl: seen.companyAvatarUrl,
    companyAcceptsMessages: seen.companyAcceptsMessages,
  };
  const listed = { ...summary, description: sql<string>`left(${seen.description}, ${descriptionStart})` };
  const written = Object.fromEntries(shownNames.map((name) => [name, seen[name]])) as Pick<SeenCalls, ShownName>;
  const detailed = {
    ...summary,
    ...written,
    publishedAt: seen.publishedAt,
    companyMailDomain: seen.companyMailDomain,
  };
  return { listed, detailed };
}

interface CompanyColumns {
  userId: string;
  companyName: string | null;
  companySlug: string | null;
  companyAvatarUrl: string | null;
  companyAcceptsMessages: boolean | null;
  /** Lists show none. */
  companyMailDomain?: string | null;
}

function toCall<Row extends CompanyColumns>(row: Row) {
  const {
    userId: _,
    companyName,
    companySlug,
    companyAvatarUrl,
    companyAcceptsMessages,
    companyMailDomain,
    ...call
  } = row;
  const company =
    companyName === null || companySlug === null
      ? null
      : {
          name: companyName,
          slug: companySlug,
          avatarUrl: companyAvatarUrl,
          acceptsMessages: companyAcceptsMessages === true,
          ...(companyMailDomain && { domain: confirmedDomain(companyMailDomain) }),
        };
  return { ...call, company };
}

export const withCompany = <Row extends CompanyColumns>(row: Row, viewerId: string) => ({
  ...toCall(row),
  isOwn: row.userId === viewerId,
});

/** One page of the list, with the numbers of the viewer's own calls on it. */
export async function listCalls(filter: CallFilter, viewerId: string, reads?: Reads) {
  const { owners, ...page } = await readPage(reads, filter);
  return { ...page, own: page.calls.filter((_, index) => owners[index] === viewerId).map(({ id }) => id) };
}

export type CallPage = Awaited<ReturnType<typeof listCalls>>;

/** The same for all who are signed in: calls of companies that hide their profiles name no company. */
const readPage = cachedRead(["calls", "profiles"], async (filter: CallFilter) => {
  const { rows, ...page } = await (filter.query ? selectFoundOf(filter) : selectAll(filter));
  return {
    ...page,
    calls: rows.map((row) => toListed(row, descriptionShown.all)),
    owners: rows.map(({ userId }) => userId),
  };
});

interface SelectedPage {
  rows: Selected[];
  /** How each was found, if somebody searches. */
  found: HowFound[];
  /** How many there are on all pages. */
  total: Counted;
  /** The start of the next page; null on the last one. */
  next: string | null;
}

async function selectAll(filter: CallFilter): Promise<SelectedPage> {
  const { rows, next } = pageOf(await selectInOrder(filter), pageSizes.calls, ({ cursor }) => cursor);
  const total = rows[0]?.total ?? { count: 0, isMore: false };
  return { rows: rows.map(({ cursor: _, total: _1, ...row }) => row), found: [], total, next };
}

async function selectFoundOf(filter: CallFilter): Promise<SelectedPage> {
  const { rows, total, next } = await findCallsOf(filter, selectListed);
  return {
    rows: rows.map(({ kind: _, why: _1, targetGroup: _2, ...row }) => row),
    found: rows.map(({ kind, why }) => ({ kind, why })),
    total: { count: Math.min(total, maxCounted), isMore: total > maxCounted },
    next,
  };
}

/** These calls in this order, with what else a search may have found them by. */
const selectListed = (ids: number[]) =>
  db
    .select({ ...shownOf(visibleCalls).listed, targetGroup: visibleCalls.targetGroup })
    .from(visibleCalls)
    .where(inArray(visibleCalls.id, ids))
    .orderBy(sql`array_position(${sql.param(ids)}::bigint[], ${visibleCalls.id})`);

type Selected = Omit<Awaited<ReturnType<typeof selectListed>>[number], "targetGroup">;

const toListed = <Row extends CompanyColumns & { description: string }>(row: Row, length: number) => ({
  ...toCall(row),
  description: cutAt(row.description, length),
});

function selectCalls(filter: CallFilter, on: Connection = db) {
  const { cursor, by } = orderedCalls(filter.order, filter.after);
  return on
    .select({
      ...shownOf(visibleCalls).listed,
      cursor,
      total: countCalls(filter),
    })
    .from(sql`(${selectPage(filter, pageSizes.calls + 1)}) as page`)
    .innerJoin(visibleCalls, sql`${visibleCalls.id} = abs(page.turn)`)
    .orderBy(by);
}

/** In an order in which calls are not stored, PostgreSQL would rather read all of them. */
const selectInOrder = (filter: CallFilter) =>
  filter.order === "frist" ? searching((tx) => selectCalls(filter, tx)) : selectCalls(filter);

/** The found calls in their order, and why each was found, if its card does not say it. */
export async function selectFound(search: Awaited<ReturnType<typeof findCalls>>) {
  const ids = search.found.map(({ id }) => id);
  if (ids.length === 0) return { rows: [], why: [] };
  const rows = await selectListed(ids);
  const how = await explainMatches(searchedCalls, search, rows, ({ title, category, location }) => ({
    said: [title, category],
    place: location,
    inText: "in der Beschreibung",
  }));
  return {
    rows: rows.map(({ targetGroup: _, ...row }): Selected => row),
    why: rows.map(({ id }) => how.get(id)?.why ?? null),
  };
}

/** Finds a published call in any state, or one's own. */
export async function findCall(id: number | null, viewerId: string, reads?: Reads): Promise<CallDetail | null> {
  if (id === null) return null;
  const { call, ownerId } = await readCall(reads, id);
  return call && ownerId !== viewerId ? { ...call, isOwn: false } : findOwn(id, viewerId);
}

/** The same for all who are signed in, until the company or one of its calls changes. */
const readCall = cachedRead(
  ({ ownerId }: { ownerId: string | null }) => (ownerId ? [`profile:${ownerId}`] : ["calls", "profiles"]),
  async (id: number) => {
    const [row] = await db.select(shownOf(visibleCalls).detailed).from(visibleCalls).where(eq(visibleCalls.id, id));
    return { call: row ? toDetail(row) : null, ownerId: row?.userId ?? null };
  },
);

async function findOwn(id: number, viewerId: string): Promise<CallDetail | null> {
  const seen = callsSeenBy(viewerId);
  const [row] = await db
    .select(shownOf(seen).detailed)
    .from(seen)
    .where(and(eq(seen.id, id), eq(seen.userId, viewerId)));
  return row ? { ...toDetail(row), isOwn: true } : null;
}

const toDetail = <Row extends CompanyColumns & { publishedAt: Date | null }>(row: Row) => ({
  ...toCall(row),
  publishedAt: row.publishedAt?.toISOString() ?? null,
});

export interface CompanyCallPage {
  calls: CallSummary[];
  next: number | null;
}

/** The open calls on a company's page, the pinned one first. It sees its own page as others will see it. */
export async function listCompanyCalls(
  companyId: string,
  viewerId: string,
  skip = 0,
  reads?: Reads,
): Promise<CompanyCallPage> {
  const isOwn = companyId === viewerId;
  const { calls, next } = await (isOwn ? readOpen(companyId, skip, companyId) : readOpenOf(reads, companyId, skip));
  return { calls: calls.map((call) => ({ ...call, isOwn })), next };
}

const readOpenOf = cachedRead(
  ({ companyId }: { companyId: string }) => [`profile:${companyId}`],
  (companyId: string, skip: number) => readOpen(companyId, skip, null),
);

async function readOpen(companyId: string, skip: number, viewerId: string | null) {
  const seen = callsSeenBy(viewerId);
  const rows = await db
    .select(shownOf(seen).listed)
    .from(seen)
    .where(and(eq(seen.userId, companyId), sql`not ${seen.hidden}`, isOpen(seen)))
    .orderBy(desc(seen.pinned), desc(seen.publishedAt), desc(seen.id))
    .offset(skip)
    .limit(pageSizes.callsOfCompany + 1);
  const { rows: shown, next } = pageAt(rows, skip, pageSizes.callsOfCompany);
  return { companyId, calls: shown.map((row) => toListed(row, descriptionShown.ofCompany)), next };
}
