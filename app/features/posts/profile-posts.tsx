import type { ReactNode } from "react";
import { NotLoaded } from "~/ui/not-loaded";
import { Section } from "~/ui/section";
import type { ShownPost } from "./post";
import { PostCard } from "./post-card";
import { PostComposer } from "./post-composer";

export interface PostList {
  /** Null when they could not be loaded. */
  posts: ShownPost[] | null;
  /** The current moment, for ages such as 'vor 3 Stunden'. */
  now: string;
}

/** The posts on someone's public page. Nobody can change them here, not even their author. */
export function ProfilePosts({ posts, now, name }: PostList & { name: string }) {
  return (
    <Section title="Posts" flush className="pt-10 first:pt-0! md:pt-12">
      {!posts && (
        <NotLoaded
          title="Posts konnten nicht geladen werden"
          toast={{ title: "Fehler", description: "Posts konnten nicht geladen werden" }}
          className="mt-6"
        />
      )}
      {posts?.length === 0 && <Empty title="Noch keine Posts">{name} hat noch keine Posts geteilt.</Empty>}
      {posts?.map((post) => (
        <PostCard key={post.id} post={post} now={now} level={3} />
      ))}
    </Section>
  );
}

interface OwnPostsProps extends PostList {
  /** A further entry in the menu of a post. */
  menuEntry?: (post: ShownPost) => ReactNode;
}

/** The posts on the own profile, with all actions of their author. */
export function OwnPosts({ posts, now, menuEntry }: OwnPostsProps) {
  const written = posts?.length ?? 0;
  return (
    <Section title="Meine Posts" flush className="pt-10 md:pt-12">
      <div className="border-b border-line py-8">
        <PostComposer key={written} id="neuer-post" written={written} />
      </div>
      {!posts && <NotLoaded title="Fehler beim Laden der Posts" className="mt-6" />}
      {posts?.length === 0 && (
        <Empty title="Noch keine Posts">
          Zeigen Sie, woran Sie arbeiten: ein fertiges Projekt, einen Entwurf, eine Frage.
        </Empty>
      )}
      {posts?.map((post) => (
        <PostCard key={post.id} post={post} now={now} level={3} withMenu menuEntry={menuEntry?.(post)} />
      ))}
    </Section>
  );
}

function Empty({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div className="border-b border-line py-7">
      <h3>{title}</h3>
      <p className="mt-2 max-w-text text-soft">{children}</p>
    </div>
  );
}
