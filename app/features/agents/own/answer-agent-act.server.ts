import { buttonFailed } from "~/http/failed-write.server";
import { respondToButton } from "~/http/small-answer.server";
import { type CarriedToast, nothingToDo } from "~/http/toast.server";
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
    return buttonFailed(request, agentsPath, error, "could not act on a stored search", { title: failed });
  }
}
