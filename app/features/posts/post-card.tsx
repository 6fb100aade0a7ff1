import { Pin } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { ReportLink } from "~/audit/report-link";
import { SuperadminLink } from "~/audit/superadmin-link";
import { formatAgo, formatMoment } from "~/text/dates";
import { between } from "~/text/joined";
import { Avatar } from "~/ui/avatar";
import { Badge } from "~/ui/badge";
import { Link } from "~/ui/link";
import { Once } from "~/ui/once";
import { usePressed } from "~/ui/use-pressed";
import { authorPath, type ShownPost } from "./post";
import { PostImages } from "./post-images";
import { PostMenu } from "./post-menu";
import { PostText } from "./post-text-view";

interface PostCardProps {
  post: ShownPost;
  /** The current moment, for lists that show ages such as 'vor 3 Stunden' instead of dates. */
  now?: string;
  /** Whether the owner can change the post here, as on the own profile and in the feed. */
  withMenu?: boolean;
  /** A further entry of that menu. */
  menuEntry?: ReactNode;
  eager?: boolean;
  level?: 2 | 3;
}

export function PostCard({ post, now, withMenu = false, menuEntry, eager, level = 2 }: PostCardProps) {
  const [isEditing, setIsEditing] = useState(false);
  const form = usePressed(() => import("./post-edit-form"));
  const card = useRef<HTMLElement>(null);
  const isFirst = useRef(true);
  const { author, createdAt } = post;
  const Heading = level === 2 ? "h2" : "h3";
  const moment = formatMoment(createdAt);

  // The form replaces the focused menu: move the focus into the text, and back afterwards.
  useEffect(() => {
    if (!isFirst.current) card.current?.querySelector<HTMLElement>(isEditing ? "textarea" : "header button")?.focus();
    isFirst.current = false;
  }, [isEditing]);

  return (
    <article ref={card} id={`post-${post.id}`} className="border-b border-line py-8" data-post={post.id}>
      <header className="flex flex-wrap items-start gap-4">
        <Avatar name={author.name} seed={author.slug} src={author.avatarUrl} size="md" />
        <div className="min-w-0 grow basis-0">
          <Heading className="text-xl wrap-anywhere">
            <Link
              to={authorPath(author)}
              className="inline-block py-1 decoration-signal decoration-2 underline-offset-4 hover:underline"
            >
              {author.name}
            </Link>
          </Heading>
          <p className="text-note text-soft">
            {author.title && <span className="hyphens-auto wrap-anywhere">{author.title + between}</span>}
            <time
              dateTime={new Date(createdAt).toISOString()}
              title={now ? moment : undefined}
              className="inline-block"
            >
              {now ? formatAgo(createdAt, new Date(now)) : moment}
            </time>
          </p>
        </div>
        {withMenu && post.isOwn && (
          <PostMenu
            post={post}
            onOpen={form.opener.onFocus}
            onEdit={(event) => form.open(event, () => setIsEditing(true))}
            entry={menuEntry}
          />
        )}
        {!post.isOwn && (
          <SuperadminLink to={`/admin/posts/${post.id}`} className="max-sm:basis-full">
            Verwalten
          </SuperadminLink>
        )}
      </header>
      {(post.pinned || post.category) && (
        <p className="mt-4 flex flex-wrap gap-2">
          {post.pinned && (
            <Badge variant="ink" icon={<Pin aria-hidden size={14} />}>
              <span className="sm:hidden">Pin</span>
              <span className="max-sm:hidden">Angeheftet</span>
            </Badge>
          )}
          {post.category && <Badge>{post.category}</Badge>}
        </p>
      )}
      {isEditing && form.part ? (
        <div className="mt-4 grid gap-5">
          <form.part.PostEditForm post={post} onDone={() => setIsEditing(false)} />
        </div>
      ) : (
        <Once of={["post", post.id, post.content, post.images, eager]} className="mt-4 grid gap-5">
          {() => (
            <>
              <PostText content={post.content} />
              {post.images.length > 0 && <PostImages postId={post.id} images={post.images} eager={eager} />}
            </>
          )}
        </Once>
      )}
      {!post.isOwn && (
        <p className="mt-3 text-note">
          <ReportLink kind="post" id={post.id} about={`von ${author.name}, ${moment}`} />
        </p>
      )}
    </article>
  );
}
