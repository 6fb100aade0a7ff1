import { data } from "react-router";
import { getViewer, signedInOnly } from "~/auth/guards.server";
import { settle } from "~/features/messages/conversation.server";
import { buttonFailed } from "~/http/failed-write.server";
import { readForm } from "~/http/read-form.server";
import { respondToButton } from "~/http/small-answer.server";
import type { Route } from "./+types/conversation-settle";

export { default } from "~/http/page-address";
export { postOnly as loader } from "~/http/post-only.server";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly];

export async function action({ params, request, context }: Route.ActionArgs) {
  const isSettled = readForm(context).get("geklaert") === "1";
  const back = `/nachrichten/${params.id}`;
  let isOwn: boolean;
  try {
    isOwn = await settle(getViewer(context).id, params.id, isSettled);
  } catch (error) {
    const title = "Fehler beim Speichern";
    return buttonFailed(request, back, error, "could not note that a conversation is settled", { title });
  }
  if (!isOwn) throw data(null, { status: 404 });
  const title = isSettled ? "Als geklärt vermerkt" : "Der Vermerk ist weg";
  return respondToButton(request, back, { toast: { title, kind: "success" } });
}
