import { and, eq, or, sql } from "drizzle-orm";
import { firstFreeSlug, slugify } from "~/text/slug";
import type { Connection } from "./client.server";
import { profileSlugs, type UserType } from "./schema";

/** Two people may ask at the same moment: the unique constraint decides, and the second asks again. */
export async function findFreeProfileSlug(on: Connection, userType: UserType, name: string): Promise<string> {
  const wanted = slugify(name);
  const taken = await on
    .select({ slug: profileSlugs.slug })
    .from(profileSlugs)
    .where(
      and(
        eq(profileSlugs.userType, userType),
        or(eq(profileSlugs.slug, wanted), sql`${profileSlugs.slug} ~ ${`^${wanted}-[0-9]+$`}`),
      ),
    );
  return firstFreeSlug(
    wanted,
    taken.map((row) => row.slug),
  );
}
