import { and, count, desc, eq, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { pageSizes } from "~/db/page-sizes";
import { profileVisits } from "~/db/schema";
import { today } from "~/db/today";
import { namedVisitors } from "~/visible/profiles.server";
import type { Period } from "./period";

const chartDays = 30;

const since = (days: number) => sql`${profileVisits.visitedAt} >= now() - make_interval(days => ${days})`;
const countSince = (days: number) => sql<number>`(count(*) filter (where ${since(days)}))::int`;

/**
 * The exact totals, independent of the list's limit. An anonymous visitor counts once a day, because the hash changes
 * daily.
 */
export async function countVisits(profileId: string) {
  const [totals] = await db
    .select({
      all: count(),
      visitors: sql<number>`(count(distinct ${profileVisits.visitorId}) + count(distinct ${profileVisits.visitorHash})
        + count(*) filter (where ${profileVisits.visitorId} is null and ${profileVisits.visitorHash} is null))::int`,
      week: countSince(7),
      month: countSince(30),
    })
    .from(profileVisits)
    .where(eq(profileVisits.visitedProfileId, profileId));
  return totals ?? { all: 0, visitors: 0, week: 0, month: 0 };
}

/** The latest visits. Visitors who have hidden their profile or their visits stay anonymous. */
export function listVisits(profileId: string, { days }: Period) {
  return db
    .select({
      id: profileVisits.id,
      visitedAt: profileVisits.visitedAt,
      name: namedVisitors.name,
      slug: namedVisitors.slug,
      title: namedVisitors.title,
      avatarUrl: namedVisitors.avatarUrl,
      userType: namedVisitors.userType,
    })
    .from(profileVisits)
    .leftJoin(namedVisitors, eq(namedVisitors.id, profileVisits.visitorId))
    .where(and(eq(profileVisits.visitedProfileId, profileId), days ? since(days) : undefined))
    .orderBy(desc(profileVisits.visitedAt), desc(profileVisits.id))
    .limit(pageSizes.visits);
}

export type ListedVisit = Awaited<ReturnType<typeof listVisits>>[number];

export interface VisitDay {
  day: string;
  visits: number;
}

/** The visits of each of the last 30 days in Vienna, including days without any. */
export async function countVisitsByDay(profileId: string): Promise<VisitDay[]> {
  const { rows } = await db.execute<{ day: string; visits: number }>(sql`
    select to_char(day, 'YYYY-MM-DD') as day, count(${profileVisits.id})::int as visits
    from generate_series(${today} - ${chartDays - 1}::int, ${today}, interval '1 day') as day
    left join ${profileVisits} on ${profileVisits.visitedProfileId} = ${profileId} and ${profileVisits.visitDate} = day::date
    group by day order by day`);
  return rows;
}
