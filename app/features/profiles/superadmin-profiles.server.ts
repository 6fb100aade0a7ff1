import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { data } from "react-router";
import { db } from "~/db/client.server";
import { profiles } from "~/db/schema";

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Everything of a profile that a superadmin sees, whatever its state. */
export async function getProfileForSuperadmin(id: string) {
  const [profile] = uuid.test(id) ? await db.select().from(profiles).where(eq(profiles.id, id)) : [];
  if (!profile) throw data(null, { status: 404 });
  return profile;
}

interface Wanted {
  query?: string;
  after?: string | null;
  limit?: number;
}

const searched = sql`search_fold(${profiles.name} || ' ' || ${profiles.email})`;

/** All profiles, the newest first; the hidden, the blocked and the unconfirmed too. */
export async function listAllProfiles({ query = "", after, limit = 30 }: Wanted) {
  const conditions: (SQL | undefined)[] = [
    query ? sql`${searched} like '%' || search_fold(${query.replace(/[\\%_]/g, "\\$&")}) || '%'` : undefined,
    after && uuid.test(after)
      ? sql`(${profiles.createdAt}, ${profiles.id}) < (select created_at, id from profiles where id = ${after})`
      : undefined,
  ];
  const rows = await db
    .select({
      id: profiles.id,
      name: profiles.name,
      email: profiles.email,
      userType: profiles.userType,
      profileStatus: profiles.profileStatus,
      emailVerified: profiles.emailVerified,
      isSuperadmin: profiles.isSuperadmin,
      createdAt: profiles.createdAt,
    })
    .from(profiles)
    .where(and(...conditions))
    .orderBy(desc(profiles.createdAt), desc(profiles.id))
    .limit(limit + 1);
  const found = rows.slice(0, limit);
  return { profiles: found, next: rows.length > limit ? (found.at(-1)?.id ?? null) : null };
}
