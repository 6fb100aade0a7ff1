import { and, eq } from "drizzle-orm";
import { slugify } from "~/text/slug";
import type { Connection } from "./client.server";
import { findFreeSlug } from "./free-slug.server";
import { profileSlugs, type profiles, type UserType } from "./schema";

type Named = Pick<typeof profiles.$inferSelect, "id" | "userType" | "name" | "slug">;

/**
 * The slug for a new name. Keeps the current slug when the name gives the same one, and goes back to an earlier slug of
 * this profile when it matches.
 */
export async function findSlugAfterRename(on: Connection, profile: Named, name: string): Promise<string> {
  const { id, userType } = profile;
  const wanted = slugify(name);
  if (slugify(profile.name) === wanted) return profile.slug;
  const [earlier] = await on
    .select({ slug: profileSlugs.slug })
    .from(profileSlugs)
    .where(and(eq(profileSlugs.userType, userType), eq(profileSlugs.slug, wanted), eq(profileSlugs.profileId, id)));
  return earlier?.slug ?? findFreeProfileSlug(on, userType, name);
}

export function findFreeProfileSlug(on: Connection, userType: UserType, name: string): Promise<string> {
  return findFreeSlug(on, userType, slugify(name), (isInTheWay) =>
    on
      .select({ slug: profileSlugs.slug })
      .from(profileSlugs)
      .where(and(eq(profileSlugs.userType, userType), isInTheWay(profileSlugs.slug))),
  );
}
