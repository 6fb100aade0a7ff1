import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "react-router";
import { refused } from "~/http/answer";
import { LimitReached } from "~/http/rate-limit.server";
import { redirectWithToast } from "~/http/toast.server";
import { log } from "~/log.server";
import { postEditSchema } from "./post";
import { changePostText } from "./post-changes.server";

export async function editPost(id: number, form: FormData, viewerId: string, goTo: string) {
  const submission = parseWithZod(form, { schema: postEditSchema });
  if (submission.status !== "success") return refused(submission.reply());
  let isChanged: boolean;
  try {
    isChanged = await changePostText(id, viewerId, submission.value.content);
  } catch (error) {
    if (error instanceof LimitReached) return refused(submission.reply(), error.problem, 429);
    log.error({ err: error }, "could not change a post");
    return refused(submission.reply(), { title: "Fehler beim Bearbeiten des Posts" }, 500);
  }
  if (!isChanged) throw data(null, { status: 404 });
  return redirectWithToast(goTo, { title: "Post erfolgreich bearbeitet!" });
}
