import { and, eq, sql } from "drizzle-orm";
import { type Connection, db } from "~/db/client.server";
import { type ReportedKind, reportSubjects } from "~/db/schema";
import type { Subject } from "./reported";

/** Stores what a report or decision is about, or updates its name and address. Returns its row's id. */
export async function storeSubject(on: Connection, { kind, id, name, path, concerns }: Subject): Promise<string> {
  const [kept] = await on
    .insert(reportSubjects)
    .values({ kind, contentId: id, name, path, concerns })
    .onConflictDoUpdate({
      target: [reportSubjects.kind, reportSubjects.contentId],
      set: { name, path: sql`coalesce(excluded.path, ${reportSubjects.path})`, concerns },
    })
    .returning({ id: reportSubjects.id });
  if (!kept) throw new Error("The subject was not stored");
  return kept.id;
}

/** The row of something that was reported or decided about; null when there is none. */
export async function findSubjectRow(kind: ReportedKind, contentId: string): Promise<string | null> {
  const isIt = and(eq(reportSubjects.kind, kind), eq(reportSubjects.contentId, contentId));
  const [found] = await db.select({ id: reportSubjects.id }).from(reportSubjects).where(isIt);
  return found?.id ?? null;
}
