import { and, asc, desc, eq, sql } from "drizzle-orm";
import { data } from "react-router";
import { findChosen } from "~/audit/find-chosen.server";
import { moderationOf, ownerColumns } from "~/audit/moderation.server";
import type { Viewer } from "~/auth/viewer";
import { type Connection, db } from "~/db/client.server";
import { profiles, reportSubjects, workPictures, works } from "~/db/schema";
import { dropFiles, keysOf } from "~/images/pictures.server";
import { refreshWork } from "~/search-index/refresh.server";
import { workPath, workWidths } from "../work";

const columns = {
  id: works.id,
  slug: works.slug,
  title: works.title,
  year: works.year,
  client: works.client,
  content: works.content,
  link: works.link,
  published: works.published,
  hidden: works.hidden,
  createdAt: works.createdAt,
  ...ownerColumns,
  ownerSlug: profiles.slug,
};

const selectWork = (on: Connection, id: number | null) =>
  on
    .select(columns)
    .from(works)
    .innerJoin(profiles, eq(profiles.id, works.userId))
    .where(id === null ? sql`false` : eq(works.id, id));

const selectPictures = (on: Connection, id: number) =>
  on
    .select({
      url: workPictures.url,
      alt: workPictures.alt,
      caption: workPictures.caption,
      width: workPictures.width,
      height: workPictures.height,
    })
    .from(workPictures)
    .where(eq(workPictures.workId, id))
    .orderBy(asc(workPictures.position), asc(workPictures.id));

/** A work in any state with its pictures, for a superadmin; others who decide see drafts only when they were reported. */
export async function getWorkForSuperadmin(id: number | null, { isSuperadmin }: Pick<Viewer, "isSuperadmin">) {
  const [work] = await selectWork(db, id);
  if (!work) throw data(null, { status: 404 });
  const isOfWork = and(eq(reportSubjects.kind, "work"), eq(reportSubjects.contentId, `${work.id}`));
  if (!isSuperadmin && !work.published && (await db.$count(reportSubjects, isOfWork)) === 0)
    throw data(null, { status: 404 });
  return { ...work, pictures: await selectPictures(db, work.id) };
}

export function listWorksForSuperadmin(ownerId: string, { isSuperadmin }: Pick<Viewer, "isSuperadmin">) {
  return db
    .select({ id: works.id, title: works.title, hidden: works.hidden })
    .from(works)
    .where(and(eq(works.userId, ownerId), isSuperadmin ? undefined : works.published))
    .orderBy(asc(works.position), desc(works.id));
}

export const findChosenWorks = (ids: string[], { isSuperadmin }: Pick<Viewer, "isSuperadmin">) =>
  findChosen(works, works.title, ids, isSuperadmin ? undefined : sql`${works.published}`);

export const { setHidden: setWorkHidden, deleteForReason: deleteWorkForReason } = moderationOf({
  kind: "work",
  lock: (tx, id: number | null) => selectWork(tx, id).for("update", { of: works }),
  nameOf: ({ title }) => title,
  pathOf: ({ ownerSlug, slug }) => workPath(ownerSlug, slug),
  async setHidden(tx, { id, ownerId }, hidden) {
    await tx.update(works).set({ hidden }).where(eq(works.id, id));
    await refreshWork(tx, id, ownerId);
  },
  async remove(tx, { id, title, content, ownerId, ownerName }) {
    const pictures = await selectPictures(tx, id);
    await tx.delete(works).where(eq(works.id, id));
    await dropFiles(
      tx,
      pictures.flatMap(({ url }) => keysOf(url, workWidths)),
    );
    await refreshWork(tx, id, ownerId);
    return { Titel: title, Text: content, Bilder: pictures.length, Von: ownerName };
  },
});
