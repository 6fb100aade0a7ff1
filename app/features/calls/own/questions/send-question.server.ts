import { parseWithZod } from "@conform-to/zod/v4";
import type { CallDetail } from "~/features/calls/call";
import { refused } from "~/http/answer";
import { formFailed } from "~/http/failed-write.server";
import { redirectWithToast } from "~/http/toast.server";
import { dayInVienna } from "~/text/dates";
import { answerQuestion, ask } from "./ask.server";
import { questionsOn, whyNotAsk } from "./question";
import { answerSchema, questionSchema } from "./question-schema";

const text = "Ihr Text ist noch da. Bitte versuchen Sie es in ein paar Minuten noch einmal.";

/** The answer to the form of a question. */
export async function sendQuestion(asker: { id: string }, call: CallDetail, form: FormData) {
  const submission = parseWithZod(form, { schema: questionSchema });
  if (submission.status !== "success") return refused(submission.reply());
  let whyNot: string | null;
  try {
    whyNot = whyNotAsk(call, dayInVienna()) ?? (await ask(asker, call.id, submission.value.question));
  } catch (error) {
    return formFailed(submission.reply(), error, "could not store a question", {
      title: "Fehler beim Senden der Frage",
      text,
    });
  }
  if (whyNot) return refused(submission.reply(), { title: whyNot });
  return redirectWithToast(questionsOn(call), {
    title: "Frage gesendet",
    description: "Sobald das Unternehmen antwortet, steht beides hier, und Sie bekommen eine E-Mail.",
  });
}

/** The answer to the form with which a company answers a question. */
export async function sendAnswer(companyId: string, id: string, backTo: string, form: FormData) {
  const submission = parseWithZod(form, { schema: answerSchema });
  if (submission.status !== "success") return refused(submission.reply());
  let isNew: boolean;
  try {
    isNew = await answerQuestion(companyId, id, submission.value.answer);
  } catch (error) {
    return formFailed(submission.reply(), error, "could not answer a question", {
      title: "Fehler beim Senden der Antwort",
      text,
    });
  }
  const done = { title: "Antwort veröffentlicht" };
  return redirectWithToast(backTo, isNew ? done : { title: "Diese Frage ist schon beantwortet.", kind: "info" });
}
