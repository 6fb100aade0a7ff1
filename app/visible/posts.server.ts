import { and, eq, or, sql } from "drizzle-orm";
import { builder } from "~/db/client.server";
import { posts, profiles } from "~/db/schema";

/** The columns of a post that others may read, with the author's current name. */
const publicColumns = {
  id: posts.id,
  userId: posts.userId,
  content: posts.content,
  images: posts.images,
  category: posts.category,
  pinned: posts.pinned,
  hidden: posts.hidden,
  createdAt: posts.createdAt,
  authorName: profiles.name,
  authorSlug: profiles.slug,
  authorTitle: profiles.title,
  authorAvatarUrl: profiles.avatarUrl,
  authorUserType: profiles.userType,
};

const isVisible = and(sql`not ${posts.hidden}`, profiles.isPublic);
const ofAuthor = eq(profiles.id, posts.userId);

/**
 * The posts that this person may see: their own, and those that no superadmin has hidden of people with a public
 * profile.
 */
export const postsSeenBy = (viewerId: string | null) =>
  builder
    .select(publicColumns)
    .from(posts)
    .innerJoin(profiles, ofAuthor)
    .where(viewerId ? or(isVisible, eq(posts.userId, viewerId)) : isVisible)
    .as("seen_posts");

/** The posts that everyone may see. */
export const visiblePosts = postsSeenBy(null);
