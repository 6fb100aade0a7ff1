import { asc, desc, eq, isNull, sql } from "drizzle-orm";
import { data } from "react-router";
import { db } from "~/db/client.server";
import { decisions, objections, profiles, reportSubjects, reports } from "~/db/schema";
import { formatMoment } from "~/text/dates";

const maxShown = 100;

/** The objections that wait, oldest first. */
export async function listOpenObjections() {
  return db
    .select({
      id: reportSubjects.id,
      key: objections.id,
      kind: reportSubjects.kind,
      name: reportSubjects.name,
      concerned: profiles.name,
      outcome: decisions.outcome,
      isReporter: sql<boolean>`${objections.reportId} is not null`,
      at: objections.createdAt,
    })
    .from(objections)
    .innerJoin(decisions, eq(decisions.id, objections.decisionId))
    .innerJoin(reportSubjects, eq(reportSubjects.id, decisions.subjectId))
    .leftJoin(profiles, eq(profiles.id, reportSubjects.concerns))
    .where(isNull(objections.decidedAt))
    .orderBy(asc(objections.createdAt), asc(objections.id))
    .limit(maxShown);
}

export type OpenObjection = Awaited<ReturnType<typeof listOpenObjections>>[number];

/** All objections to decisions about a subject, newest first. Of a reporter only that it is one. */
export async function listObjectionsTo(subjectId: string) {
  return db
    .select({
      id: objections.id,
      isReporter: sql<boolean>`${objections.reportId} is not null`,
      outcome: decisions.outcome,
      decidedBy: decisions.decidedBy,
      concerns: reportSubjects.concerns,
      objectorId: reports.reporterId,
      text: objections.text,
      isUpheld: objections.isUpheld,
      answer: objections.answer,
      createdAt: objections.createdAt,
    })
    .from(objections)
    .innerJoin(decisions, eq(decisions.id, objections.decisionId))
    .innerJoin(reportSubjects, eq(reportSubjects.id, decisions.subjectId))
    .leftJoin(reports, eq(reports.id, objections.reportId))
    .where(eq(decisions.subjectId, subjectId))
    .orderBy(desc(objections.createdAt), desc(objections.id))
    .limit(maxShown);
}

export type ListedObjection = Awaited<ReturnType<typeof listObjectionsTo>>[number];

export async function getSubjectOfObjection(id: string) {
  const [found] = await db
    .select({ id: reportSubjects.id, kind: reportSubjects.kind, outcome: decisions.outcome })
    .from(objections)
    .innerJoin(decisions, eq(decisions.id, objections.decisionId))
    .innerJoin(reportSubjects, eq(reportSubjects.id, decisions.subjectId))
    .where(sql`${objections.id}::text = ${id}`);
  if (!found) throw data(null, { status: 404 });
  return found;
}

export const countOpenObjections = (): Promise<number> => db.$count(objections, isNull(objections.decidedAt));

/** Who answered an objection, and how, for a superadmin who was slower. */
export async function whoAnswered(id: string): Promise<string | undefined> {
  const [found] = await db
    .select({ name: profiles.name, isUpheld: objections.isUpheld, at: objections.decidedAt })
    .from(objections)
    .leftJoin(profiles, eq(profiles.id, objections.decidedBy))
    .where(sql`${objections.id}::text = ${id}`);
  if (!found?.at) return undefined;
  return `${found.name ?? "Jemand"} hat ihm am ${formatMoment(found.at)} ${found.isUpheld ? "stattgegeben" : "nicht stattgegeben"}.`;
}
