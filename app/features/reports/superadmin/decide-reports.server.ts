import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "react-router";
import { NotDone } from "~/audit/act-on-many.server";
import type { Basis } from "~/audit/basis";
import { DecidedMeanwhile, whoDecided } from "~/audit/decisions.server";
import { outcomes } from "~/audit/grounds";
import type { Viewer } from "~/auth/viewer";
import type { ReportedKind, ReportReason } from "~/db/schema";
import { refused } from "~/http/answer";
import { formFailed } from "~/http/failed-write.server";
import { redirectWithToast } from "~/http/toast.server";
import { type Answer, decisionSchema, mayAnswer, outcomeOf, outcomesFor } from "./decide";
import { dismissReports, leaveAsItIs } from "./dismiss.server";
import { getReported, type Reported } from "./reported.server";
import { warnAbout } from "./warn.server";

/** The ids of the content and of the account concerned; empty when it is gone. */
interface ActsOn {
  id: string;
  accountId: string;
}

/** Does something because of reports. Returns false when it was done before. */
export type Act = (viewer: Viewer, on: ActsOn, reason: string, basis: Basis) => Promise<unknown>;
export type Acts = Record<ReportedKind, Partial<Record<Answer, Act>>>;

/** Decides about chosen open reports. If several superadmins decide at the same time, one decision counts, and the others read who made it. */
export async function decideReports(viewer: Viewer, subjectId: string, form: FormData, acts: Acts) {
  const submission = parseWithZod(form, { schema: decisionSchema });
  if (submission.status !== "success") return refused(submission.reply());
  const { outcome } = submission.value;
  const subject = await getReported(subjectId);
  try {
    const isDecided = await decide(viewer, subject, submission.value, acts);
    if (!isDecided) {
      const fieldErrors = { reasons: ["Bitte wählen Sie, welche Meldungen Sie beantworten"] };
      return refused(submission.reply({ fieldErrors }));
    }
  } catch (error) {
    if (error instanceof NotDone)
      return refused(submission.reply(), { title: "Das geht nicht mehr", text: error.message }, 409);
    return formFailed(submission.reply(), error, "could not decide about a report", {
      title: "Fehler beim Entscheiden",
    });
  }
  const title =
    outcome === "as-before" ? "Frühere Entscheidung gilt weiter" : `Entschieden: ${outcomes[outcomeOf(outcome)]}`;
  return redirectWithToast("/admin/meldungen", { title });
}

interface Decision extends Pick<Basis, "ground"> {
  outcome: Answer;
  reason: string;
  reasons: ReportReason[];
}

/** Returns false when it is not said which of several reasons the decision answers. */
async function decide(viewer: Viewer, subject: Reported, decision: Decision, acts: Acts): Promise<boolean> {
  const { outcome, reason, ground, reasons } = decision;
  const { id, kind, contentId, concerned, openReasons } = subject;
  if (!mayAnswer(viewer, kind, outcome)) throw data(null, { status: 403 });
  if (openReasons.length === 0 || !outcomesFor(subject).includes(outcome)) throw await tooLate(id, viewer);
  if (reasons.length === 0 && openReasons.length > 1) return false;
  const answers = { subjectId: id, reasons: reasons.length > 0 ? reasons : openReasons };
  const act: Act | undefined =
    outcome === "none"
      ? () => dismissReports(viewer, answers, reason)
      : outcome === "as-before"
        ? () => leaveAsItIs(viewer, answers, reason)
        : outcome === "warn"
          ? (_, __, ___, basis) => warnAbout(viewer, basis, reason)
          : acts[kind][outcome];
  const on = { id: contentId ?? "", accountId: concerned?.id ?? "" };
  try {
    if ((await act?.(viewer, on, reason, { ground, answers })) !== false) return true;
  } catch (error) {
    if (!(error instanceof DecidedMeanwhile) && !isGone(error)) throw error;
  }
  throw await tooLate(id, viewer);
}

const tooLate = async (id: string, viewer: Viewer) =>
  new NotDone(`${await whoDecided(id, viewer.id)} Bitte laden Sie die Seite neu.`);

/** Somebody deleted the content a moment ago. */
const isGone = (error: unknown) => (error as { init?: ResponseInit | null } | null)?.init?.status === 404;

/**
 * Decides in the same way about several subjects, one by one. What needs a look of its own is left: a danger, several
 * reasons, and what this can't be done to. Returns false when this person has decided so a moment ago.
 */
export const decideAmongMany =
  (outcome: "none" | "warn" | "hide", acts: Acts) =>
  async (viewer: Viewer, id: string, reason: string, { ground }: Basis): Promise<boolean> => {
    const subject = await getReported(id);
    const { openReasons, reports, decisions } = subject;
    const [last] = decisions.filter(({ subjectId, revokedAt }) => subjectId === id && !revokedAt);
    if (openReasons.length === 0 && last?.decidedBy === viewer.id && last.outcome === outcome) return false;
    if (reports.some(({ isDanger, decisionId }) => isDanger && !decisionId))
      throw new NotDone("Hier besteht Verdacht auf Gefahr. Bitte entscheiden Sie einzeln.");
    if (openReasons.length > 1) throw new NotDone("Gemeldet aus mehreren Gründen. Bitte entscheiden Sie einzeln.");
    if (openReasons.length > 0 && !outcomesFor(subject).includes(outcome))
      throw new NotDone("Das ist hier nicht möglich. Bitte entscheiden Sie einzeln.");
    return decide(viewer, subject, { outcome, reason, ground, reasons: openReasons }, acts);
  };
