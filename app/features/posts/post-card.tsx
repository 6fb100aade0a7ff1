import { useHasRole } from "~/audit/superadmin-link";
import { formatAgo } from "~/text/dates";
import { CachedFragment } from "~/ui/cached-fragment";
import { useLargePictures } from "~/ui/use-large-pictures";
import { frameOf, type ShownPost } from "./post";
import { PostBody } from "./post-body";
import type { PostProps } from "./post-parts";

interface PostCardProps extends Omit<PostProps, "ago"> {
  /** The current moment, for lists that show ages such as 'vor 3 Stunden' instead of dates. */
  now?: string;
}

export const agoOf = ({ createdAt }: ShownPost, now?: string) => now && formatAgo(createdAt, new Date(now));

export function PostCard({ post, now, eager, level }: PostCardProps) {
  const ago = agoOf(post, now);
  const isManaged = useHasRole("moderation") && !post.isOwn;
  useLargePictures();

  return (
    <CachedFragment as="article" {...frameOf(post)} content={PostBody} of={{ post, ago, eager, level, isManaged }} />
  );
}
