import type { PostImage, UserType } from "~/db/schema";

export const postCategories = ["Projekt", "Inspiration", "Neuigkeit", "Tipp", "Gesucht"] as const;

/** A post as its readers see it, with the current name and picture of its author. */
export interface ShownPost extends ListedPost {
  isOwn?: boolean;
  /** By a superadmin; known of own posts alone. */
  hidden?: boolean;
}

/** What is the same for all readers. */
export interface ListedPost {
  id: number;
  content: string;
  images: PostImage[];
  category: string | null;
  pinned: boolean;
  createdAt: Date | string;
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
  posts: ListedPost[];
  /** The ids of the viewer's. */
  own: readonly number[];
  /** The start of the older posts. */
  next: string | null;
}

export const postsOf = ({ posts, own }: Pick<FeedPage, "posts" | "own">): ShownPost[] =>
  posts.map((post) => (own.includes(post.id) ? { ...post, isOwn: true } : post));

export const authorPath = ({ userType, slug }: Pick<PostAuthor, "userType" | "slug">) => `/${userType}/${slug}`;

/** The attributes of a post's element. */
export const frameOf = ({ id }: ShownPost) => ({
  id: `post-${id}`,
  "data-post": id,
  className: "lazy-layout border-b border-line py-8",
});

/** The name of a post's pictures, which form one gallery. */
export const picturesOf = (postId: number) => `post-${postId}`;

const maxLeading = 3;

/** The pictures that represent someone's posts: the first one of each post before the others. */
export function leadingPictures(posts: readonly Pick<ShownPost, "id" | "images">[]) {
  const pictures = posts.flatMap(({ id, images }) => images.map((image, index) => ({ postId: id, image, index })));
  return pictures.toSorted((one, other) => one.index - other.index).slice(0, maxLeading);
}
