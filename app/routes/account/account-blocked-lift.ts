import { getViewer, signedInOnly } from "~/auth/guards.server";
import { liftBlock } from "~/conversations/block.server";
import { blockedPath } from "~/features/messages/blocked-person";
import { buttonFailed } from "~/http/failed-write.server";
import { respondToButton } from "~/http/small-answer.server";
import type { Route } from "./+types/account-blocked-lift";

export { default } from "~/http/page-address";
export { postOnly as loader } from "~/http/post-only.server";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly];

export async function action({ params, request, context }: Route.ActionArgs) {
  try {
    await liftBlock(getViewer(context).id, params.id);
  } catch (error) {
    const title = "Fehler beim Aufheben der Blockierung";
    return buttonFailed(request, blockedPath, error, "could not lift a block", { title });
  }
  return respondToButton(request, blockedPath, { toast: { title: "Blockierung aufgehoben", kind: "success" } });
}
