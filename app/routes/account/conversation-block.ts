import { data } from "react-router";
import { getViewer, signedInOnly } from "~/auth/guards.server";
import { blockPartner } from "~/conversations/block.server";
import { readForm } from "~/http/read-form.server";
import { respondToButton } from "~/http/small-answer.server";
import { log } from "~/log.server";
import type { Route } from "./+types/conversation-block";

export { default } from "~/http/page-address";
export { postOnly as loader } from "~/http/post-only.server";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly];

export async function action({ params, request, context }: Route.ActionArgs) {
  const isBlocked = readForm(context).get("blockiert") === "1";
  const say = (title: string, kind: "success" | "error", status = 200) =>
    respondToButton(request, `/nachrichten/${params.id}`, { toast: { title, kind } }, status);
  let isOwn: boolean;
  try {
    isOwn = await blockPartner(getViewer(context).id, params.id, isBlocked);
  } catch (error) {
    log.error({ err: error }, "could not block a person or lift a block");
    return say(isBlocked ? "Fehler beim Blockieren" : "Fehler beim Aufheben der Blockierung", "error", 500);
  }
  if (!isOwn) throw data(null, { status: 404 });
  return say(isBlocked ? "Person blockiert" : "Blockierung aufgehoben", "success");
}
