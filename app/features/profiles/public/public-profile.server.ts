import { and, eq } from "drizzle-orm";
import { data, redirect } from "react-router";
import type { Viewer } from "~/auth/viewer";
import { db } from "~/db/client.server";
import { prepared } from "~/db/prepared.server";
import { favorites, profileSlugs, type UserType } from "~/db/schema";
import { isLiked, likeOf } from "~/features/profiles/liked.server";
import { profilePath } from "~/features/profiles/profile";
import { keptRead, type Reads } from "~/visible/kept-reads.server";
import { profilesSeenBy } from "~/visible/profiles.server";
import { ofPerson } from "~/visible/topics";

const selectByAnySlug = prepared((userType: UserType, slug: string, viewerId: string | null) => {
  const profiles = profilesSeenBy(viewerId);
  return db
    .select({
      id: profiles.id,
      userType: profiles.userType,
      name: profiles.name,
      slug: profiles.slug,
      title: profiles.title,
      location: profiles.location,
      bio: profiles.bio,
      skills: profiles.skills,
      branchen: profiles.branchen,
      portfolioHighlights: profiles.portfolioHighlights,
      avatarUrl: profiles.avatarUrl,
      memberSince: profiles.memberSince,
      completedProjects: profiles.completedProjects,
      responseTime: profiles.responseTime,
      favoriteCount: profiles.favoriteCount,
      acceptsMessages: profiles.acceptsMessages,
      reservesMining: profiles.reservesMining,
      isPublic: profiles.isPublic,
      createdAt: profiles.createdAt,
      updatedAt: profiles.updatedAt,
    })
    .from(profileSlugs)
    .innerJoin(profiles, eq(profiles.id, profileSlugs.profileId))
    .where(and(eq(profileSlugs.userType, userType), eq(profileSlugs.slug, slug)));
});

/** What everyone may see. An address that nobody has, or has no more, can become anyone's. */
const readProfile = keptRead(
  (profile, [_userType, slug]) => (profile?.slug === slug ? [ofPerson(profile.id)] : ["profiles"]),
  async (userType: UserType, slug: string) => (await selectByAnySlug(userType, slug, null))[0] ?? null,
);

/** One's own is always read anew, also while others do not see it. */
async function findProfile(userType: UserType, slug: string, viewer: Viewer | null, reads: Reads) {
  const isOwn = viewer?.userType === userType && viewer.slug === slug;
  const shown = isOwn ? null : await readProfile(reads, userType, slug);
  if (shown || !viewer) return shown;
  const [own] = await selectByAnySlug(userType, slug, viewer.id);
  return own ?? null;
}

/**
 * The profile at this address. An address from before a rename redirects permanently to the current one; `addressOf` is
 * that of a page below the profile.
 */
export async function getPublicProfile(
  userType: UserType,
  slug: string,
  viewer: Viewer | null,
  reads: Reads,
  addressOf = (current: string) => profilePath(userType, current),
) {
  const profile = await findProfile(userType, slug, viewer, reads);
  if (!profile) throw data(null, { status: 404 });
  if (profile.slug !== slug) throw redirect(addressOf(profile.slug), 301);
  return profile;
}

const selectForViewer = prepared((profileId: string, viewerId: string) => {
  const profiles = profilesSeenBy(viewerId);
  return db
    .select({
      isLiked,
      contactEmail: profiles.contactEmail,
      phone: profiles.phone,
      website: profiles.website,
    })
    .from(profiles)
    .leftJoin(favorites, likeOf(viewerId, profiles.id))
    .where(eq(profiles.id, profileId));
});

/** What only signed-in people get, and what differs between them. It is read for each page and never kept. */
export async function getForViewer(profileId: string, viewer: Viewer | null) {
  if (!viewer) return { isLiked: false, contact: null };
  const [found] = await selectForViewer(profileId, viewer.id);
  if (!found) throw data(null, { status: 404 });
  const { isLiked, ...contact } = found;
  return { isLiked, contact };
}

export type PublicProfile = Awaited<ReturnType<typeof selectByAnySlug>>[number];
