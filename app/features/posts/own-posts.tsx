import type { ReactNode } from "react";
import type { Problem } from "~/http/answer";
import { NotLoaded } from "~/ui/not-loaded";
import { Section } from "~/ui/section";
import { ChangeablePost } from "./changeable-post";
import type { ShownPost } from "./post";
import { agoOf } from "./post-card";
import { PostComposer } from "./post-composer";
import { NoPosts, type PostList } from "./profile-posts";

interface OwnPostsProps extends PostList {
  /** What would refuse a post now. */
  prevented: Problem | null;
  /** A further entry in the menu of a post. */
  menuEntry?: (post: ShownPost) => ReactNode;
}

/** The posts on the author's profile page, with all actions. */
export function OwnPosts({ posts, now, prevented, menuEntry }: OwnPostsProps) {
  const written = posts?.length ?? 0;
  return (
    <Section title="Meine Posts" flush className="pt-10 md:pt-12">
      <div className="border-b border-line py-8">
        <PostComposer key={written} id="neuer-post" written={written} prevented={prevented} />
      </div>
      {!posts && <NotLoaded title="Fehler beim Laden der Posts" className="mt-6" />}
      {posts?.length === 0 && (
        <NoPosts>Zeigen Sie, woran Sie arbeiten: ein fertiges Projekt, einen Entwurf, eine Frage.</NoPosts>
      )}
      {posts?.map((post) => (
        <ChangeablePost key={post.id} post={post} ago={agoOf(post, now)} level={3} menuEntry={menuEntry?.(post)} />
      ))}
    </Section>
  );
}
