import { and, eq, ne, or, sql } from "drizzle-orm";
import { builder } from "~/db/client.server";
import { profiles, type UserType, workCredits, workPictures, works } from "~/db/schema";
import { visibleProfiles } from "./profiles.server";

/** The columns of a work that others may read, with its creative's current name and its cover. */
const publicColumns = {
  id: works.id,
  userId: works.userId,
  slug: works.slug,
  title: works.title,
  year: works.year,
  client: works.client,
  isOwnProject: works.isOwnProject,
  contribution: works.contribution,
  skills: works.skills,
  content: works.content,
  link: works.link,
  madeWithAi: works.madeWithAi,
  position: works.position,
  published: works.published,
  publishedAt: works.publishedAt,
  hidden: works.hidden,
  createdAt: works.createdAt,
  updatedAt: works.updatedAt,
  isPublic: works.isPublic,
  headsProfile: works.headsProfile,
  searchTitle: works.searchTitle,
  searchText: works.searchText,
  ownerName: profiles.name,
  ownerSlug: sql<string>`${profiles.slug}`.as("owner_slug"),
  ownerTitle: sql<string | null>`${profiles.title}`.as("owner_title"),
  ownerUserType: profiles.userType,
  ownerAvatarUrl: profiles.avatarUrl,
  coverUrl: sql<string | null>`${workPictures.url}`.as("cover_url"),
  coverWidth: sql<number | null>`${workPictures.width}`.as("cover_width"),
  coverHeight: sql<number | null>`${workPictures.height}`.as("cover_height"),
  coverPlaceholder: sql<string | null>`${workPictures.placeholder}`.as("cover_placeholder"),
  coverAlt: sql<string | null>`${workPictures.alt}`.as("cover_alt"),
  coverFocalX: sql<number | null>`${workPictures.focalX}`.as("cover_focal_x"),
  coverFocalY: sql<number | null>`${workPictures.focalY}`.as("cover_focal_y"),
};

/** The columns of a work's picture that others may read. */
const publicPictureColumns = {
  id: workPictures.id,
  userId: workPictures.userId,
  workId: workPictures.workId,
  position: workPictures.position,
  url: workPictures.url,
  width: workPictures.width,
  height: workPictures.height,
  placeholder: workPictures.placeholder,
  alt: workPictures.alt,
  isDecorative: workPictures.isDecorative,
  caption: workPictures.caption,
  isCover: workPictures.isCover,
  focalX: workPictures.focalX,
  focalY: workPictures.focalY,
  creator: workPictures.creator,
  credit: workPictures.credit,
  copyright: workPictures.copyright,
};

const isVisible = sql`${works.isPublic}`;
const ofOwner = eq(profiles.id, works.userId);
const isCover = and(eq(workPictures.workId, works.id), sql`${workPictures.isCover}`);
const seenBy = (viewerId: string | null) => (viewerId ? or(isVisible, eq(works.userId, viewerId)) : isVisible);

/**
 * The works that this person may see: their own, and the published ones of people with a public profile that no
 * superadmin has hidden.
 */
export const worksSeenBy = (viewerId: string | null) =>
  builder
    .select(publicColumns)
    .from(works)
    .innerJoin(profiles, ofOwner)
    .leftJoin(workPictures, isCover)
    .where(seenBy(viewerId))
    .as("seen_works");

/** The works that everyone may see. */
export const visibleWorks = worksSeenBy(null);

/** The same without creatives and covers: what a search finds works by, so that it reads one table. */
export const findableWorks = builder
  .select({
    id: works.id,
    userId: works.userId,
    publishedAt: works.publishedAt,
    skills: works.skills,
    searchTitle: works.searchTitle,
    searchText: works.searchText,
  })
  .from(works)
  .where(isVisible)
  .as("seen_works");

/** The pictures of the works that this person may see. */
export const workPicturesSeenBy = (viewerId: string | null) =>
  builder
    .select(publicPictureColumns)
    .from(workPictures)
    .innerJoin(works, eq(works.id, workPictures.workId))
    .where(seenBy(viewerId))
    .as("seen_work_pictures");

/** The pictures that everyone may see. */
export const visibleWorkPictures = workPicturesSeenBy(null);

/**
 * The credits of the works that this person may see. Only confirmed members with a public profile come with it; others
 * are the text that the creative typed.
 */
export function creditsSeenBy(viewerId: string | null) {
  const isLinked = and(eq(visibleProfiles.id, workCredits.memberId), eq(workCredits.state, "confirmed"));
  return builder
    .select({
      id: workCredits.id,
      workId: workCredits.workId,
      kind: workCredits.kind,
      position: workCredits.position,
      role: workCredits.role,
      name: sql<string>`coalesce(${visibleProfiles.name}, ${workCredits.name})`.as("credited_name"),
      /** The words that the client confirmed. The work may have changed since. */
      namedAs: sql<string>`${workCredits.name}`.as("named_as"),
      slug: sql<string | null>`${visibleProfiles.slug}`.as("member_slug"),
      userType: sql<UserType | null>`${visibleProfiles.userType}`.as("member_type"),
    })
    .from(workCredits)
    .innerJoin(works, eq(works.id, workCredits.workId))
    .leftJoin(visibleProfiles, isLinked)
    .where(and(ne(workCredits.state, "refused"), seenBy(viewerId)))
    .as("seen_credits");
}
