import { and, asc, desc, eq, isNotNull, isNull, max, or } from "drizzle-orm";
import type { Viewer } from "~/auth/viewer";
import { type Connection, db } from "~/db/client.server";
import { prepared } from "~/db/planned.server";
import { workPictures, works } from "~/db/schema";
import { worksSeenBy } from "~/visible/works.server";
import { canShowWorks, editWorkPath, workFromOrderPath, workPath } from "../work";
import { inOrder, listedOf, withCover } from "../works.server";
import type { Publication } from "./saved-toast";

/** The columns of a picture in its owner's form. */
export const ownPictureColumns = {
  id: workPictures.id,
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
  copyright: workPictures.copyright,
};

/** Someone's own works in their order, also drafts and those that a superadmin has hidden. */
export async function listOwnWorks(ownerId: string) {
  const rows = await selectOwnWorks(ownerId);
  return rows.map(withCover);
}

const selectOwnWorks = prepared((ownerId: string) => {
  const seen = worksSeenBy(ownerId);
  return db
    .select({ ...listedOf(seen), published: seen.published, hidden: seen.hidden, headsProfile: seen.headsProfile })
    .from(seen)
    .where(eq(seen.userId, ownerId))
    .orderBy(...inOrder(seen));
});

/** A creative's own work with the columns that its form fills. */
export async function findOwnWork(ownerId: string, id: number, on: Connection = db) {
  const [work] = await on
    .select({
      id: works.id,
      slug: works.slug,
      published: works.published,
      rightsConfirmedAt: works.rightsConfirmedAt,
      title: works.title,
      year: works.year,
      client: works.client,
      isOwnProject: works.isOwnProject,
      contribution: works.contribution,
      skills: works.skills,
      content: works.content,
      link: works.link,
      madeWithAi: works.madeWithAi,
    })
    .from(works)
    .where(and(eq(works.id, id), eq(works.userId, ownerId)));
  return work ?? null;
}

/** Leads a creative to the newest work of an order, or to the form that begins it. */
export async function workOfOrder(viewer: Viewer, orderId: string) {
  if (!canShowWorks(viewer)) return null;
  const [work] = await db
    .select({ id: works.id, slug: works.slug, isPublic: works.isPublic })
    .from(works)
    .where(and(eq(works.orderId, orderId), eq(works.userId, viewer.id)))
    .orderBy(desc(works.id))
    .limit(1);
  if (!work) return { to: workFromOrderPath(orderId), label: "Als Arbeit zeigen" };
  if (work.isPublic) return { to: workPath(viewer.slug, work.slug), label: "Zur Arbeit" };
  return { to: editWorkPath(work.id), label: "Arbeit bearbeiten" };
}

/** The number of someone's newest work, 0 without any. */
export async function findNewestWork(ownerId: string): Promise<number> {
  const [row] = await db
    .select({ newest: max(works.id) })
    .from(works)
    .where(eq(works.userId, ownerId));
  return row?.newest ?? 0;
}

export async function findPublication(ownerId: string, id: number): Promise<Publication | null> {
  const { published, hidden, isPublic } = works;
  const isOwn = and(eq(works.id, id), eq(works.userId, ownerId));
  const [work] = await db.select({ published, hidden, isPublic }).from(works).where(isOwn);
  return work ?? null;
}

/** The pictures that a form may show: those of the work, and uploaded ones that no work has yet. */
export async function listPicturesForForm(ownerId: string, workId: number | null, on: Connection = db) {
  const isOfWork = workId === null ? undefined : eq(workPictures.workId, workId);
  const rows = await on
    .select({ ...ownPictureColumns, workId: workPictures.workId })
    .from(workPictures)
    .where(and(eq(workPictures.userId, ownerId), or(isNull(workPictures.workId), isOfWork)))
    .orderBy(asc(workPictures.position), asc(workPictures.id));
  return rows.map(({ workId, ...picture }) => ({ ...picture, isUsed: workId !== null }));
}

/** The pictures that the last confirmation of the rights covers. */
export async function listConfirmedPictures(ownerId: string, workId: number): Promise<number[]> {
  const rows = await db
    .select({ id: workPictures.id })
    .from(workPictures)
    .innerJoin(works, eq(works.id, workPictures.workId))
    .where(and(eq(works.id, workId), eq(works.userId, ownerId), isNotNull(works.rightsConfirmedAt)));
  return rows.map(({ id }) => id);
}

export type OwnWork = Awaited<ReturnType<typeof listOwnWorks>>[number];
export type OwnPicture = Omit<Awaited<ReturnType<typeof listPicturesForForm>>[number], "isUsed">;
export type FormPicture = Awaited<ReturnType<typeof listPicturesForForm>>[number];
