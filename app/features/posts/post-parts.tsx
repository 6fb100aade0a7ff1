import Pin from "lucide-react/icons/pin";
import type { ReactNode } from "react";
import { formatMoment } from "~/text/dates";
import { Avatar } from "~/ui/avatar";
import { Badge } from "~/ui/badge";
import { Dot } from "~/ui/dotted";
import { Link } from "~/ui/link";
import { authorPath, type ShownPost } from "./post";
import { PostImages } from "./post-images";
import { PostText } from "./post-text-view";

export interface PostProps {
  post: ShownPost;
  /** Such as 'vor 3 Stunden', instead of the date. */
  ago?: string;
  eager?: boolean;
  level?: 2 | 3;
}

interface PostHeaderProps extends Pick<PostProps, "post" | "ago" | "level"> {
  children: ReactNode;
}

export function PostHeader({ post: { author, createdAt }, ago, level = 2, children }: PostHeaderProps) {
  const Heading = level === 2 ? "h2" : "h3";

  return (
    <header className="flex flex-wrap items-start gap-4">
      <Avatar name={author.name} seed={author.slug} src={author.avatarUrl} size="md" />
      <div className="min-w-0 grow basis-0">
        <Heading className="text-xl wrap-anywhere">
          <Link to={authorPath(author)} className="title-link py-1">
            {author.name}
          </Link>
        </Heading>
        <p className="text-note text-soft">
          {author.title && (
            <span className="hyphens-auto wrap-anywhere">
              {author.title}
              <Dot />
            </span>
          )}
          <time
            dateTime={new Date(createdAt).toISOString()}
            title={ago === undefined ? undefined : formatMoment(createdAt)}
            className="inline-block"
          >
            {ago ?? formatMoment(createdAt)}
          </time>
        </p>
      </div>
      {children}
    </header>
  );
}

export function PostMarks({ post: { pinned, category } }: Pick<PostProps, "post">) {
  if (!pinned && !category) return null;
  return (
    <p className="mt-4 flex flex-wrap gap-2">
      {pinned && (
        <Badge variant="ink" icon={<Pin aria-hidden size={14} />}>
          <span className="sm:hidden">Pin</span>
          <span className="max-sm:hidden">Angeheftet</span>
        </Badge>
      )}
      {category && <Badge>{category}</Badge>}
    </p>
  );
}

export function PostContent({ post: { id, content, images }, eager }: Pick<PostProps, "post" | "eager">) {
  return (
    <>
      <PostText content={content} />
      {images.length > 0 && <PostImages postId={id} images={images} eager={eager} />}
    </>
  );
}
