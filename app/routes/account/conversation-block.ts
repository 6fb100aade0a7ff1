import { data } from "react-router";
import { getViewer, signedInOnly } from "~/auth/guards.server";
import { blockPartner } from "~/conversations/block.server";
import { buttonFailed } from "~/http/failed-write.server";
import { readForm } from "~/http/read-form.server";
import { respondToButton } from "~/http/small-answer.server";
import type { Route } from "./+types/conversation-block";

export { default } from "~/http/page-address";
export { postOnly as loader } from "~/http/post-only.server";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly];

export async function action({ params, request, context }: Route.ActionArgs) {
  const isBlocked = readForm(context).get("blockiert") === "1";
  const back = `/nachrichten/${params.id}`;
  let isOwn: boolean;
  try {
    isOwn = await blockPartner(getViewer(context).id, params.id, isBlocked);
  } catch (error) {
    const title = isBlocked ? "Fehler beim Blockieren" : "Fehler beim Aufheben der Blockierung";
    return buttonFailed(request, back, error, "could not block a person or lift a block", { title });
  }
  if (!isOwn) throw data(null, { status: 404 });
  const title = isBlocked ? "Person blockiert" : "Blockierung aufgehoben";
  return respondToButton(request, back, { toast: { title, kind: "success" } });
}
