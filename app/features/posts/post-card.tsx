import { ReportLink } from "~/audit/report-link";
import { useIsSuperadmin } from "~/audit/superadmin-link";
import { formatAgo, formatMoment } from "~/text/dates";
import { ButtonLink } from "~/ui/button";
import { Once } from "~/ui/once";
import type { ShownPost } from "./post";
import { frameOf, PostContent, PostHeader, PostMarks, type PostProps } from "./post-parts";

interface PostCardProps extends Omit<PostProps, "ago"> {
  /** The current moment, for lists that show ages such as 'vor 3 Stunden' instead of dates. */
  now?: string;
}

export const agoOf = ({ createdAt }: ShownPost, now?: string) => now && formatAgo(createdAt, new Date(now));

export function PostCard({ post, now, eager, level }: PostCardProps) {
  const ago = agoOf(post, now);
  const isManaged = useIsSuperadmin() && !post.isOwn;

  return (
    <Once as="article" {...frameOf(post)} of={["post", post.mark ?? post, post.isOwn, ago, eager, level, isManaged]}>
      {() => (
        <>
          <PostHeader post={post} ago={ago} level={level}>
            {isManaged && (
              <ButtonLink to={`/admin/posts/${post.id}`} variant="secondary" size="sm" className="max-sm:basis-full">
                Verwalten
              </ButtonLink>
            )}
          </PostHeader>
          <PostMarks post={post} />
          <div className="mt-4 grid gap-5">
            <PostContent post={post} eager={eager} />
          </div>
          {!post.isOwn && (
            <p className="mt-3 text-note">
              <ReportLink kind="post" id={post.id} about={`von ${post.author.name}, ${formatMoment(post.createdAt)}`} />
            </p>
          )}
        </>
      )}
    </Once>
  );
}
