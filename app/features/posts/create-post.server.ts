import { parseWithZod } from "@conform-to/zod/v4";
import { and, eq } from "drizzle-orm";
import { data } from "react-router";
import { db, violatedConstraint } from "~/db/client.server";
import { posts } from "~/db/schema";
import { refused } from "~/http/answer";
import { countWrite, LimitReached } from "~/http/rate-limit.server";
import { submissionKeyOf } from "~/http/submission.server";
import { redirectWithToast } from "~/http/toast.server";
import { type Commission, discardFiles, keepFiles, PictureRefused } from "~/images/pictures.server";
import { log } from "~/log.server";
import { hiddenPostText, mostImages, mostPosts, postLimitText, postSchema, tooManyImagesText } from "./post";
import { readChosenImages, storePostImages } from "./post-pictures.server";
import { countPostsOf } from "./posts.server";

/**
 * Creates a post with its pictures, or answers with the reason and the typed values. A form that is sent again after
 * its post was written gets the same response as the first time.
 */
export async function createPost(
  form: FormData,
  { account: authorId, signal }: Commission,
  { goTo, isHidden }: { goTo: string; isHidden: boolean },
) {
  const submission = parseWithZod(form, { schema: postSchema });
  const submissionKey = submissionKeyOf(form);
  const chosen = readChosenImages(form);
  const failure = (title: string, status: number, text?: string) =>
    refused(submission.reply({ fieldErrors: {} }), { title, text }, status);
  const success = () =>
    redirectWithToast(goTo, {
      title: "Post erfolgreich erstellt!",
      description: isHidden ? hiddenPostText : undefined,
    });

  if (submission.status !== "success") return refused(submission.reply());
  if (chosen.length > mostImages) return failure(tooManyImagesText, 400);

  try {
    if (await isWritten(authorId, submissionKey)) return success();
    if ((await countPostsOf(authorId)) >= mostPosts) return failure(postLimitText, 409);
  } catch (error) {
    log.error({ err: error }, "could not count posts");
    return failure("Fehler beim Überprüfen der Post-Anzahl", 500);
  }

  let stored: Awaited<ReturnType<typeof storePostImages>>;
  try {
    stored = await storePostImages(chosen, { account: authorId, signal });
  } catch (error) {
    if (error instanceof PictureRefused) {
      const problem = { title: "Fehler beim Hochladen einiger Bilder", text: error.message };
      return refused(submission.reply({ fieldErrors: {} }), problem, error.status, { retryAfter: error.retryAfter });
    }
    if (!signal?.aborted) log.error({ err: error }, "could not store pictures");
    return failure(
      "Fehler beim Hochladen einiger Bilder",
      500,
      "Ihr Text ist noch da. Bitte versuchen Sie es noch einmal.",
    );
  }

  const { content, category = null } = submission.value;
  try {
    await db.transaction(async (tx) => {
      await countWrite(tx, "post", authorId);
      await tx.insert(posts).values({ userId: authorId, content, category, images: stored.images, submissionKey });
      await keepFiles(tx, stored.keys);
      // The client has stopped waiting and may send the form again, which must not create a second post.
      signal?.throwIfAborted();
    });
  } catch (error) {
    await discardFiles(stored.keys);
    if (await isWritten(authorId, submissionKey).catch(() => false)) return success();
    if (error instanceof LimitReached) return refused(submission.reply(), error.problem, 429);
    const violated = violatedConstraint(error);
    if (violated === "posts_limit") return failure(postLimitText, 409);
    // The account was deleted in the meantime.
    if (violated === "posts_user_id_profiles_id_fk") throw data(null, { status: 401 });
    if (!signal?.aborted) log.error({ err: error }, "could not create a post");
    return failure("Fehler beim Erstellen des Posts", 500);
  }
  return success();
}

async function isWritten(authorId: string, submissionKey: string | null): Promise<boolean> {
  if (!submissionKey) return false;
  const found = await db
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.userId, authorId), eq(posts.submissionKey, submissionKey)));
  return found.length > 0;
}
