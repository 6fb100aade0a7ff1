import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "react-router";
import { db, violatedConstraint } from "~/db/client.server";
import { posts } from "~/db/schema";
import { refused } from "~/http/answer";
import { countWrite, LimitReached } from "~/http/rate-limit.server";
import { redirectWithToast } from "~/http/toast.server";
import { discardFiles, keepFiles, PictureRefused } from "~/images/pictures.server";
import { log } from "~/log.server";
import { mostImages, mostPosts, postLimitText, postSchema, tooManyImagesText } from "./post";
import { readChosenImages, storePostImages } from "./post-pictures.server";
import { countPostsOf } from "./posts.server";

/** Takes a new post with its pictures, or says why not. What was typed stays in any case. */
export async function createPost(form: FormData, authorId: string, goTo: string) {
  const submission = parseWithZod(form, { schema: postSchema });
  const chosen = readChosenImages(form);
  const failure = (title: string, status: number, text?: string) =>
    refused(submission.reply({ fieldErrors: {} }), { title, text }, status);

  if (submission.status !== "success") return refused(submission.reply());
  if (chosen.length > mostImages) return failure(tooManyImagesText, 400);

  let written: number;
  try {
    written = await countPostsOf(authorId);
  } catch (error) {
    log.error({ err: error }, "could not count posts");
    return failure("Fehler beim Überprüfen der Post-Anzahl", 500);
  }
  if (written >= mostPosts) return failure(postLimitText, 409);

  let stored: Awaited<ReturnType<typeof storePostImages>>;
  try {
    stored = await storePostImages(authorId, chosen);
  } catch (error) {
    if (error instanceof PictureRefused) return failure("Fehler beim Hochladen einiger Bilder", 400, error.message);
    log.error({ err: error }, "could not store pictures");
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
      await tx.insert(posts).values({ userId: authorId, content, category, images: stored.images });
      await keepFiles(tx, stored.keys);
    });
  } catch (error) {
    await discardFiles(stored.keys);
    if (error instanceof LimitReached) return refused(submission.reply(), error.problem, 429);
    const violated = violatedConstraint(error);
    if (violated === "posts_limit") return failure(postLimitText, 409);
    // The account was deleted meanwhile.
    if (violated === "posts_user_id_profiles_id_fk") throw data(null, { status: 401 });
    log.error({ err: error }, "could not create a post");
    return failure("Fehler beim Erstellen des Posts", 500);
  }
  return redirectWithToast(goTo, { title: "Post erfolgreich erstellt!" });
}
