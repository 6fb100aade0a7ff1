import { and, desc, eq, gte, isNull, or, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { profiles } from "~/db/schema";

const featuredCreativesShown = 3;

/** The creatives that the operator features today, the most liked first. */
export function listFeaturedCreatives() {
  return db
    .select({
      name: profiles.name,
      slug: profiles.slug,
      title: profiles.title,
      location: profiles.location,
      bio: profiles.bio,
      skills: profiles.skills,
      avatarUrl: profiles.avatarUrl,
      favoriteCount: profiles.favoriteCount,
    })
    .from(profiles)
    .where(
      and(
        eq(profiles.userType, "kreative"),
        profiles.featured,
        profiles.isPublic,
        or(
          isNull(profiles.featuredUntil),
          gte(profiles.featuredUntil, sql`(now() at time zone 'Europe/Vienna')::date`),
        ),
      ),
    )
    .orderBy(desc(profiles.favoriteCount), profiles.id)
    .limit(featuredCreativesShown);
}

export type FeaturedCreative = Awaited<ReturnType<typeof listFeaturedCreatives>>[number];
