import { getViewer, signedInOnly } from "~/auth/guards.server";
import { answerEnding, endOtherSessions } from "~/auth/sessions.server";
import type { Route } from "./+types/sessions-end";

export { default } from "~/http/page-address";
export { postOnly as loader } from "~/http/post-only.server";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly];

export async function action({ request, context }: Route.ActionArgs) {
  return answerEnding(request, async () => {
    const count = await endOtherSessions(getViewer(context).id, request);
    return count === 1 ? "Eine andere Sitzung beendet" : `${count} andere Sitzungen beendet`;
  });
}
