import { and, eq, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { prepared } from "~/db/planned.server";
import { favorites } from "~/db/schema";

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
