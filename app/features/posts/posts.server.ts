import { and, count, desc, eq, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { after, cursorOf, newestFirst, pageOf } from "~/db/newest-first";
import { posts, profiles } from "~/db/schema";
import { log } from "~/log.server";
import type { ShownPost } from "./post";

export const feedPageSize = 20;

const columns = {
  id: posts.id,
  content: posts.content,
  images: posts.images,
  category: posts.category,
  pinned: posts.pinned,
  createdAt: posts.createdAt,
  userId: posts.userId,
  author: {
    name: profiles.name,
    slug: profiles.slug,
    title: profiles.title,
    avatarUrl: profiles.avatarUrl,
    userType: profiles.userType,
  },
};

/** Who wrote a post is not told by their account's id. */
function shownTo<Row extends { userId: string }>(viewerId: string | null) {
  return ({ userId, ...post }: Row) => ({ ...post, isOwn: userId === viewerId });
}

export interface FeedPage {
  posts: ShownPost[];
  /** Where the older ones begin. */
  next: string | null;
}

/** The newest posts of everyone whose page is public, with their authors, in one query. */
export async function listFeed(cursor: string | null, viewerId: string | null): Promise<FeedPage> {
  const rows = await db
    .select({ ...columns, cursor: cursorOf(posts) })
    .from(posts)
    .innerJoin(profiles, and(eq(profiles.id, posts.userId), profiles.isPublic))
    .where(and(sql`not ${posts.hidden}`, after(cursor, posts)))
    .orderBy(...newestFirst(posts))
    .limit(feedPageSize + 1);
  const { rows: shown, next } = pageOf(rows, feedPageSize);
  return { posts: shown.map(({ cursor: _, ...post }) => post).map(shownTo(viewerId)), next };
}

/** The posts of one profile, pinned ones first. Their author also sees those that a superadmin has hidden. */
export async function listPostsOf(profileId: string, viewerId: string | null): Promise<ShownPost[]> {
  const rows = await db
    .select(columns)
    .from(posts)
    .innerJoin(profiles, eq(profiles.id, posts.userId))
    .where(and(eq(posts.userId, profileId), profileId === viewerId ? undefined : sql`not ${posts.hidden}`))
    .orderBy(desc(posts.pinned), ...newestFirst(posts));
  return rows.map(shownTo(viewerId));
}

export async function countPostsOf(profileId: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(posts).where(eq(posts.userId, profileId));
  return row?.count ?? 0;
}

/** For a form, which stands there in any case: the limit is checked once more when it is sent. */
export function readPostCount(profileId: string): Promise<number> {
  return countPostsOf(profileId).catch((error) => {
    log.error({ err: error }, "could not count posts");
    return 0;
  });
}

export async function findOwnPost(id: number, viewerId: string) {
  const [post] = await db
    .select({ id: posts.id, content: posts.content })
    .from(posts)
    .where(and(eq(posts.id, id), eq(posts.userId, viewerId)));
  return post ?? null;
}

/** For a page that can do without the posts: when they can't be read, it says so and shows the rest. */
export async function readPostsOf(profileId: string, viewerId: string | null) {
  const posts = await listPostsOf(profileId, viewerId).catch((error) => {
    log.error({ err: error }, "could not load posts");
    return null;
  });
  return { posts, now: new Date().toISOString() };
}
