import { asc, desc, eq, sql } from "drizzle-orm";
import { data } from "react-router";
import { recordAct } from "~/audit/audit.server";
import type { Basis } from "~/audit/basis";
import { recordDecision } from "~/audit/decisions.server";
import { actNotice, type Statement } from "~/audit/notices";
import type { Viewer } from "~/auth/viewer";
import { type Connection, db, type Transaction } from "~/db/client.server";
import { profiles, workPictures, works } from "~/db/schema";
import { clearDropped, dropFiles, keysOf } from "~/images/pictures.server";
import { sendMail } from "~/mail/mail.server";
import { settings } from "~/settings.server";
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
  ownerId: works.userId,
  ownerName: profiles.name,
  ownerEmail: profiles.email,
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

/** A work in any state with its pictures, for a superadmin. */
export async function getWorkForSuperadmin(id: number | null) {
  const [work] = await selectWork(db, id);
  if (!work) throw data(null, { status: 404 });
  return { ...work, pictures: await selectPictures(db, work.id) };
}

export function listWorksForSuperadmin(ownerId: string) {
  return db
    .select({ id: works.id, title: works.title, hidden: works.hidden })
    .from(works)
    .where(eq(works.userId, ownerId))
    .orderBy(asc(works.position), desc(works.id));
}

async function lockWork(tx: Transaction, id: number | null) {
  const [work] = await selectWork(tx, id).for("update", { of: works });
  if (!work) throw data(null, { status: 404 });
  return work;
}

type Work = Awaited<ReturnType<typeof lockWork>>;

interface Told {
  act: "work.hide" | "work.show" | "work.delete";
  reason: string;
  statement?: Statement;
}

const tellOwner = (tx: Transaction, { title, ownerName: name, ownerEmail }: Work, told: Told) =>
  sendMail(tx, ownerEmail, actNotice({ name, what: `Ihre Arbeit „${title}“`, ...told }, settings));

const subjectOf = ({ id, title, ownerId }: Work) =>
  ({ subject: { type: "work", id, name: title }, concerns: ownerId }) as const;

const reportedOf = ({ id, slug, title, ownerId, ownerSlug }: Work) =>
  ({ kind: "work", id: `${id}`, name: title, path: workPath(ownerSlug, slug), concerns: ownerId }) as const;

/** Returns false when the work is already in this state, so that nobody gets a second mail. */
export function setWorkHidden(
  viewer: Viewer,
  id: number | null,
  hidden: boolean,
  reason: string,
  basis: Basis = {},
): Promise<boolean> {
  return (basis.on ?? db).transaction(async (tx) => {
    const work = await lockWork(tx, id);
    if (work.hidden === hidden) return false;
    await tx.update(works).set({ hidden }).where(eq(works.id, work.id));
    const act = hidden ? "work.hide" : "work.show";
    await recordAct(tx, viewer, { action: act, ...subjectOf(work), reason });
    const decided = { outcome: "hide" as const, subject: reportedOf(work), facts: reason, ...basis };
    const statement = hidden ? await recordDecision(tx, viewer, decided) : undefined;
    if (!basis.isTold) await tellOwner(tx, work, { act, reason, statement });
    return true;
  });
}

/** Deletes the work together with its pictures. */
export async function deleteWorkForReason(viewer: Viewer, id: number | null, reason: string, basis: Basis = {}) {
  const ownerId = await (basis.on ?? db).transaction(async (tx) => {
    const work = await lockWork(tx, id);
    const pictures = await selectPictures(tx, work.id);
    await tx.delete(works).where(eq(works.id, work.id));
    await dropFiles(
      tx,
      pictures.flatMap(({ url }) => keysOf(url, workWidths)),
    );
    const before = { Titel: work.title, Text: work.content, Bilder: pictures.length, Von: work.ownerName };
    await recordAct(tx, viewer, { action: "work.delete", ...subjectOf(work), before, reason });
    const decided = { outcome: "delete" as const, subject: reportedOf(work), facts: reason, ...basis };
    await tellOwner(tx, work, { act: "work.delete", reason, statement: await recordDecision(tx, viewer, decided) });
    return work.ownerId;
  });
  await clearDropped();
  return ownerId;
}
