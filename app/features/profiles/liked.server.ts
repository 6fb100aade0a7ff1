import { and, type Column, eq, type SQL, sql } from "drizzle-orm";
import { favorites } from "~/db/schema";

/** Joins a profile with the viewer's own like: `leftJoin(favorites, likeOf(viewerId, profiles.id))`. */
export const likeOf = (viewerId: string | null, profileId: Column): SQL | undefined =>
  viewerId ? and(eq(favorites.userId, viewerId), eq(favorites.favoritedProfileId, profileId)) : sql`false`;

export const isLiked = sql<boolean>`${favorites.id} is not null`;
