import { data } from "react-router";
import { isGone } from "~/db/client.server";
import { log } from "~/log.server";
import { type FormAnswer, type FormResult, type Problem, refused, refusedBy, tryLater } from "./answer";
import { LimitReached } from "./rate-limit.server";
import { ChangedMeanwhile } from "./seen-version.server";
import { failWrite, respondToButton } from "./small-answer.server";
import { type CarriedToast, redirectWithToast } from "./toast.server";

const stillThere = `Ihre Eingaben sind noch da. ${tryLater}`;

const bothThere =
  "Überschrieben wurde nichts, und was Sie eingegeben haben, steht noch da. Hier sehen Sie beides, wo es sich unterscheidet.";

const gone = "Worum es hier geht, wurde gerade gelöscht.";

/**
 * The answer of a form whose write has thrown: at a reached limit when it goes on, what somebody else has changed or
 * deleted meanwhile, what a command has refused, or the problem, which says what to do if it has no text of its own. `what` is
 * for the log.
 */
export function formFailed(result: FormResult, error: unknown, what: string, problem: Problem) {
  if (error instanceof LimitReached) return refused(result, error.problem, 429);
  if (error instanceof ChangedMeanwhile) {
    const { message: title, conflict } = error;
    return data<FormAnswer>({ result, problem: { title, text: bothThere }, conflict }, { status: 409 });
  }
  if (!(error instanceof Error)) return refusedBy(result, error);
  log.error({ err: error }, what);
  if (isGone(error)) failWrite(problem.title, { text: gone, status: 409 });
  return refused(result, { text: stillThere, ...problem }, 500);
}

/** What an act says when it is done, and where it leads if not back. */
type Done = CarriedToast & { to?: string };

/** Answers a button with the toast that its act returns, and a failure with a toast too. */
export async function answerButton(
  request: Request,
  back: string,
  failed: Problem,
  act: () => Promise<Done & { status?: number }>,
) {
  try {
    const { to = back, status, ...toast } = await act();
    return respondToButton(request, to, { toast }, status);
  } catch (error) {
    return buttonFailed(request, back, error, failed);
  }
}

export function buttonFailed(request: Request, back: string, error: unknown, { title, text }: Problem) {
  if (error instanceof LimitReached) return respondToButton(request, back, { toast: error.toast }, 429);
  if (!(error instanceof Error)) throw error;
  log.error({ err: error, title }, "a button failed");
  if (isGone(error)) failWrite(title, { text: gone, status: 409 });
  return respondToButton(request, back, { toast: { title, description: text ?? tryLater, kind: "error" } }, 500);
}

/** The same for a button that leads to another page, or to this one as it is then. */
export async function answerAct(back: string, { title, text }: Problem, act: () => Promise<Done>) {
  try {
    const { to = back, ...toast } = await act();
    return redirectWithToast(to, toast);
  } catch (error) {
    if (error instanceof LimitReached) return redirectWithToast(back, error.toast);
    if (!(error instanceof Error)) throw error;
    log.error({ err: error, title }, "a button failed");
    failWrite(title, isGone(error) ? { text: gone, status: 409 } : { text });
  }
}
