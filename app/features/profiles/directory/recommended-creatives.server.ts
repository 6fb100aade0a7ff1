import { and, desc, eq } from "drizzle-orm";
import { db } from "~/db/client.server";
import { isRecommended } from "~/db/recommended";
import { favorites } from "~/db/schema";
import { isLiked, likeOf } from "~/features/profiles/liked.server";
import { toCardPictures } from "~/images/card-picture";
import { cardPicturesOf } from "~/visible/card-pictures.server";
import { visibleProfiles } from "~/visible/profiles.server";

const recommendedCreativesShown = 3;

/** The creatives that superadmins recommend today, most liked first. */
export async function listRecommendedCreatives(viewerId: string | null) {
  const creatives = await db
    .select({
      id: visibleProfiles.id,
      name: visibleProfiles.name,
      slug: visibleProfiles.slug,
      title: visibleProfiles.title,
      location: visibleProfiles.location,
      bio: visibleProfiles.bio,
      skills: visibleProfiles.skills,
      avatarUrl: visibleProfiles.avatarUrl,
      favoriteCount: visibleProfiles.favoriteCount,
      pictures: cardPicturesOf(visibleProfiles.id),
      isLiked,
    })
    .from(visibleProfiles)
    .leftJoin(favorites, likeOf(viewerId, visibleProfiles.id))
    .where(and(eq(visibleProfiles.userType, "kreative"), isRecommended(visibleProfiles)))
    .orderBy(desc(visibleProfiles.favoriteCount), visibleProfiles.id)
    .limit(recommendedCreativesShown);
  return creatives.map(({ id, pictures, ...creative }) => ({
    ...creative,
    pictures: toCardPictures(pictures),
    isOwn: id === viewerId,
  }));
}

export type RecommendedCreative = Awaited<ReturnType<typeof listRecommendedCreatives>>[number];
