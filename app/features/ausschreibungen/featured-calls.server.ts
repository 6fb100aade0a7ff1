import { and, desc, eq, gte, isNull, or, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { ausschreibungen, profiles } from "~/db/schema";

export const featuredCallsShown = 3;

const today = sql`(now() at time zone 'Europe/Vienna')::date`;

/** What everyone may see of a featured call, whoever asks: nothing of it tells whom to write to. */
export function listFeaturedCalls() {
  return db
    .select({
      id: ausschreibungen.id,
      slug: ausschreibungen.slug,
      title: ausschreibungen.title,
      description: sql<string>`left(${ausschreibungen.description}, 200)`,
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
    .where(
      and(
        ausschreibungen.featured,
        sql`not ${ausschreibungen.hidden}`,
        profiles.isPublic,
        or(isNull(ausschreibungen.featuredUntil), gte(ausschreibungen.featuredUntil, today)),
        or(isNull(ausschreibungen.deadline), gte(ausschreibungen.deadline, today)),
      ),
    )
    .orderBy(desc(ausschreibungen.createdAt), desc(ausschreibungen.id))
    .limit(featuredCallsShown);
}

export type FeaturedCall = Awaited<ReturnType<typeof listFeaturedCalls>>[number];
