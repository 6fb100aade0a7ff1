import { parseWithZod } from "@conform-to/zod/v4";
import { and, eq, gt, isNull, ne, sql } from "drizzle-orm";
import { redirect } from "react-router";
import { type Objector, readObjectionLink } from "~/audit/objection-link.server";
import { titleOf } from "~/audit/reported";
import { db } from "~/db/client.server";
import { decisions, objections, reportSubjects, reports } from "~/db/schema";
import { type Problem, refused } from "~/http/answer";
import { formFailed } from "~/http/failed-write.server";
import { orNull } from "~/http/or-empty.server";
import { countTry, secondsUntilNextTry, tooManyTriesText } from "~/http/rate-limit.server";
import { objectionSchema } from "./objection";

/** A person concerned can't object to a decision that changed nothing, nor a reporter to one about other reports. */
const isOf = ({ decisionId, reportId }: Objector) =>
  and(
    sql`${decisions.id}::text = ${decisionId}`,
    reportId
      ? sql`exists (select from ${reports} where id::text = ${reportId} and subject_id = ${decisions.subjectId})`
      : ne(decisions.outcome, "none"),
  );

const isObjectionOf = ({ reportId }: Objector) =>
  and(
    eq(objections.decisionId, decisions.id),
    reportId ? sql`${objections.reportId}::text = ${reportId}` : isNull(objections.reportId),
  );

/** The decision of a link, and the objection that this person has made. Null for a forged link. */
export async function findObjectable(query: URLSearchParams) {
  const objector = readObjectionLink(query);
  if (!objector) return null;
  const [found] = await db
    .select({
      outcome: decisions.outcome,
      facts: decisions.facts,
      ground: decisions.ground,
      decidedAt: decisions.decidedAt,
      objectionUntil: decisions.objectionUntil,
      isOpen: sql<boolean>`${decisions.objectionUntil} > now() and ${decisions.revokedAt} is null`,
      kind: reportSubjects.kind,
      name: reportSubjects.name,
      text: objections.text,
      answer: objections.answer,
      isUpheld: objections.isUpheld,
      objectedAt: objections.createdAt,
    })
    .from(decisions)
    .innerJoin(reportSubjects, eq(reportSubjects.id, decisions.subjectId))
    .leftJoin(objections, isObjectionOf(objector))
    .where(isOf(objector));
  if (!found) return null;
  const isReporter = objector.reportId !== null;
  // Why something was done is between us and the person concerned.
  const reasons = isReporter && found.outcome !== "none" ? { facts: null, ground: null } : {};
  return { ...found, ...reasons, title: titleOf(found), isReporter };
}

const tooMany = (wait: number): Problem => ({ title: "Zu viele Einsprüche", text: tooManyTriesText(wait) });

/** What would refuse an objection now, so that the page says it before anybody writes. */
export const whyNoObjection = (clientAddress: string): Promise<Problem | null> =>
  orNull(async () => {
    const wait = await secondsUntilNextTry("objection-address", clientAddress);
    return wait ? tooMany(wait) : null;
  }, "whether an objection is allowed");

/** Stores an objection once. The form that is sent again leads to the same page. */
export async function sendObjection(request: Request, form: FormData, clientAddress: string) {
  const { searchParams, search } = new URL(request.url);
  const submission = parseWithZod(form, { schema: objectionSchema });
  if (submission.status !== "success") return refused(submission.reply());
  const objector = readObjectionLink(searchParams);
  try {
    const wait = await countTry("objection-address", clientAddress);
    if (wait) {
      return refused(submission.reply(), tooMany(wait), 429);
    }
    if (!objector || !(await storeObjection(objector, submission.value.text)))
      return refused(submission.reply(), { title: "Für diesen Einspruch ist die Frist vorbei" }, 410);
  } catch (error) {
    return formFailed(submission.reply(), error, "could not store an objection", {
      title: "Fehler beim Senden des Einspruchs",
    });
  }
  return redirect(`/einspruch${search}`, 303);
}

function storeObjection(objector: Objector, text: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [decision] = await tx
      .select({ id: decisions.id })
      .from(decisions)
      .where(and(isOf(objector), gt(decisions.objectionUntil, sql`now()`), isNull(decisions.revokedAt)))
      .for("update");
    if (!decision) return false;
    const { reportId } = objector;
    await tx.insert(objections).values({ decisionId: decision.id, reportId, text }).onConflictDoNothing();
    return true;
  });
}
