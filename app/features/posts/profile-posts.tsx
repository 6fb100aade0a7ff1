import { NotLoaded } from "~/ui/not-loaded";
import { Section } from "~/ui/section";
import type { ShownPost } from "./post";
import { PostCard } from "./post-card";

export interface PostList {
  /** Null when they could not be loaded. */
  posts: readonly ShownPost[] | null;
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
      {posts?.length === 0 && <NoPosts>{name} hat noch keine Posts geteilt.</NoPosts>}
      {posts?.map((post) => (
        <PostCard key={post.id} post={post} now={now} level={3} />
      ))}
    </Section>
  );
}

export function NoPosts({ children }: { children: React.ReactNode }) {
  return (
    <div className="border-b border-line py-7">
      <h3>Noch keine Posts</h3>
      <p className="mt-2 max-w-text text-soft">{children}</p>
    </div>
  );
}
