import { data } from "react-router";
import { getViewer, signedInOnly } from "~/auth/guards.server";
import { settle } from "~/features/messages/conversation.server";
import { readForm } from "~/http/read-form.server";
import { respondToButton } from "~/http/small-answer.server";
import { log } from "~/log.server";
import type { Route } from "./+types/conversation-settle";

export { default } from "~/http/page-address";
export { postOnly as loader } from "~/http/post-only.server";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly];

export async function action({ params, request, context }: Route.ActionArgs) {
  const isSettled = readForm(context).get("geklaert") === "1";
  const say = (title: string, kind: "success" | "error", status = 200) =>
    respondToButton(request, `/nachrichten/${params.id}`, { toast: { title, kind } }, status);
  let isOwn: boolean;
  try {
    isOwn = await settle(getViewer(context).id, params.id, isSettled);
  } catch (error) {
    log.error({ err: error }, "could not note that a conversation is settled");
    return say("Fehler beim Speichern", "error", 500);
  }
  if (!isOwn) throw data(null, { status: 404 });
  return say(isSettled ? "Als geklärt vermerkt" : "Der Vermerk ist weg", "success");
}
