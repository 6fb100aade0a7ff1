import { and, desc, eq, getTableColumns, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { data } from "react-router";
import { findChosen } from "~/audit/find-chosen.server";
import { beganSince } from "~/db/began-since";
import { db } from "~/db/client.server";
import { countSome } from "~/db/count-some.server";
import { isOnEarlierTerms } from "~/db/earlier-terms";
import { pageOf } from "~/db/newest-first";
import { pageSizes } from "~/db/page-sizes";
import { isRecommended } from "~/db/recommended";
import { profiles } from "~/db/schema";
import { alsoAsDomain, isLike, isShortWord, likeText, searchWords } from "~/db/text-search";
import { uuidOf } from "~/http/id-of";
import { queryIn, sinceIn } from "~/http/list-address";
import { formatDay } from "~/text/dates";
import { type Stand, standOf } from "./stand";

const everything = { ...getTableColumns(profiles), isRecommended: isRecommended(profiles) };

/** Everything that a superadmin sees of a profile, in any state. */
export async function getProfileForSuperadmin(id: string) {
  const [profile] = uuidOf(id) ? await db.select(everything).from(profiles).where(eq(profiles.id, id)) : [];
  if (!profile) throw data(null, { status: 404 });
  return profile;
}

export const findChosenProfiles = (ids: string[]) => findChosen(profiles, profiles.name, ids);

/** What everyone with a role reads of a profile: what its public page shows, and its state. */
export const headOf = (profile: Awaited<ReturnType<typeof getProfileForSuperadmin>>) => ({
  id: profile.id,
  name: profile.name,
  slug: profile.slug,
  userType: profile.userType,
  avatarUrl: profile.avatarUrl,
  profileStatus: profile.profileStatus,
  hiddenBySuperadmin: profile.hiddenBySuperadmin,
  emailVerified: profile.emailVerified,
  isPublic: profile.isPublic,
  isRecommended: profile.isRecommended,
  featuredUntil: profile.featuredUntil,
  since: formatDay(profile.memberSince),
});

/**
 * Matches one or two letters only at the start of a name. An index for other matches would slow down every like,
 * because a like updates the profile.
 */
function holds(words: string[]): SQL[] {
  const isPrefix = words.every(isShortWord);
  return words.map((word, position) =>
    isPrefix && position === 0
      ? sql`search_fold(${profiles.name}) like search_fold(${likeText(word)}) || '%'`
      : alsoAsDomain(word, (spelling) => isLike(searched, spelling)),
  );
}

const neverIn = (table: string, column: string, which = sql`true`) =>
  sql`not exists (select from ${sql.identifier(table)} as done where done.${sql.identifier(column)} = ${profiles.id} and ${which})`;

const isPictured = and(eq(profiles.emailVerified, true), isNotNull(profiles.avatarUrl));
const never = {
  like: neverIn("favorites", "user_id"),
  work: neverIn("works", "user_id", sql`done.published`),
  post: neverIn("posts", "user_id"),
  offer: neverIn("offers", "sender_id"),
};

/** Who is at a step of the way from the registration to the first act, and has not taken the next one. */
const stands: Record<Stand, SQL | undefined> = {
  unbestaetigt: eq(profiles.emailVerified, false),
  "ohne-bild": and(eq(profiles.emailVerified, true), isNull(profiles.avatarUrl)),
  "ohne-like": and(isPictured, never.like),
  "ohne-arbeit": and(isPictured, never.work),
  "ohne-post": and(isPictured, never.post),
  "ohne-angebot": and(isPictured, never.offer),
  still: and(isPictured, ...Object.values(never)),
};

/** What the address of the list says. */
export const profilesIn = (search: URLSearchParams) => ({
  query: queryIn(search),
  onEarlierTerms: search.get("agb") === "frueher",
  stand: standOf(search.get("stand")),
  since: sinceIn(search),
});

interface Wanted {
  query?: string;
  after?: string | null;
  /** Only people who stay with earlier terms. */
  onEarlierTerms?: boolean;
  stand?: Stand | null;
  since?: string | null;
  limit?: number;
}

const searched = sql`search_fold(${profiles.name} || ' ' || ${profiles.email})`;

/** How many people declined new terms and stay with earlier ones. */
export const countOnEarlierTerms = (): Promise<number> => db.$count(profiles, isOnEarlierTerms);

const matching = ({ query = "", onEarlierTerms = false, stand, since = null }: Wanted): (SQL | undefined)[] => [
  ...holds(searchWords(query)),
  onEarlierTerms ? isOnEarlierTerms : undefined,
  stand ? stands[stand] : undefined,
  beganSince(profiles.createdAt, since),
];

/** How many profiles match, as far as lists count. */
export const countProfiles = (wanted: Wanted) => countSome(profiles, and(...matching(wanted)));

/** All profiles, newest first, including hidden, blocked and unconfirmed ones. */
export async function listAllProfiles({ after, limit = pageSizes.profilesForSuperadmins, ...wanted }: Wanted) {
  const isAfter = uuidOf(after)
    ? sql`(${profiles.createdAt}, ${profiles.id}) < (select created_at, id from profiles where id = ${after})`
    : undefined;
  const rows = await db
    .select({
      id: profiles.id,
      name: profiles.name,
      email: profiles.email,
      userType: profiles.userType,
      profileStatus: profiles.profileStatus,
      hiddenBySuperadmin: profiles.hiddenBySuperadmin,
      emailVerified: profiles.emailVerified,
      isSuperadmin: profiles.isSuperadmin,
      onEarlierTerms: sql<boolean>`${isOnEarlierTerms}`,
      createdAt: profiles.createdAt,
    })
    .from(profiles)
    .where(and(...matching(wanted), isAfter))
    .orderBy(desc(profiles.createdAt), desc(profiles.id))
    .limit(limit + 1);
  const { rows: found, next } = pageOf(rows, limit, ({ id }) => id);
  return { profiles: found, next };
}
