import { data } from "react-router";
import { getViewer, signedInOnly } from "~/auth/guards.server";
import { settle } from "~/features/messages/conversation.server";
import { answerButton } from "~/http/failed-write.server";
import { readForm } from "~/http/read-form.server";
import type { Route } from "./+types/conversation-settle";

export { default } from "~/http/page-address";
export { postOnly as loader } from "~/http/post-only.server";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly];

export function action({ params, request, context }: Route.ActionArgs) {
  const isSettled = readForm(context).get("geklaert") === "1";
  return answerButton(request, `/nachrichten/${params.id}`, { title: "Fehler beim Speichern" }, async () => {
    const isOwn = await settle(getViewer(context).id, params.id, isSettled);
    if (!isOwn) throw data(null, { status: 404 });
    return { title: isSettled ? "Als geklärt vermerkt" : "Der Vermerk ist weg", kind: "success" };
  });
}
