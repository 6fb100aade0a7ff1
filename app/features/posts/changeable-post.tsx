import { type ReactNode, useEffect, useRef, useState } from "react";
import { Badge } from "~/ui/badge";
import { CachedFragment } from "~/ui/cached-fragment";
import { useLargePictures } from "~/ui/use-large-pictures";
import { useLazyOnPress } from "~/ui/use-lazy-on-press";
import { frameOf } from "./post";
import { PostMenu } from "./post-menu";
import { PostContent, PostHeader, PostMarks, type PostProps } from "./post-parts";

interface ChangeablePostProps extends PostProps {
  /** A further entry of the menu. */
  menuEntry?: ReactNode;
}

/** The viewer's own post, with its menu. */
export function ChangeablePost({ post, ago, menuEntry, eager, level }: ChangeablePostProps) {
  useLargePictures();
  const [isEditing, setIsEditing] = useState(false);
  const form = useLazyOnPress(() => import("./post-edit-form"));
  const card = useRef<HTMLElement>(null);
  const isFirst = useRef(true);

  // The form replaces the focused menu: move the focus into the text, and back afterwards.
  useEffect(() => {
    if (!isFirst.current) card.current?.querySelector<HTMLElement>(isEditing ? "textarea" : "header button")?.focus();
    isFirst.current = false;
  }, [isEditing]);

  return (
    <article ref={card} {...frameOf(post)}>
      <PostHeader post={post} ago={ago} level={level}>
        <PostMenu
          post={post}
          onOpen={form.opener.onFocus}
          onEdit={(event) => form.open(event, () => setIsEditing(true))}
          entry={menuEntry}
        />
      </PostHeader>
      {post.hidden && (
        <p className="mt-4">
          <Badge>Ausgeblendet</Badge>
        </p>
      )}
      <PostMarks post={post} />
      {isEditing && form.part ? (
        <div className="mt-4 grid gap-5">
          <form.part.PostEditForm post={post} onDone={() => setIsEditing(false)} />
        </div>
      ) : (
        <CachedFragment as="div" className="mt-4 grid gap-5" content={PostContent} of={{ post, eager }} />
      )}
    </article>
  );
}
