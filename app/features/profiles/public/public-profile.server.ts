import { and, eq } from "drizzle-orm";
import { data, redirect } from "react-router";
import type { Viewer } from "~/auth/viewer";
import { db } from "~/db/client.server";
import { favorites, profileSlugs, type UserType } from "~/db/schema";
import { isLiked, likeOf } from "~/features/profiles/liked.server";
import { profilePath } from "~/features/profiles/profile";
import { profilesSeenBy } from "~/visible/profiles.server";

async function findByAnySlug(userType: UserType, slug: string, viewer: Viewer | null) {
  const profiles = profilesSeenBy(viewer?.id ?? null);
  const [profile] = await db
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
    .leftJoin(favorites, likeOf(viewer?.id ?? null, profiles.id))
    .where(and(eq(profileSlugs.userType, userType), eq(profileSlugs.slug, slug)));
  return profile ?? null;
}

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
  const profile = await findByAnySlug(userType, slug, viewer);
  if (!profile) throw data(null, { status: 404 });
  if (profile.slug !== slug) throw redirect(addressOf(profile.slug), 301);
  return profile;
}

export type PublicProfile = NonNullable<Awaited<ReturnType<typeof findByAnySlug>>>;
