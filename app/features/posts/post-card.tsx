import { useIsSuperadmin } from "~/audit/superadmin-link";
import { formatAgo } from "~/text/dates";
import { KeptWhile } from "~/ui/kept";
import { late } from "~/ui/late";
import { useLightboxes } from "~/ui/use-lightboxes";
import { frameOf, type ShownPost } from "./post";
import type { PostProps } from "./post-parts";

const load = () => import("./post-body").then((part) => part.PostBody);
/** The browser keeps the posts of the first page, and needs this for pages that it makes itself. */
const PostBody = import.meta.env.SSR ? await load() : late(load);

interface PostCardProps extends Omit<PostProps, "ago"> {
  /** The current moment, for lists that show ages such as 'vor 3 Stunden' instead of dates. */
  now?: string;
}

export const agoOf = ({ createdAt }: ShownPost, now?: string) => now && formatAgo(createdAt, new Date(now));

export function PostCard({ post, now, eager, level }: PostCardProps) {
  const ago = agoOf(post, now);
  const isManaged = useIsSuperadmin() && !post.isOwn;
  const shown = [ago, post.mark ?? post, post.isOwn, eager, level, isManaged];
  useLightboxes();

  return (
    <KeptWhile as="article" {...frameOf(post)} same={shown} of={["post", ...shown]}>
      {() => <PostBody post={post} ago={ago} eager={eager} level={level} isManaged={isManaged} />}
    </KeptWhile>
  );
}
