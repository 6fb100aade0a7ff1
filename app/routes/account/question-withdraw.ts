import { data } from "react-router";
import { getViewer, signedInOnly } from "~/auth/guards.server";
import { withdrawQuestion } from "~/features/calls/own/questions/ask.server";
import { callField, questionsPath } from "~/features/calls/own/questions/question";
import { failWrite } from "~/http/fail-write.server";
import { idOf, uuidOf } from "~/http/id-of";
import { readForm } from "~/http/read-form.server";
import { redirectWithToast } from "~/http/toast.server";
import { log } from "~/log.server";
import type { Route } from "./+types/question-withdraw";

export { default } from "~/http/page-address";
export { postOnly as loader } from "~/http/post-only.server";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly];

const answered = {
  title: "Frage nicht zurückgezogen",
  description: "Das Unternehmen hat sie inzwischen beantwortet.",
  kind: "error",
} as const;

export async function action({ params, context }: Route.ActionArgs) {
  const id = uuidOf(params.id);
  if (!id) throw data(null, { status: 404 });
  let state: Awaited<ReturnType<typeof withdrawQuestion>>;
  try {
    state = await withdrawQuestion(getViewer(context).id, id);
  } catch (error) {
    log.error({ err: error }, "could not take a question back");
    failWrite("Fehler beim Zurückziehen der Frage");
  }
  if (state === null) throw data(null, { status: 404 });
  const callId = idOf(readForm(context).get(callField)?.toString());
  const back = callId ? questionsPath(callId) : "/ausschreibungen";
  return redirectWithToast(back, state === "withdrawn" ? { title: "Frage zurückgezogen" } : answered);
}
