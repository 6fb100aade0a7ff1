import { and, desc, eq, gte, isNull, or, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { ausschreibungen, profiles } from "~/db/schema";
import { today } from "~/db/today";

const recommendedCallsShown = 3;

const isRecommendedToday = and(
  ausschreibungen.featured,
  sql`not ${ausschreibungen.hidden}`,
  profiles.isPublic,
  or(isNull(ausschreibungen.featuredUntil), gte(ausschreibungen.featuredUntil, today)),
  or(isNull(ausschreibungen.deadline), gte(ausschreibungen.deadline, today)),
);
/** One character more than is shown tells that there is more; the rest is for signed-in people. */
const start = sql<string>`left(${ausschreibungen.description}, 151)`;

/** What everyone may see of a featured call, whoever asks: nothing of it tells whom to write to. */
export function listRecommendedCalls() {
  return db
    .select({
      id: ausschreibungen.id,
      slug: ausschreibungen.slug,
      title: ausschreibungen.title,
      description: start,
      category: ausschreibungen.category,
      budget: ausschreibungen.budget,
      deadline: ausschreibungen.deadline,
      location: ausschreibungen.location,
      workLocation: ausschreibungen.workLocation,
      experienceLevel: ausschreibungen.experienceLevel,
      company: {
        name: profiles.name,
        slug: profiles.slug,
        avatarUrl: profiles.avatarUrl,
        acceptsMessages: profiles.acceptsMessages,
      },
    })
    .from(ausschreibungen)
    .innerJoin(profiles, eq(profiles.id, ausschreibungen.userId))
    .where(isRecommendedToday)
    .orderBy(desc(ausschreibungen.createdAt), desc(ausschreibungen.id))
    .limit(recommendedCallsShown);
}

const offersShown = 5;

/** Those of one company, for what search engines read about it. */
export function listRecommendedCallsOf(companyId: string) {
  return db
    .select({ title: ausschreibungen.title, description: start, category: ausschreibungen.category })
    .from(ausschreibungen)
    .innerJoin(profiles, eq(profiles.id, ausschreibungen.userId))
    .where(and(eq(ausschreibungen.userId, companyId), isRecommendedToday))
    .orderBy(desc(ausschreibungen.createdAt), desc(ausschreibungen.id))
    .limit(offersShown);
}

export type RecommendedCall = Awaited<ReturnType<typeof listRecommendedCalls>>[number];
