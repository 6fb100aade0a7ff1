import { and, desc, eq, lt, ne, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { pageOf } from "~/db/newest-first";
import { pageSizes } from "~/db/page-sizes";
import { prepared } from "~/db/planned.server";
import { favorites } from "~/db/schema";
import { firstWeekDays } from "~/http/limits";
import { limitsOf, orLimitReached } from "~/http/rate-limit.server";
import { toCardPictures } from "~/images/card-picture";
import { log } from "~/log.server";
import { cachedRead } from "~/visible/cached-reads.server";
import { cardPicturesOf } from "~/visible/card-pictures.server";
import { visibleProfiles } from "~/visible/profiles.server";
import { ofPerson } from "~/visible/topics";

export interface LikeState {
  liked: boolean;
  count: number;
}

export async function findLikeable(slug: string) {
  const [profile] = await selectLikeable(slug);
  return profile ?? null;
}

const selectLikeable = prepared((slug: string) =>
  db.select({ id: visibleProfiles.id }).from(visibleProfiles).where(isLikeable(slug)),
);

const isLikeable = (slug: string) => and(eq(visibleProfiles.userType, "kreative"), eq(visibleProfiles.slug, slug));

/**
 * Sets the like to the wanted state. Repeated requests, as from a double click or a second tab, change nothing. Only
 * giving a like counts against the limits, and only when it is new. Null when this person can't like that profile.
 */
export async function setLike(userId: string, slug: string, liked: boolean): Promise<LikeState | null> {
  const [profile] = liked
    ? await orLimitReached(addLike(userId, slug, limitsOf(userId, ["like"], ["like-again", slug]), Date.now()))
    : await removeLikeOf(userId, slug);
  if (!profile) return null;
  if (profile.count === null) log.error({ slug }, "could not count likes");
  return { liked, count: profile.count ?? 0 };
}

const addLike = prepared((userId: string, slug: string, limits: string, now: number) =>
  selectLiked(userId, slug, (liked) => sql`add_like(${userId}, ${liked}, ${limits}, ${firstWeekDays}, ${now})`),
);

const removeLikeOf = prepared((userId: string, slug: string) =>
  selectLiked(userId, slug, (liked) => sql`remove_like(${userId}, ${liked})`),
);

/**
 * Runs one of the two functions for a profile that this person can like. They return the number of likes, or null when
 * it can't be read.
 */
const selectLiked = (userId: string, slug: string, count: (likedId: SQLWrapper) => SQL<number | null>) =>
  db
    .select({ count: count(visibleProfiles.id) })
    .from(visibleProfiles)
    .where(and(isLikeable(slug), ne(visibleProfiles.id, userId)));

const likersShown = 10;

/** The latest people who liked a profile. Their account ids stay here: the page must not get them. */
export const listLikers = cachedRead(
  ({ ids }, [profileId]) => [profileId, ...ids].map(ofPerson),
  async (profileId: string) => {
    const rows = await selectLikers(profileId);
    const likers: Liker[] = rows.map(({ id: _, ...liker }) => liker);
    return { ids: rows.map(({ id }) => id), likers };
  },
);

const selectLikers = (profileId: string) =>
  db
    .select({
      id: visibleProfiles.id,
      name: visibleProfiles.name,
      slug: visibleProfiles.slug,
      userType: visibleProfiles.userType,
      avatarUrl: visibleProfiles.avatarUrl,
    })
    .from(favorites)
    .innerJoin(visibleProfiles, eq(visibleProfiles.id, favorites.userId))
    .where(eq(favorites.favoritedProfileId, profileId))
    .orderBy(desc(favorites.id))
    .limit(likersShown);

export type Liker = Omit<Awaited<ReturnType<typeof selectLikers>>[number], "id">;

/** The profiles that someone likes, latest like first. `before` is the last row of the previous page. */
export async function listLikedProfiles(userId: string, before: number | null = null) {
  const rows = await selectLikedProfiles(userId, before);
  const { rows: shown, next } = pageOf(rows, pageSizes.likedProfiles, ({ id }) => id);
  return { profiles: shown.map(({ pictures, ...row }) => ({ ...row, pictures: toCardPictures(pictures) })), next };
}

const selectLikedProfiles = prepared((userId: string, before: number | null) =>
  db
    .select({
      id: favorites.id,
      name: visibleProfiles.name,
      slug: visibleProfiles.slug,
      title: visibleProfiles.title,
      location: visibleProfiles.location,
      skills: visibleProfiles.skills,
      bio: sql<string | null>`left(${visibleProfiles.bio}, 400)`,
      avatarUrl: visibleProfiles.avatarUrl,
      pictures: cardPicturesOf(visibleProfiles.id),
    })
    .from(favorites)
    .innerJoin(visibleProfiles, eq(visibleProfiles.id, favorites.favoritedProfileId))
    .where(and(eq(favorites.userId, userId), before ? lt(favorites.id, before) : undefined))
    .orderBy(desc(favorites.id))
    .limit(pageSizes.likedProfiles + 1),
);

export type LikedProfile = Awaited<ReturnType<typeof listLikedProfiles>>["profiles"][number];

/** Returns false when this person has no such like. */
export async function removeLike(userId: string, id: number): Promise<boolean> {
  const isOwn = and(eq(favorites.userId, userId), eq(favorites.id, id));
  const { rowCount } = await db.delete(favorites).where(isOwn);
  return rowCount === 1;
}
