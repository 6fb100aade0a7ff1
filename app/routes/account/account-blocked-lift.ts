import { getViewer, signedInOnly } from "~/auth/guards.server";
import { liftBlock } from "~/conversations/block.server";
import { blockedPath } from "~/features/messages/blocked-person";
import { respondToButton } from "~/http/small-answer.server";
import { log } from "~/log.server";
import type { Route } from "./+types/account-blocked-lift";

export { default } from "~/http/page-address";
export { postOnly as loader } from "~/http/post-only.server";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly];

export async function action({ params, request, context }: Route.ActionArgs) {
  const say = (title: string, kind: "success" | "error", status = 200) =>
    respondToButton(request, blockedPath, { toast: { title, kind } }, status);
  try {
    await liftBlock(getViewer(context).id, params.id);
  } catch (error) {
    log.error({ err: error }, "could not lift a block");
    return say("Fehler beim Aufheben der Blockierung", "error", 500);
  }
  return say("Blockierung aufgehoben", "success");
}
