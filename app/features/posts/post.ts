import type { PostImage, UserType } from "~/db/schema";
import { type Packed, unpack } from "~/http/packed";

export const mostPosts = 5;
export const mostImages = 3;
export const longestPost = 5000;
export const longestAlt = 250;

export const postCategories = ["Projekt", "Inspiration", "Neuigkeit", "Tipp", "Gesucht"] as const;

export const postLimitText =
  "Sie haben bereits das Maximum von 5 Posts erreicht. Löschen Sie einen bestehenden Post, um einen neuen zu erstellen.";
export const hiddenPostText = "Andere sehen Ihren Post erst, wenn Sie Ihr Profil wieder zeigen.";
export const tooManyImagesText = "Sie können maximal 3 Bilder pro Post hochladen";

/** A post as its readers see it, with the current name and picture of its author. */
export interface ShownPost extends ListedPost {
  isOwn: boolean;
}

/** What is the same for all readers. */
export interface ListedPost {
  id: number;
  content: string;
  images: PostImage[];
  category: string | null;
  pinned: boolean;
  createdAt: Date | string;
  /** Stands for all of this: the finished text of a post is found by it without writing the post out again. */
  mark?: string;
  author: PostAuthor;
}

export interface PostAuthor {
  name: string;
  slug: string;
  title: string | null;
  avatarUrl: string | null;
  userType: UserType;
}

export interface FeedPage {
  posts: Packed<ListedPost[]>;
  /** The ids of the viewer's. */
  own: readonly number[];
  /** The start of the older posts. */
  next: string | null;
}

export const postsOf = ({ posts, own }: Pick<FeedPage, "posts" | "own">): ShownPost[] =>
  unpack(posts).map((post) => ({ ...post, isOwn: own.includes(post.id) }));

export const authorPath = ({ userType, slug }: Pick<PostAuthor, "userType" | "slug">) => `/${userType}/${slug}`;
