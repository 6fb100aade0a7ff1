import { getViewer, signedInOnly } from "~/auth/guards.server";
import { deleteAgent } from "~/features/agents/own/agent-commands.server";
import { answerAgentAct } from "~/features/agents/own/answer-agent-act.server";
import { idOf } from "~/http/id-of";
import type { Route } from "./+types/agent-delete";

export { default } from "~/http/page-address";
export { postOnly as loader } from "~/http/post-only.server";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly];

export async function action({ params, request, context }: Route.ActionArgs) {
  const viewer = getViewer(context);
  return answerAgentAct(request, {
    does: () => deleteAgent(viewer.id, idOf(params.id) ?? 0),
    done: { title: "Suchauftrag gelöscht" },
    failed: "Fehler beim Löschen des Suchauftrags",
  });
}
