import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "react-router";
import { refused } from "~/http/answer";
import { LimitReached } from "~/http/rate-limit.server";
import { isWritten, submissionOf } from "~/http/submission.server";
import { redirectWithToast } from "~/http/toast.server";
import { discardFiles, type UploadRequest } from "~/images/pictures.server";
import { log } from "~/log.server";
import { postMax } from "~/text/maximums";
import { changePost, TooManyImages } from "./post-changes.server";
import { newPictures, pictureRefusal, readSlots, storePostImages } from "./post-pictures.server";
import { postSchema } from "./post-schema";
import { findOwnPost } from "./posts.server";
import { tooManyImagesText } from "./writing";

/**
 * Saves text, category and pictures of a post together, or answers with the reason. A form that is sent again is saved
 * once.
 */
export async function editPost(id: number, form: FormData, commission: UploadRequest, goTo: string) {
  const { account: authorId, signal } = commission;
  const submission = parseWithZod(form, { schema: postSchema });
  const sent = submissionOf(form, authorId);
  const slots = readSlots(form);
  const files = newPictures(slots);
  const failure = (title: string, status: number, text?: string) =>
    refused(submission.reply({ fieldErrors: {} }), { title, text }, status);
  const success = () => redirectWithToast(goTo, { title: "Post erfolgreich bearbeitet!" });

  if (submission.status !== "success") return refused(submission.reply());
  if (files.length > postMax.images) return failure(tooManyImagesText, 400);

  let stored: Awaited<ReturnType<typeof storePostImages>> = { images: [], keys: [] };
  try {
    if (await isWritten(sent)) return success();
    // Check the owner before any work on pictures.
    if (files.length > 0 && !(await findOwnPost(id, authorId))) throw data(null, { status: 404 });
    try {
      stored = await storePostImages(files, commission);
    } catch (error) {
      return refused(submission.reply({ fieldErrors: {} }), ...pictureRefusal(error, commission));
    }
    const { content, category = null } = submission.value;
    await changePost(id, commission, { sent, content, category, slots, stored });
  } catch (error) {
    await discardFiles(stored.keys);
    if (!(error instanceof Error)) throw error; // no such post
    if (await isWritten(sent).catch(() => false)) return success();
    if (error instanceof LimitReached) return refused(submission.reply(), error.problem, 429);
    if (error instanceof TooManyImages)
      return failure(tooManyImagesText, 409, "Inzwischen hat Ihr Post andere Bilder. Laden Sie die Seite neu.");
    if (!signal?.aborted) log.error({ err: error }, "could not change a post");
    return failure("Fehler beim Bearbeiten des Posts", 500);
  }
  return success();
}
