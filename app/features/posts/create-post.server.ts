import { parseWithZod } from "@conform-to/zod/v4";
import { sql } from "drizzle-orm";
import { db, violatedConstraint } from "~/db/client.server";
import { runPlannedSql } from "~/db/planned.server";
import { orphanedFiles, posts } from "~/db/schema";
import { refused } from "~/http/answer";
import { countedWrite, LimitReached, orLimitReached } from "~/http/rate-limit.server";
import { type Creation, createdOnce, creationOf, isWritten } from "~/http/submission.server";
import { redirectWithToast } from "~/http/toast.server";
import { discardFiles, type UploadRequest } from "~/images/pictures.server";
import { log } from "~/log.server";
import { postMax } from "~/text/maximums";
import { arrange, newPictures, pictureRefusal, readSlots, storePostImages } from "./post-pictures.server";
import { postSchema } from "./post-schema";
import { countPostsOf } from "./posts.server";
import { hiddenPostText, postLimitText, tooManyImagesText } from "./writing";

/**
 * Creates a post with its pictures, or answers with the reason and the typed values. A form that is sent again after
 * its post was written gets the same response as the first time.
 */
export async function createPost(
  form: FormData,
  commission: UploadRequest,
  { goTo, isHidden }: { goTo: string; isHidden: boolean },
) {
  const { account: authorId, signal } = commission;
  const submission = parseWithZod(form, { schema: postSchema });
  const sent = creationOf(form, authorId);
  const slots = readSlots(form);
  const files = newPictures(slots);
  const failure = (title: string, status: number) => refused(submission.reply({ fieldErrors: {} }), { title }, status);
  const success = () =>
    redirectWithToast(goTo, {
      title: "Post erfolgreich erstellt!",
      description: isHidden ? hiddenPostText : undefined,
    });

  if (submission.status !== "success") return refused(submission.reply());
  if (files.length > postMax.images) return failure(tooManyImagesText, 400);

  const uncounted = "Fehler beim Überprüfen der Post-Anzahl";
  if (files.length > 0) {
    // The statement below checks both again, but preparing pictures for a refused post would cost too much.
    try {
      if (await isWritten(sent)) return success();
      if ((await countPostsOf(authorId)) >= postMax.posts) return failure(postLimitText, 409);
    } catch (error) {
      log.error({ err: error }, "could not count posts");
      return failure(uncounted, 500);
    }
  }

  let stored: Awaited<ReturnType<typeof storePostImages>>;
  try {
    stored = await storePostImages(files, commission);
  } catch (error) {
    return refused(submission.reply({ fieldErrors: {} }), ...pictureRefusal(error, commission));
  }

  const { content, category = null } = submission.value;
  try {
    // The client has stopped waiting and may send the form again, which must not create a second post.
    signal?.throwIfAborted();
    const images = arrange(slots, stored.images);
    const isNew = await storePost(sent, { content, category, images }, stored.keys);
    if (!isNew) await discardFiles(stored.keys);
  } catch (error) {
    await discardFiles(stored.keys);
    if (await isWritten(sent).catch(() => false)) return success();
    if (error instanceof LimitReached) return refused(submission.reply(), error.problem, 429);
    if (violatedConstraint(error) === "posts_limit") return failure(postLimitText, 409);
    if (!signal?.aborted) log.error({ err: error }, "could not create a post");
    const isCountable = await countPostsOf(authorId).then(
      () => true,
      () => false,
    );
    return failure(isCountable ? "Fehler beim Erstellen des Posts" : uncounted, 500);
  }
  return success();
}

/** Stores a post unless its form was written before. Keeps the files of its pictures. */
async function storePost(
  sent: Creation,
  { content, category, images }: Pick<typeof posts.$inferInsert, "content" | "category" | "images">,
  keys: string[],
): Promise<boolean> {
  const { written, remembered } = createdOnce(sent, posts, sql`(select id::text from posted)`);
  const { rowCount } = await orLimitReached(
    runPlannedSql(
      db,
      sql`
      with written as (${written}),
      ${keys.length > 0 ? claimedFiles(keys) : sql``}
      posted as (
        insert into ${posts} (user_id, content, category, images)
        select user_id, ${content}, ${category}, ${JSON.stringify(images)}::jsonb from written
        returning id, user_id
      )
      ${remembered ? sql`, remembered as (${remembered})` : sql``}
      select ${countedWrite("post", sent.account)} from posted`,
    ),
  );
  return rowCount === 1;
}

/** A post without pictures leaves this out, because PostgreSQL may plan it again for each list of keys. */
const claimedFiles = (keys: string[]) =>
  sql`claimed as (delete from ${orphanedFiles} using written where key = any(${sql.param(keys)}::text[])),`;
