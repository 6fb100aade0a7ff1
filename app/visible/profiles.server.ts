import { and, eq, not, or, sql } from "drizzle-orm";
import { builder } from "~/db/client.server";
import { profiles } from "~/db/schema";

/**
 * The columns of a profile that others may read, without contact data. A new column is private until it is listed here.
 */
const publicColumns = {
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
  featured: profiles.featured,
  featuredUntil: profiles.featuredUntil,
  isPublic: profiles.isPublic,
  createdAt: profiles.createdAt,
  updatedAt: profiles.updatedAt,
  activeAt: profiles.activeAt,
  searchText: profiles.searchText,
  mailDomain: profiles.mailDomain,
};

const isVisible = sql`${profiles.isPublic}`;

/** The profiles that everyone may see: active, with a confirmed address. Select from it or join it like a table. */
export const visibleProfiles = builder.select(publicColumns).from(profiles).where(isVisible).as("visible_profiles");

/** The visible profiles whose visits show their name. */
export const namedVisitors = builder
  .select(publicColumns)
  .from(profiles)
  .where(and(isVisible, not(profiles.visitsUnnamed)))
  .as("named_visitors");

const seenBy = (viewerId: string | null) => (viewerId ? or(isVisible, eq(profiles.id, viewerId)) : isVisible);

/** The profiles that this person may see: the visible ones and their own. */
export const profilesSeenBy = (viewerId: string | null) =>
  builder.select(publicColumns).from(profiles).where(seenBy(viewerId)).as("seen_profiles");

/** The contact data of the same, for signed-in people only. Without a viewer, what all of them may see. */
export const contactSeenBy = (viewerId: string | null) =>
  builder
    .select({
      id: profiles.id,
      contactEmail: profiles.contactEmail,
      phone: profiles.phone,
      website: profiles.website,
    })
    .from(profiles)
    .where(seenBy(viewerId))
    .as("seen_contact");

/** The profiles that messages can reach, with their mail address, which stays on the server. */
export const reachableProfiles = builder
  .select({ ...publicColumns, address: profiles.email })
  .from(profiles)
  .where(isVisible)
  .as("reachable_profiles");
