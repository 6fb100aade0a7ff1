import { and, desc, eq } from "drizzle-orm";
import { db } from "~/db/client.server";
import { isRecommended } from "~/db/recommended";
import { visibleProfiles } from "~/visible/profiles.server";

const recommendedCreativesShown = 3;

/** The creatives that the superadmins recommend today, the most liked first. */
export function listRecommendedCreatives() {
  return db
    .select({
      name: visibleProfiles.name,
      slug: visibleProfiles.slug,
      title: visibleProfiles.title,
      location: visibleProfiles.location,
      bio: visibleProfiles.bio,
      skills: visibleProfiles.skills,
      avatarUrl: visibleProfiles.avatarUrl,
      favoriteCount: visibleProfiles.favoriteCount,
    })
    .from(visibleProfiles)
    .where(and(eq(visibleProfiles.userType, "kreative"), isRecommended(visibleProfiles)))
    .orderBy(desc(visibleProfiles.favoriteCount), visibleProfiles.id)
    .limit(recommendedCreativesShown);
}

export type RecommendedCreative = Awaited<ReturnType<typeof listRecommendedCreatives>>[number];
