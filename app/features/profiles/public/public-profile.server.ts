import { and, eq } from "drizzle-orm";
import { data, redirect } from "react-router";
import type { Viewer } from "~/auth/viewer";
import { db } from "~/db/client.server";
import { prepared } from "~/db/prepared.server";
import { favorites, profileSlugs, type UserType } from "~/db/schema";
import { isLiked, likeOf } from "~/features/profiles/liked.server";
import { profilePath } from "~/features/profiles/profile";
import { profilesSeenBy } from "~/visible/profiles.server";

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
      isLiked,
      contactEmail: profiles.contactEmail,
      phone: profiles.phone,
      website: profiles.website,
    })
    .from(profileSlugs)
    .innerJoin(profiles, eq(profiles.id, profileSlugs.profileId))
    .leftJoin(favorites, likeOf(viewerId, profiles.id))
    .where(and(eq(profileSlugs.userType, userType), eq(profileSlugs.slug, slug)));
});

/**
 * The profile at this address. An address from before a rename redirects permanently to the current one; `addressOf` is
 * that of a page below the profile.
 */
export async function getPublicProfile(
  userType: UserType,
  slug: string,
  viewer: Viewer | null,
  addressOf = (current: string) => profilePath(userType, current),
) {
  const [profile] = await selectByAnySlug(userType, slug, viewer?.id ?? null);
  if (!profile) throw data(null, { status: 404 });
  if (profile.slug !== slug) throw redirect(addressOf(profile.slug), 301);
  return profile;
}

export type PublicProfile = Awaited<ReturnType<typeof selectByAnySlug>>[number];
