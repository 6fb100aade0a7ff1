import { getViewer, signedInOnly } from "~/auth/guards.server";
import { answerEnding, endSession } from "~/auth/sessions.server";
import type { Route } from "./+types/session-end";

export { default } from "~/http/page-address";
export { postOnly as loader } from "~/http/post-only.server";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly];

export async function action({ params, request, context }: Route.ActionArgs) {
  return answerEnding(request, async () => {
    const isDone = await endSession(getViewer(context).id, params.id, request);
    return isDone ? "Sitzung beendet" : "Diese Sitzung ist schon zu Ende.";
  });
}
