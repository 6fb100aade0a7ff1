import { and, eq, sql } from "drizzle-orm";
import { data } from "react-router";
import { db } from "~/db/client.server";
import { type PostImage, posts } from "~/db/schema";
import { countWrite } from "~/http/rate-limit.server";
import { type Submission, writeOnce } from "~/http/submission.server";
import { claimFiles, clearDropped, dropFiles, type UploadRequest } from "~/images/pictures.server";
import { postMax } from "~/text/maximums";
import { arrange, keysOfImages, type Slot } from "./post-pictures.server";

interface Change {
  sent: Submission;
  content: string;
  category: string | null;
  slots: Slot[];
  stored: { images: PostImage[]; keys: string[] };
}

export class TooManyImages extends Error {}

const isOwn = (id: number, viewerId: string) => and(eq(posts.id, id), eq(posts.userId, viewerId));

/**
 * Answers 404 when the post does not exist or belongs to somebody else. Locks the row before it reads the pictures, so
 * that two tabs save one after the other.
 */
export async function changePost(
  id: number,
  { account, signal }: UploadRequest,
  { sent, content, category, slots, stored }: Change,
): Promise<void> {
  await db.transaction(async (tx) => {
    await writeOnce(tx, sent);
    const [post] = await tx.select({ images: posts.images }).from(posts).where(isOwn(id, account)).for("update");
    if (!post) throw data(null, { status: 404 });
    const images = arrange(slots, stored.images, post.images);
    if (images.length > postMax.images) throw new TooManyImages("The post has more pictures than the form knows of");
    await tx.update(posts).set({ content, category, images, updatedAt: sql`now()` }).where(eq(posts.id, id));
    await countWrite(tx, "post-change", account);
    await claimFiles(tx, stored.keys);
    const gone = post.images.filter(({ url }) => !images.some((image) => image.url === url));
    await dropFiles(tx, keysOfImages(gone));
    // The client has stopped waiting and was told that nothing was saved.
    signal?.throwIfAborted();
  });
  await clearDropped();
}

/** The form sends the new state, so a second click changes nothing. */
export function pinPost(id: number, viewerId: string, pinned: boolean): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { rowCount } = await tx.update(posts).set({ pinned, updatedAt: sql`now()` }).where(isOwn(id, viewerId));
    if (rowCount === 1) await countWrite(tx, "pin", viewerId);
    return rowCount === 1;
  });
}

/** Deletes the post together with its pictures. Returns false when there is no such post. */
export async function deletePost(id: number, viewerId: string): Promise<boolean> {
  const isDone = await db.transaction(async (tx) => {
    const [gone] = await tx.delete(posts).where(isOwn(id, viewerId)).returning({ images: posts.images });
    if (gone) await dropFiles(tx, keysOfImages(gone.images));
    return Boolean(gone);
  });
  if (isDone) await clearDropped();
  return isDone;
}
