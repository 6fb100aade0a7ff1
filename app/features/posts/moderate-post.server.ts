import { desc, eq, sql } from "drizzle-orm";
import { data } from "react-router";
import { findChosen } from "~/audit/find-chosen.server";
import { moderationOf, ownerColumns } from "~/audit/moderation.server";
import { type Connection, db } from "~/db/client.server";
import { posts, profiles } from "~/db/schema";
import { dropFiles } from "~/images/pictures.server";
import { postExcerpt } from "~/text/post-excerpt";
import { keysOfImages } from "./post-pictures.server";

const columns = {
  id: posts.id,
  content: posts.content,
  images: posts.images,
  hidden: posts.hidden,
  createdAt: posts.createdAt,
  ...ownerColumns,
  ownerSlug: profiles.slug,
  ownerUserType: profiles.userType,
};

const selectPost = (on: Connection, id: number | null) =>
  on
    .select(columns)
    .from(posts)
    .innerJoin(profiles, eq(profiles.id, posts.userId))
    .where(id === null ? sql`false` : eq(posts.id, id));

/** A post in any state, for a superadmin. */
export async function getPostForSuperadmin(id: number | null) {
  const [post] = await selectPost(db, id);
  if (!post) throw data(null, { status: 404 });
  return post;
}

export async function listPostsOf(ownerId: string) {
  const rows = await db
    .select({ id: posts.id, content: posts.content, hidden: posts.hidden })
    .from(posts)
    .where(eq(posts.userId, ownerId))
    .orderBy(desc(posts.pinned), desc(posts.createdAt), desc(posts.id));
  return rows.map(({ content, ...post }) => ({ ...post, title: postExcerpt(content) }));
}

/** The first 400 letters are enough for the excerpt, whatever of them is asterisks and blanks. */
export async function findChosenPosts(ids: string[]) {
  const chosen = await findChosen(posts, sql`left(${posts.content}, 400)`, ids);
  return chosen.map(({ id, name }) => ({ id, name: postExcerpt(name) }));
}

export const { setHidden: setPostHidden, deleteForReason: deletePostForReason } = moderationOf({
  kind: "post",
  lock: (tx, id: number | null) => selectPost(tx, id).for("update", { of: posts }),
  nameOf: ({ content }) => postExcerpt(content),
  pathOf: ({ id, ownerUserType, ownerSlug }) => `/${ownerUserType}/${ownerSlug}#post-${id}`,
  setHidden: (tx, { id }, hidden) => tx.update(posts).set({ hidden }).where(eq(posts.id, id)),
  async remove(tx, { id, content, images, ownerName }) {
    await tx.delete(posts).where(eq(posts.id, id));
    await dropFiles(tx, keysOfImages(images));
    return { Text: content, Bilder: images.length, Von: ownerName };
  },
});
