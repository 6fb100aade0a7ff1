import { data } from "react-router";
import { LimitReached } from "~/http/rate-limit.server";
import { respondToButton } from "~/http/small-answer.server";
import type { CarriedToast } from "~/http/toast.server";
import { log } from "~/log.server";
import { agentsPath } from "../agent";

interface Act {
  does: () => Promise<boolean>;
  done: CarriedToast;
  failed: string;
}

/** Answers a button beside an agent. */
export async function answerAgentAct(request: Request, { does, done, failed }: Act) {
  try {
    if (!(await does())) throw data(null, { status: 404 });
    return respondToButton(request, agentsPath, { toast: done });
  } catch (error) {
    if (error instanceof LimitReached) return respondToButton(request, agentsPath, { toast: error.toast }, 429);
    if (!(error instanceof Error)) throw error;
    log.error({ err: error }, "could not act on a stored search");
    const toast = { title: failed, description: "Bitte versuchen Sie es in ein paar Minuten noch einmal." };
    return respondToButton(request, agentsPath, { toast: { ...toast, kind: "error" as const } }, 500);
  }
}
