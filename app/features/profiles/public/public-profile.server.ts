import { and, eq } from "drizzle-orm";
import { data, redirect } from "react-router";
import type { Viewer } from "~/auth/viewer";
import { db } from "~/db/client.server";
import { prepared } from "~/db/planned.server";
import { profileSlugs, type UserType } from "~/db/schema";
import { contactTexts } from "~/features/profiles/contact-texts.server";
import { listLiked } from "~/features/profiles/liked.server";
import { profilePath } from "~/features/profiles/profile";
import { signalFacts } from "~/features/profiles/signal-facts.server";
import { cachedRead, type Reads } from "~/visible/cached-reads.server";
import { contactSeenBy, profilesSeenBy } from "~/visible/profiles.server";
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
      callRecord: profiles.callRecord,
      availability: profiles.availability,
      availabilityDay: profiles.availabilityDay,
      availabilitySaidAt: profiles.availabilitySaidAt,
      favoriteCount: profiles.favoriteCount,
      acceptsMessages: profiles.acceptsMessages,
      reservesMining: profiles.reservesMining,
      isPublic: profiles.isPublic,
      mailDomain: profiles.mailDomain,
      createdAt: profiles.createdAt,
      updatedAt: profiles.updatedAt,
    })
    .from(profileSlugs)
    .innerJoin(profiles, eq(profiles.id, profileSlugs.profileId))
    .where(and(eq(profileSlugs.userType, userType), eq(profileSlugs.slug, slug)));
});

async function selectShown(userType: UserType, slug: string, viewerId: string | null) {
  const [row] = await selectByAnySlug(userType, slug, viewerId);
  if (!row) return null;
  const { mailDomain, responseTime, callRecord, availability, availabilityDay, availabilitySaidAt, ...profile } = row;
  return { ...profile, signals: signalFacts(row) };
}

/**
 * What everyone may see. Without a profile the result depends on all profiles, because an unused address can become
 * anyone's.
 */
const readProfile = cachedRead(
  (profile, [_userType, slug]) => (profile?.slug === slug ? [ofPerson(profile.id)] : ["profiles"]),
  async (userType: UserType, slug: string) => selectShown(userType, slug, null),
);

/** Reads the profile again for its viewer when others may not see it. */
async function findProfile(userType: UserType, slug: string, viewer: Viewer | null, reads: Reads) {
  const shown = await readProfile(reads, userType, slug);
  if (shown || !viewer) return shown;
  return selectShown(userType, slug, viewer.id);
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
  const profile = await findProfile(userType, slug.toLowerCase(), viewer, reads);
  if (!profile) throw data(null, { status: 404 });
  if (profile.slug !== slug) throw redirect(addressOf(profile.slug), 301);
  return profile;
}

async function selectContact(profileId: string, viewerId: string | null) {
  const seen = contactSeenBy(viewerId);
  const [contact] = await db
    .select({ contactEmail: seen.contactEmail, phone: seen.phone, website: seen.website })
    .from(seen)
    .where(eq(seen.id, profileId));
  return contact ? { ...contact, ...contactTexts(contact) } : null;
}

/** The same for all signed-in people, and for nobody else. */
const readContact = cachedRead(
  (_, [profileId]) => [ofPerson(profileId)],
  (profileId: string) => selectContact(profileId, null),
);

/** What only signed-in people get, and what differs between them. A like is read for each page, mostly with the session. */
export async function getForViewer(
  { id, userType, isPublic }: Pick<PublicProfile, "id" | "userType" | "isPublic">,
  viewer: Viewer | null,
  reads: Reads,
  isKnownAsLiked: boolean | null = null,
) {
  if (!viewer) return { isLiked: false, contact: null };
  const mayLike = userType === "kreative" && id !== viewer.id;
  const [contact, isLiked] = await Promise.all([
    isPublic ? readContact(reads, id) : selectContact(viewer.id, viewer.id),
    mayLike && (isKnownAsLiked ?? listLiked(viewer.id, [id]).then(({ length }) => length > 0)),
  ]);
  if (!contact) throw data(null, { status: 404 });
  return { isLiked, contact };
}

export type PublicProfile = NonNullable<Awaited<ReturnType<typeof selectShown>>>;
