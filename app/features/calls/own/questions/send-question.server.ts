import { parseWithZod } from "@conform-to/zod/v4";
import type { CallDetail } from "~/features/calls/call";
import { refused } from "~/http/answer";
import { LimitReached } from "~/http/rate-limit.server";
import { redirectWithToast } from "~/http/toast.server";
import { log } from "~/log.server";
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
    if (error instanceof LimitReached) return refused(submission.reply(), error.problem, 429);
    log.error({ err: error }, "could not store a question");
    return refused(submission.reply(), { title: "Fehler beim Senden der Frage", text }, 500);
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
    if (!(error instanceof Error)) throw error;
    log.error({ err: error }, "could not answer a question");
    return refused(submission.reply(), { title: "Fehler beim Senden der Antwort", text }, 500);
  }
  const done = { title: "Antwort veröffentlicht" };
  return redirectWithToast(backTo, isNew ? done : { title: "Diese Frage ist schon beantwortet.", kind: "info" });
}
