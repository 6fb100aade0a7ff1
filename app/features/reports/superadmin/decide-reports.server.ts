import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "react-router";
import type { Basis } from "~/audit/basis";
import { DecidedMeanwhile, whoDecided } from "~/audit/decisions.server";
import { outcomes } from "~/audit/grounds";
import type { Viewer } from "~/auth/viewer";
import type { ReportedKind } from "~/db/schema";
import { refused } from "~/http/answer";
import { redirectWithToast } from "~/http/toast.server";
import { log } from "~/log.server";
import { type Answer, decisionSchema, mayAnswer, outcomeOf, outcomesFor } from "./decide";
import { dismissReports, leaveAsItIs } from "./dismiss.server";
import { getReported } from "./reported.server";
import { warnAbout } from "./warn.server";

/** The ids of the content and of the account concerned; empty when it is gone. */
interface ActsOn {
  id: string;
  accountId: string;
}

/** Does something because of reports. Returns false when it was done before. */
export type Act = (viewer: Viewer, on: ActsOn, reason: string, basis: Basis) => Promise<unknown>;
export type Acts = Record<ReportedKind, Partial<Record<Answer, Act>>>;

/** Decides about chosen open reports. Of superadmins who decide at once one counts; the others read who, and how. */
export async function decideReports(viewer: Viewer, subjectId: string, form: FormData, acts: Acts) {
  const submission = parseWithZod(form, { schema: decisionSchema });
  if (submission.status !== "success") return refused(submission.reply());
  const { outcome, reason, ground, reasons } = submission.value;
  const { id, kind, contentId, concerned, openReasons, ...subject } = await getReported(subjectId);
  if (!mayAnswer(viewer, kind, outcome)) throw data(null, { status: 403 });
  const tooLate = async () => {
    const text = `${(await whoDecided(id)) ?? "Jemand war schneller."} Ihre Entscheidung gilt nicht, und niemand bekam dazu eine E-Mail. Bitte laden Sie die Seite neu.`;
    return refused(submission.reply(), { title: "Das geht nicht mehr", text }, 409);
  };
  if (openReasons.length === 0 || !outcomesFor({ kind, concerned, ...subject }).includes(outcome)) return tooLate();
  if (reasons.length === 0 && openReasons.length > 1) {
    const fieldErrors = { reasons: ["Bitte wählen Sie, welche Meldungen Sie beantworten"] };
    return refused(submission.reply({ fieldErrors }));
  }
  const answers = { subjectId: id, reasons: reasons.length > 0 ? reasons : openReasons };
  const act: Act | undefined =
    outcome === "none"
      ? () => dismissReports(viewer, answers, reason)
      : outcome === "as-before"
        ? () => leaveAsItIs(viewer, answers, reason)
        : outcome === "warn"
          ? (_, __, ___, basis) => warnAbout(viewer, basis, reason)
          : acts[kind][outcome];
  try {
    const on = { id: contentId ?? "", accountId: concerned?.id ?? "" };
    if ((await act?.(viewer, on, reason, { ground, answers })) === false) return tooLate();
  } catch (error) {
    if (error instanceof DecidedMeanwhile || isGone(error)) return tooLate();
    if (!(error instanceof Error)) throw error;
    log.error({ err: error }, "could not decide about a report");
    const text = "Ihre Eingaben sind noch da. Bitte versuchen Sie es in ein paar Minuten noch einmal.";
    return refused(submission.reply(), { title: "Fehler beim Entscheiden", text }, 500);
  }
  const title =
    outcome === "as-before" ? "Frühere Entscheidung gilt weiter" : `Entschieden: ${outcomes[outcomeOf(outcome)]}`;
  return redirectWithToast("/admin/meldungen", { title });
}

/** Somebody deleted the content a moment ago. */
const isGone = (error: unknown) => (error as { init?: ResponseInit | null } | null)?.init?.status === 404;
