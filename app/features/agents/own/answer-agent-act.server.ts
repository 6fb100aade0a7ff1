import { LimitReached } from "~/http/rate-limit.server";
import { respondToButton } from "~/http/small-answer.server";
import { type CarriedToast, nothingToDo } from "~/http/toast.server";
import { log } from "~/log.server";
import { agentsPath } from "../agent";

interface Act {
  does: () => Promise<boolean>;
  done: CarriedToast;
  failed: string;
}

/** Answers a button beside an agent. One that is gone and one of somebody else are answered alike. */
export async function answerAgentAct(request: Request, { does, done, failed }: Act) {
  try {
    return respondToButton(request, agentsPath, { toast: (await does()) ? done : nothingToDo });
  } catch (error) {
    if (error instanceof LimitReached) return respondToButton(request, agentsPath, { toast: error.toast }, 429);
    log.error({ err: error }, "could not act on a stored search");
    const toast = { title: failed, description: "Bitte versuchen Sie es in ein paar Minuten noch einmal." };
    return respondToButton(request, agentsPath, { toast: { ...toast, kind: "error" as const } }, 500);
  }
}
