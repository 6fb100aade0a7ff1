import { ReportLink } from "~/audit/report-link";
import { formatMoment } from "~/text/dates";
import { ButtonLink } from "~/ui/button";
import { PostContent, PostHeader, PostMarks, type PostProps } from "./post-parts";

interface PostBodyProps extends PostProps {
  /** Whether the viewer is a superadmin who can manage it. */
  isManaged: boolean;
}

/** What others read of a post. */
export function PostBody({ post, ago, eager, level, isManaged }: PostBodyProps) {
  return (
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
  );
}
