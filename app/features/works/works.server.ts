import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { prepared } from "~/db/planned.server";
import { type UserType, workSlugs } from "~/db/schema";
import { cachedRead, type Reads } from "~/visible/cached-reads.server";
import { ofPerson } from "~/visible/topics";
import { type visibleWorkPictures, visibleWorks, workPicturesSeenBy, worksSeenBy } from "~/visible/works.server";
import {
  canShowWorks,
  type LinkedWork,
  type ListedWork,
  type WorkCover,
  type WorkOfProfile,
  type WorkPicture,
} from "./work";

type SeenWorks = typeof visibleWorks;

/** The columns of a work in a list. */
export const listedOf = (seen: SeenWorks) => ({
  id: seen.id,
  slug: seen.slug,
  title: seen.title,
  year: seen.year,
  client: seen.client,
  isOwnProject: seen.isOwnProject,
  coverUrl: seen.coverUrl,
  coverWidth: seen.coverWidth,
  coverHeight: seen.coverHeight,
  coverPlaceholder: seen.coverPlaceholder,
  coverAlt: seen.coverAlt,
  coverFocalX: seen.coverFocalX,
  coverFocalY: seen.coverFocalY,
});

interface CoverColumns {
  coverUrl: string | null;
  coverWidth: number | null;
  coverHeight: number | null;
  coverPlaceholder: string | null;
  coverAlt: string | null;
  coverFocalX: number | null;
  coverFocalY: number | null;
}

/** Replaces the columns of the cover by the cover, or by null when the work has no picture. */
export function withCover<Row extends CoverColumns>(
  row: Row,
): Omit<Row, keyof CoverColumns> & { cover: WorkCover | null } {
  const { coverUrl, coverWidth, coverHeight, coverPlaceholder, coverAlt, coverFocalX, coverFocalY, ...work } = row;
  const size = { width: coverWidth ?? 1, height: coverHeight ?? 1 };
  const focal = { focalX: coverFocalX ?? 50, focalY: coverFocalY ?? 50 };
  return {
    ...work,
    cover: coverUrl ? { url: coverUrl, ...size, placeholder: coverPlaceholder, alt: coverAlt, ...focal } : null,
  };
}

export const inOrder = (seen: SeenWorks) => [asc(seen.position), desc(seen.id)];

/** The works on someone's public page, in their order. The owner also sees them while their profile is hidden. */
export const listWorksOf = (profileId: string, viewerId: string | null, reads: Reads): Promise<WorkOfProfile[]> =>
  profileId === viewerId ? readWorks(undefined, profileId, viewerId) : readWorks(reads, profileId, null);

const readWorks = cachedRead(
  (_, [profileId]) => [ofPerson(profileId)],
  (profileId: string, ownerId: string | null) => selectListed(profileId, ownerId),
);

const selectListed = async (profileId: string, viewerId: string | null): Promise<WorkOfProfile[]> =>
  (await selectWorksOf(profileId, viewerId)).map(withCover);

const selectWorksOf = prepared((profileId: string, viewerId: string | null) => {
  const seen = worksSeenBy(viewerId);
  return db
    .select({ ...listedOf(seen), headsProfile: seen.headsProfile })
    .from(seen)
    .where(and(eq(seen.userId, profileId), seen.published, sql`not ${seen.hidden}`))
    .orderBy(...inOrder(seen));
});

/** The person's works that everyone may see, to choose from. Null for people who do not show works. */
export const listWorksToOffer = async (viewer: { id: string; userType: UserType }): Promise<ListedWork[] | null> =>
  canShowWorks(viewer) ? selectListed(viewer.id, null) : null;

/** Of these works those that everyone may see now, by their id. */
export async function findLinkedWorks(ids: number[]): Promise<Record<number, LinkedWork>> {
  if (ids.length === 0) return {};
  const rows = await db
    .select({ ...listedOf(visibleWorks), ownerSlug: visibleWorks.ownerSlug })
    .from(visibleWorks)
    .where(inArray(visibleWorks.id, ids));
  return Object.fromEntries(rows.map((row) => [row.id, withCover(row)]));
}

/** The work at this address, which may be an earlier one. The owner also finds drafts and hidden works. */
export async function findWork(profileId: string, slug: string, viewerId: string | null) {
  const seen = worksSeenBy(viewerId);
  const [work] = await db
    .select({
      ...listedOf(seen),
      contribution: seen.contribution,
      skills: seen.skills,
      content: seen.content,
      link: seen.link,
      madeWithAi: seen.madeWithAi,
      published: seen.published,
      publishedAt: seen.publishedAt,
      hidden: seen.hidden,
      updatedAt: seen.updatedAt,
      isPublic: seen.isPublic,
    })
    .from(workSlugs)
    .innerJoin(seen, eq(seen.id, workSlugs.workId))
    .where(and(eq(workSlugs.userId, profileId), eq(workSlugs.slug, slug)));
  return work ? withCover(work) : null;
}

const pictureOf = (seen: typeof visibleWorkPictures) => ({
  id: seen.id,
  url: seen.url,
  width: seen.width,
  height: seen.height,
  placeholder: seen.placeholder,
  alt: seen.alt,
  caption: seen.caption,
  creator: seen.creator,
  credit: seen.credit,
  copyright: seen.copyright,
});

/** The pictures of a work in the creative's order. */
export async function listPicturesOf(workId: number, viewerId: string | null): Promise<WorkPicture[]> {
  const seen = workPicturesSeenBy(viewerId);
  return db.select(pictureOf(seen)).from(seen).where(eq(seen.workId, workId)).orderBy(asc(seen.position), asc(seen.id));
}

export type FoundWork = NonNullable<Awaited<ReturnType<typeof findWork>>>;
