import { and, eq, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { posts } from "~/db/schema";
import { countWrite } from "~/http/rate-limit.server";
import { clearDropped, dropFiles } from "~/images/pictures.server";
import { keysOfImages } from "./post-pictures.server";

/** Returns false when the post does not exist or belongs to somebody else. */
export const changePostText = (id: number, viewerId: string, content: string): Promise<boolean> =>
  changePost(id, viewerId, { content });

/** The form sends the new state, so a second click changes nothing. */
export const pinPost = (id: number, viewerId: string, pinned: boolean): Promise<boolean> =>
  changePost(id, viewerId, { pinned });

function changePost(id: number, viewerId: string, change: { content: string } | { pinned: boolean }): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { rowCount } = await tx
      .update(posts)
      .set({ ...change, updatedAt: sql`now()` })
      .where(and(eq(posts.id, id), eq(posts.userId, viewerId)));
    if (rowCount === 1) await countWrite(tx, "content" in change ? "post-change" : "pin", viewerId);
    return rowCount === 1;
  });
}

/** Deletes the post together with its pictures. */
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
