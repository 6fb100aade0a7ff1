import { data } from "react-router";
import { getViewer, signedInOnly } from "~/auth/guards.server";
import { withdrawQuestion } from "~/features/calls/own/questions/ask.server";
import { questionsPath } from "~/features/calls/own/questions/question";
import { failWrite } from "~/http/fail-write.server";
import { uuidOf } from "~/http/id-of";
import { redirectWithToast } from "~/http/toast.server";
import { log } from "~/log.server";
import type { Route } from "./+types/question-withdraw";

export { default } from "~/http/page-address";
export { postOnly as loader } from "~/http/post-only.server";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly];

export async function action({ params, context }: Route.ActionArgs) {
  const id = uuidOf(params.id);
  if (!id) throw data(null, { status: 404 });
  let callId: number | null;
  try {
    callId = await withdrawQuestion(getViewer(context).id, id);
  } catch (error) {
    log.error({ err: error }, "could not take a question back");
    failWrite("Fehler beim Zurückziehen der Frage");
  }
  if (callId === null) throw data(null, { status: 404 });
  return redirectWithToast(questionsPath(callId), { title: "Frage zurückgezogen" });
}
