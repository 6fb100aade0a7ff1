import { and, desc, eq } from "drizzle-orm";
import { db } from "~/db/client.server";
import { isRecommended } from "~/db/recommended";
import { listLiked } from "~/features/profiles/liked.server";
import { toCardPictures } from "~/images/card-picture";
import { cachedRead, type Reads } from "~/visible/cached-reads.server";
import { cardPicturesOf } from "~/visible/card-pictures.server";
import { visibleProfiles } from "~/visible/profiles.server";
import { cards } from "~/visible/topics";

export const recommendedCreativesShown = 3;

/** The creatives that superadmins recommend today, with the marks of the viewer. */
export async function listRecommendedCreatives(viewerId: string | null, reads: Reads) {
  const creatives = await readRecommended(reads);
  const liked =
    viewerId && creatives.length > 0
      ? await listLiked(
          viewerId,
          creatives.map(({ id }) => id),
        )
      : [];
  return creatives.map(({ id, ...creative }) => ({
    ...creative,
    isLiked: liked.includes(id),
    isOwn: id === viewerId,
  }));
}

/** The same for everyone, most liked first. */
const readRecommended = cachedRead(cards, async () => {
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
    })
    .from(visibleProfiles)
    .where(and(eq(visibleProfiles.userType, "kreative"), isRecommended(visibleProfiles)))
    .orderBy(desc(visibleProfiles.favoriteCount), visibleProfiles.id)
    .limit(recommendedCreativesShown);
  return creatives.map(({ pictures, ...creative }) => ({ ...creative, pictures: toCardPictures(pictures) }));
});

export type RecommendedCreative = Awaited<ReturnType<typeof listRecommendedCreatives>>[number];
