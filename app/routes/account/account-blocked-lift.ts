import { getViewer, signedInOnly } from "~/auth/guards.server";
import { liftBlock } from "~/conversations/block.server";
import { blockedPath } from "~/features/messages/blocked-person";
import { answerButton } from "~/http/failed-write.server";
import type { Route } from "./+types/account-blocked-lift";

export { default } from "~/http/page-address";
export { postOnly as loader } from "~/http/post-only.server";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly];

export const action = ({ params, request, context }: Route.ActionArgs) =>
  answerButton(request, blockedPath, { title: "Fehler beim Aufheben der Blockierung" }, async () => {
    await liftBlock(getViewer(context).id, params.id);
    return { title: "Blockierung aufgehoben", kind: "success" };
  });
