import { getViewer, signedInOnly } from "~/auth/guards.server";
import { pauseAgent } from "~/features/agents/own/agent-commands.server";
import { answerAgentAct } from "~/features/agents/own/answer-agent-act.server";
import { idOf } from "~/http/id-of";
import { readForm } from "~/http/read-form.server";
import type { Route } from "./+types/agent-pause";

export { default } from "~/http/page-address";
export { postOnly as loader } from "~/http/post-only.server";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly];

export async function action({ params, request, context }: Route.ActionArgs) {
  const viewer = getViewer(context);
  const isPaused = readForm(context).get("pausiert") === "ja";
  return answerAgentAct(request, {
    does: () => pauseAgent(viewer.id, idOf(params.id) ?? 0, isPaused),
    done: { title: isPaused ? "Suchauftrag pausiert" : "Suchauftrag sucht wieder" },
    failed: "Fehler beim Pausieren des Suchauftrags",
  });
}
