import { sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { maxCounted, pageSizes } from "~/db/page-sizes";
import type { AgentKind } from "~/db/schema";
import { type ListSearch, storedColumns } from "../stored-search.server";
import { describeThings, type FoundThing } from "./found-things.server";
import { asAgent, aThing, fitsAgent, thingsOf } from "./things.server";

const previewDays = 30;
const newestShown = 3;

export interface Preview {
  count: number;
  isMore: boolean;
  newest: Pick<FoundThing, "documentId" | "title" | "to" | "by">[];
}

/** What a search would have found in the last days, by the same condition as for stored searches. */
export async function previewSearch(kind: AgentKind, search: ListSearch): Promise<Preview> {
  const ids = await newestFound(kind, search, previewDays, maxCounted + 1);
  const newest = (await describeInOrder(kind, ids.slice(0, 50))).slice(0, newestShown);
  return {
    count: Math.min(ids.length, maxCounted),
    isMore: ids.length > maxCounted,
    newest: newest.map(({ documentId, title, to, by }) => ({ documentId, title, to, by })),
  };
}

const feedDays = 90;
/**
 * Only so many of the newest are checked, so that filters without any match cost no more than others: anybody can read
 * a feed.
 */
export const askedForFeed = 2000;

/** What a search has found lately, for its feed. */
export const findForFeed = async (kind: AgentKind, search: ListSearch): Promise<FoundThing[]> =>
  describeInOrder(kind, await newestFound(kind, search, feedDays, pageSizes.foundInFeed, askedForFeed));

async function newestFound(
  kind: AgentKind,
  search: ListSearch,
  days: number,
  limit: number,
  asked?: number,
): Promise<number[]> {
  const columns = await storedColumns(db, search);
  const { rows } = await db.execute<{ id: number }>(sql`
    select t.document_id::int as id from (
      select * from ${thingsOf(kind)} as newest where at > now() - make_interval(days => ${days}::int)
      order by at desc limit ${asked ?? null}::int) as t, ${asAgent(columns)} as a
    where ${fitsAgent(aThing)} order by t.at desc limit ${limit}`);
  return rows.map(({ id }) => id);
}

async function describeInOrder(kind: AgentKind, ids: number[]): Promise<FoundThing[]> {
  const things = await describeThings(db, kind, ids);
  return ids.flatMap((id) => things.get(id) ?? []);
}
