import { data } from "react-router";
import { getViewer, signedInOnly } from "~/auth/guards.server";
import { blockPartner } from "~/conversations/block.server";
import { answerButton } from "~/http/failed-write.server";
import { readForm } from "~/http/read-form.server";
import type { Route } from "./+types/conversation-block";

export { default } from "~/http/page-address";
export { postOnly as loader } from "~/http/post-only.server";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly];

export function action({ params, request, context }: Route.ActionArgs) {
  const isBlocked = readForm(context).get("blockiert") === "1";
  const failed = { title: isBlocked ? "Fehler beim Blockieren" : "Fehler beim Aufheben der Blockierung" };
  return answerButton(request, `/nachrichten/${params.id}`, failed, async () => {
    const isOwn = await blockPartner(getViewer(context).id, params.id, isBlocked);
    if (!isOwn) throw data(null, { status: 404 });
    return { title: isBlocked ? "Person blockiert" : "Blockierung aufgehoben", kind: "success" };
  });
}
