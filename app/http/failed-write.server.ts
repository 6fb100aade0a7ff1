import { log } from "~/log.server";
import { type FormResult, type Problem, refused, refusedBy, tryLater } from "./answer";
import { LimitReached } from "./rate-limit.server";
import { failWrite, respondToButton } from "./small-answer.server";
import { redirectWithToast } from "./toast.server";

const stillThere = `Ihre Eingaben sind noch da. ${tryLater}`;

/**
 * The answer of a form whose write has thrown: at a reached limit when it goes on, what a command has refused, or the
 * problem, which says what to do if it has no text of its own. `what` is for the log.
 */
export function formFailed(result: FormResult, error: unknown, what: string, problem: Problem) {
  if (error instanceof LimitReached) return refused(result, error.problem, 429);
  if (!(error instanceof Error)) return refusedBy(result, error);
  log.error({ err: error }, what);
  return refused(result, { text: stillThere, ...problem }, 500);
}

/** The same for a button, which says it in a toast. */
export function buttonFailed(request: Request, back: string, error: unknown, what: string, { title, text }: Problem) {
  if (error instanceof LimitReached) return respondToButton(request, back, { toast: error.toast }, 429);
  if (!(error instanceof Error)) throw error;
  log.error({ err: error }, what);
  return respondToButton(request, back, { toast: { title, description: text ?? tryLater, kind: "error" } }, 500);
}

/** The same for an act that leads to another page. */
export function actFailed(back: string, error: unknown, what: string, { title, text }: Problem) {
  if (error instanceof LimitReached) return redirectWithToast(back, error.toast);
  if (!(error instanceof Error)) throw error;
  log.error({ err: error }, what);
  failWrite(title, { text });
}
