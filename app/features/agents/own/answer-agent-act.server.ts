import { answerButton } from "~/http/failed-write.server";
import { type CarriedToast, nothingToDo } from "~/http/toast.server";
import { agentsPath } from "../agent";

interface Act {
  does: () => Promise<boolean>;
  done: CarriedToast;
  failed: string;
}

/** Answers a button beside an agent. One that is gone and one of somebody else are answered alike. */
export const answerAgentAct = (request: Request, { does, done, failed }: Act) =>
  answerButton(request, agentsPath, { title: failed }, async () => ((await does()) ? done : nothingToDo));
