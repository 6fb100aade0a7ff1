import { type SQLWrapper, sql } from "drizzle-orm";
import { favorites, profiles } from "~/db/schema";

/** Whether a person likes the creative at this address. The page of a creative asks for it together with the session. */
export const likesCreative = (personId: SQLWrapper, slug: SQLWrapper) => sql<boolean>`exists (
  select from ${favorites} join ${profiles} as liked on liked.id = favorited_profile_id
  where user_id = ${personId} and liked.user_type = 'kreative' and liked.slug = ${slug})`;
