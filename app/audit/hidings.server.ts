import { and, eq, inArray, isNull } from "drizzle-orm";
import { db } from "~/db/client.server";
import { decisions, type ReportedKind, reportSubjects } from "~/db/schema";
import { objectionUrlOf } from "./objection-link.server";

/** Why something of a person was hidden, and where that person can object. */
export interface Hiding {
  /** Null once it is no longer stored. */
  reason: string | null;
  /** Null after the time to object. */
  objectionUrl: string | null;
}

export const unexplained: Hiding = { reason: null, objectionUrl: null };

/** Why these things are hidden, by their ids, for their owner. */
export async function findHidings(kind: ReportedKind, contentIds: string[]): Promise<Map<string, Hiding>> {
  if (contentIds.length === 0) return new Map();
  const rows = await db
    .select({
      id: decisions.id,
      of: reportSubjects.contentId,
      reason: decisions.facts,
      until: decisions.objectionUntil,
    })
    .from(decisions)
    .innerJoin(reportSubjects, eq(reportSubjects.id, decisions.subjectId))
    .where(
      and(
        eq(reportSubjects.kind, kind),
        inArray(reportSubjects.contentId, contentIds),
        eq(decisions.outcome, "hide"),
        isNull(decisions.revokedAt),
      ),
    )
    .orderBy(decisions.decidedAt);
  return new Map(
    rows.map(({ id, of, reason, until }) => [
      of ?? "",
      { reason, objectionUrl: until > new Date() ? objectionUrlOf({ decisionId: id, reportId: null }) : null },
    ]),
  );
}

/** Something of a person that superadmins have hidden, with the page that shows it to its owner. */
export interface HiddenContent {
  kind: ReportedKind;
  id: number;
  name: string;
  path: string;
  hiding: Hiding;
}

/** Adds to each why it is hidden. */
export async function explainHidden(contents: Omit<HiddenContent, "hiding">[]): Promise<HiddenContent[]> {
  const kinds = [...new Set(contents.map(({ kind }) => kind))];
  const found = await Promise.all(
    kinds.map((kind) =>
      findHidings(
        kind,
        contents.filter((one) => one.kind === kind).map(({ id }) => `${id}`),
      ),
    ),
  );
  return contents.map((one) => ({
    ...one,
    hiding: found[kinds.indexOf(one.kind)]?.get(`${one.id}`) ?? unexplained,
  }));
}
