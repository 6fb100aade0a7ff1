import { and, type Column, eq, type SQL, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { prepared } from "~/db/prepared.server";
import { favorites } from "~/db/schema";

/** Joins a profile with the viewer's own like: `leftJoin(favorites, likeOf(viewerId, profiles.id))`. */
export const likeOf = (viewerId: string | null, profileId: Column): SQL | undefined =>
  viewerId ? and(eq(favorites.userId, viewerId), eq(favorites.favoritedProfileId, profileId)) : sql`false`;

export const isLiked = sql<boolean>`${favorites.id} is not null`;

/** Which of these profiles this person likes. */
export async function listLiked(viewerId: string, profileIds: string[]): Promise<string[]> {
  const liked = await selectLiked(viewerId, profileIds);
  return liked.map(({ id }) => id);
}

const selectLiked = prepared((viewerId: string, profileIds: string[]) =>
  db
    .select({ id: favorites.favoritedProfileId })
    .from(favorites)
    .where(and(eq(favorites.userId, viewerId), sql`${favorites.favoritedProfileId} = any(${profileIds}::uuid[])`)),
);
