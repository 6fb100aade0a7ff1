import { and, desc, eq, gte, isNull, or } from "drizzle-orm";
import { db } from "~/db/client.server";
import { profiles } from "~/db/schema";
import { today } from "~/db/today";

const recommendedCreativesShown = 3;

/** The creatives that the superadmins recommend today, the most liked first. */
export function listRecommendedCreatives() {
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
        or(isNull(profiles.featuredUntil), gte(profiles.featuredUntil, today)),
      ),
    )
    .orderBy(desc(profiles.favoriteCount), profiles.id)
    .limit(recommendedCreativesShown);
}

export type RecommendedCreative = Awaited<ReturnType<typeof listRecommendedCreatives>>[number];
