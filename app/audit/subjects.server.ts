import { and, eq, sql } from "drizzle-orm";
import { data } from "react-router";
import { type Connection, db } from "~/db/client.server";
import { type ReportedKind, reportSubjects } from "~/db/schema";
import type { Subject } from "./reported";

/** Stores what a report or decision is about, or updates its name and address. Returns its row's id. */
export async function storeSubject(on: Connection, { kind, id, name, path, concerns }: Subject): Promise<string> {
  const [stored] = await on
    .insert(reportSubjects)
    .values({ kind, contentId: id, name, path, concerns })
    .onConflictDoUpdate({
      target: [reportSubjects.kind, reportSubjects.contentId],
      set: { name, path: sql`coalesce(excluded.path, ${reportSubjects.path})`, concerns },
    })
    .returning({ id: reportSubjects.id });
  if (!stored) throw new Error("The subject was not stored");
  return stored.id;
}

/** The row of something that was reported or decided about; null when there is none. */
async function findSubjectRow(kind: ReportedKind, contentId: string): Promise<string | null> {
  const isIt = and(eq(reportSubjects.kind, kind), eq(reportSubjects.contentId, contentId));
  const [found] = await db.select({ id: reportSubjects.id }).from(reportSubjects).where(isIt);
  return found?.id ?? null;
}

/** The page of the reports of something that superadmins see nowhere else. */
export async function getReportedPath(kind: ReportedKind, contentId: string): Promise<string> {
  const subjectId = await findSubjectRow(kind, contentId);
  if (!subjectId) throw data(null, { status: 404 });
  return `/admin/meldungen/${subjectId}`;
}
