import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "react-router";
import { type FormResult, refused } from "~/http/answer";
import { formFailed } from "~/http/failed-write.server";
import { submissionOf } from "~/http/submission.server";
import { redirectWithToast } from "~/http/toast.server";
import { createCollection, remember, renameCollection } from "./change-collections.server";
import { collectionPath } from "./collection";
import { collectionSchema, rememberSchema } from "./collection-schema";
import type { FoundSubject } from "./read-collections.server";

/** A form that was read. */
interface Read {
  reply(options?: { fieldErrors: Record<string, string[]> }): FormResult;
}

type Written = Awaited<ReturnType<typeof renameCollection>>;

const failed = {
  title: "Fehler beim Speichern der Merkliste",
  text: "Was Sie geschrieben haben, steht noch da. Bitte versuchen Sie es in ein paar Minuten noch einmal.",
};

/** The answer to a form about a list. */
async function answer(submission: Read, done: string, write: () => Promise<Written>) {
  let written: Written;
  try {
    written = await write();
  } catch (error) {
    return formFailed(submission.reply(), error, "could not change a list", failed);
  }
  if (!written) throw data(null, { status: 404 });
  if (written.field) return refused(submission.reply({ fieldErrors: { [written.field]: [written.problem] } }));
  return redirectWithToast(collectionPath(written.id), { title: done });
}

export async function sendNewCollection(userId: string, form: FormData) {
  const submission = parseWithZod(form, { schema: collectionSchema });
  if (submission.status !== "success") return refused(submission.reply());
  const { name } = submission.value;
  return answer(submission, "Merkliste angelegt", () => createCollection(userId, name, submissionOf(form, userId)));
}

export async function sendName(userId: string, id: string, form: FormData) {
  const submission = parseWithZod(form, { schema: collectionSchema });
  if (submission.status !== "success") return refused(submission.reply());
  const { name } = submission.value;
  return answer(submission, "Merkliste umbenannt", () => renameCollection(userId, id, name));
}

export async function sendRemembered(userId: string, subject: FoundSubject, form: FormData) {
  const submission = parseWithZod(form, { schema: rememberSchema });
  if (submission.status !== "success") return refused(submission.reply());
  const sent = submissionOf(form, userId);
  return answer(submission, "Gemerkt", () => remember(userId, subject, submission.value, sent));
}
