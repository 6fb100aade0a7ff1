import { and, eq, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { posts } from "~/db/schema";
import { clearDropped, dropFiles } from "~/images/pictures.server";
import { keysOfImages } from "./post-pictures.server";

/** False when the post is not theirs, or gone. */
export async function changePostText(id: number, viewerId: string, content: string): Promise<boolean> {
  const { rowCount } = await db
    .update(posts)
    .set({ content, updatedAt: sql`now()` })
    .where(and(eq(posts.id, id), eq(posts.userId, viewerId)));
  return rowCount === 1;
}

/** What the person saw decides what they want: a second click on the same button changes nothing. */
export async function pinPost(id: number, viewerId: string, pinned: boolean): Promise<boolean> {
  const { rowCount } = await db
    .update(posts)
    .set({ pinned, updatedAt: sql`now()` })
    .where(and(eq(posts.id, id), eq(posts.userId, viewerId)));
  return rowCount === 1;
}

/** The post and its pictures go together. */
export async function deletePost(id: number, viewerId: string): Promise<boolean> {
  const isGone = await db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(posts)
      .where(and(eq(posts.id, id), eq(posts.userId, viewerId)))
      .returning({ images: posts.images });
    if (gone) await dropFiles(tx, keysOfImages(gone.images));
    return Boolean(gone);
  });
  if (isGone) await clearDropped();
  return isGone;
}
