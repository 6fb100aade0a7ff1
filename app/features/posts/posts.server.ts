import { and, count, desc, eq, sql } from "drizzle-orm";
import type { Viewer } from "~/auth/viewer";
import { db } from "~/db/client.server";
import { after, cursorOf, newestFirst, pageOf } from "~/db/newest-first";
import { pageSizes } from "~/db/page-sizes";
import { prepared } from "~/db/planned.server";
import type { Problem } from "~/http/answer";
import { orNull } from "~/http/or-empty.server";
import { findReachedLimit, readReachedLimit } from "~/http/rate-limit.server";
import { agoChangesAt } from "~/text/dates";
import { cachedRead, type Reads } from "~/visible/cached-reads.server";
import { postsSeenBy, visiblePosts } from "~/visible/posts.server";
import { ofPerson } from "~/visible/topics";
import type { FeedPage, ShownPost } from "./post";

const shownOf = (seen: typeof visiblePosts) => ({
  id: seen.id,
  content: seen.content,
  images: seen.images,
  category: seen.category,
  pinned: seen.pinned,
  createdAt: seen.createdAt,
  userId: seen.userId,
  author: {
    name: seen.authorName,
    slug: seen.authorSlug,
    title: seen.authorTitle,
    avatarUrl: seen.authorAvatarUrl,
    userType: seen.authorUserType,
  },
});

/** Drops the author's account id, which the page must not get. */
function shownTo<Row extends { userId: string }>(viewerId: string | null) {
  return ({ userId, ...post }: Row) => ({ ...post, isOwn: userId === viewerId });
}

/** The newest posts that everyone may see, with their authors, and which of them are the viewer's. */
export async function listFeed(cursor: string | null, viewerId: string | null, reads: Reads): Promise<FeedPage> {
  const { byAuthor, ...page } = await readFeed(reads, cursor);
  return { ...page, own: (viewerId && byAuthor[viewerId]) || [] };
}

/** The same for everyone, read in one query. */
const readFeed = cachedRead(["posts", "profiles"], async (cursor: string | null) => {
  const rows = await selectFeed(cursor);
  const { rows: shown, next } = pageOf(rows, pageSizes.posts, ({ cursor }) => cursor);
  const byAuthor: Record<string, number[]> = {};
  for (const { userId, id } of shown) byAuthor[userId] = [...(byAuthor[userId] ?? []), id];
  const posts = shown.map(({ cursor: _, userId: __, ...post }) => post);
  /** `next` is the start of the older posts. Account ids stay here: the page must not get them. */
  return { posts, next, byAuthor };
});

const selectFeed = (cursor: string | null) =>
  db
    .select({ ...shownOf(visiblePosts), cursor: cursorOf(visiblePosts) })
    .from(visiblePosts)
    .where(after(cursor, visiblePosts))
    .orderBy(...newestFirst(visiblePosts))
    .limit(pageSizes.posts + 1);

/** The posts on someone's public page, pinned ones first. The owner also sees them while their profile is hidden. */
export const listPostsOf = (profileId: string, viewerId: string | null, reads: Reads): Promise<ShownPost[]> =>
  profileId === viewerId ? readPosts(undefined, profileId, viewerId) : readPosts(reads, profileId, null);

const readPosts = cachedRead(
  (_, [profileId]) => [ofPerson(profileId)],
  async (profileId: string, ownerId: string | null) => (await selectPostsOf(profileId, ownerId)).map(shownTo(null)),
);

const selectPostsOf = prepared((profileId: string, viewerId: string | null) => {
  const seen = postsSeenBy(viewerId);
  return db
    .select(shownOf(seen))
    .from(seen)
    .where(and(eq(seen.userId, profileId), sql`not ${seen.hidden}`))
    .orderBy(desc(seen.pinned), ...newestFirst(seen));
});

/** Someone's own posts, pinned ones first, including those that a superadmin has hidden. */
async function listOwnPosts(ownerId: string): Promise<ShownPost[]> {
  const rows = await selectOwnPosts(ownerId);
  return rows.map(shownTo(ownerId));
}

const selectOwnPosts = prepared((ownerId: string) => {
  const seen = postsSeenBy(ownerId);
  return db
    .select({ ...shownOf(seen), hidden: seen.hidden })
    .from(seen)
    .where(eq(seen.userId, ownerId))
    .orderBy(desc(seen.pinned), ...newestFirst(seen));
});

export async function countPostsOf(profileId: string): Promise<number> {
  const seen = postsSeenBy(profileId);
  const [row] = await db.select({ count: count() }).from(seen).where(eq(seen.userId, profileId));
  return row?.count ?? 0;
}

/** What the form of a new post needs to know, for hints: the limits are checked again when it is sent. */
export async function readWriting(writer: Writer, reads: Reads) {
  const [written, prevented] = await Promise.all([
    orNull(() => readCount(reads, writer.id), "how many posts there are"),
    findPostLimit(writer, reads),
  ]);
  return { written: written ?? 0, prevented };
}

type Writer = Pick<Viewer, "id" | "isSuperadmin">;

/** Why this person can't write a post now. A reached limit is read again, because time ends it. */
export async function findPostLimit({ id, isSuperadmin }: Writer, reads: Reads): Promise<Problem | null> {
  const isFree = await orNull(() => readIsFree(reads, id, isSuperadmin), "whether a person may write a post");
  return isFree === false ? findReachedLimit("post", id) : null;
}

/** Only own posts bring a limit nearer, and superadmins have another one. */
const readIsFree = cachedRead(
  (_, [profileId]) => [ofPerson(profileId)],
  async (profileId: string, _isSuperadmin: boolean) => (await readReachedLimit("post", profileId)) === null,
);

const readCount = cachedRead((_, [profileId]) => [ofPerson(profileId)], countPostsOf);

export async function findOwnPost(id: number, viewerId: string) {
  const seen = postsSeenBy(viewerId);
  const [post] = await db
    .select({ id: seen.id, content: seen.content, images: seen.images, category: seen.category })
    .from(seen)
    .where(and(eq(seen.id, id), eq(seen.userId, viewerId)));
  return post ?? null;
}

export const readPostsOf = (profileId: string, viewerId: string | null, reads: Reads) =>
  withNow(() => listPostsOf(profileId, viewerId, reads));
export const readOwnPosts = (ownerId: string) => withNow(() => listOwnPosts(ownerId));

/** Null posts when they can't be loaded: the page then says so and shows the rest. */
const withNow = async (load: () => Promise<ShownPost[]>) => ({
  posts: await orNull(load, "posts"),
  now: new Date().toISOString(),
});

/** When the first of these posts says something else about its age. */
export const postsChangeAt = ({ posts, now }: Awaited<ReturnType<typeof readPostsOf>>): Date | undefined =>
  (posts ?? [])
    .map(({ createdAt }) => agoChangesAt(createdAt, new Date(now)))
    .reduce<Date | undefined>((first, at) => (first && first < at ? first : at), undefined);
