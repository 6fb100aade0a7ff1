import { data } from "react-router";
import { getViewer, signedInOnly } from "~/auth/guards.server";
import { findCall } from "~/features/calls/list/calls.server";
import { withdrawQuestion } from "~/features/calls/own/questions/ask.server";
import { callField, questionsOn } from "~/features/calls/own/questions/question";
import { answerAct } from "~/http/failed-write.server";
import { idOf, uuidOf } from "~/http/id-of";
import { readForm } from "~/http/read-form.server";
import { nothingToDo } from "~/http/toast.server";
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
  const viewer = getViewer(context);
  const callId = idOf(readForm(context).get(callField)?.toString());
  return answerAct("/ausschreibungen", { title: "Fehler beim Zurückziehen der Frage" }, async () => {
    const call = await findCall(callId, viewer.id);
    const state = await withdrawQuestion(viewer.id, id);
    const toast = state === "answered" ? answered : state ? { title: "Frage zurückgezogen" } : nothingToDo;
    return { ...toast, to: call ? questionsOn(call) : undefined };
  });
}
