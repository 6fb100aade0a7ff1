import { Fragment } from "react";
import { viewerContext } from "~/auth/viewer";
import { listLatestArticles } from "~/features/articles/articles.server";
import { LatestArticles } from "~/features/articles/latest-articles";
import { type FeedPage, postsOf, type ShownPost } from "~/features/posts/post";
import { PostCard } from "~/features/posts/post-card";
import { listFeed, readWriting } from "~/features/posts/posts.server";
import { Later, whole } from "~/http/later";
import { orNull } from "~/http/or-empty.server";
import { requestContext } from "~/http/request-context";
import { feedLinks, pageMeta, regionOf } from "~/seo/meta";
import { Badge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { EmptyState } from "~/ui/empty-state";
import { latePart, placed } from "~/ui/late-part";
import { RankingLink } from "~/ui/ranking-link";
import { Skeleton } from "~/ui/skeleton";
import type { Route } from "./+types/feed";

/** Only members write. */
const loadComposer = () => import("~/features/posts/post-composer").then((part) => part.PostComposer);
const loadChangeable = () => import("~/features/posts/changeable-post").then((part) => part.ChangeablePost);

const PostComposer = import.meta.env.SSR
  ? placed(await loadComposer())
  : latePart(loadComposer, () => <ButtonLink to="/posts/neu">Neuen Post schreiben</ButtonLink>);
const ChangeablePost = import.meta.env.SSR ? placed(await loadChangeable()) : latePart(loadChangeable, PostCard);

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  const cursor = new URL(request.url).searchParams.get("vor");
  const { reads } = context.get(requestContext);
  const feed = Promise.all([
    orNull(() => listFeed(cursor, viewer?.id ?? null, reads), "the feed"),
    orNull(() => listLatestArticles(reads), "latest articles"),
  ]).then(([page, articles]) => ({ ...(page ?? noPage), articles }));
  return {
    feed: await whole(request, feed),
    writing: viewer && (await readWriting(viewer, reads)),
    isOlder: cursor !== null,
  };
}

/** Shown when the posts can't be loaded. */
const noPage: FeedPage = { posts: [], own: [], next: null };

const descriptionOf = (region: string) =>
  `Was Kreative und Unternehmen in ${region} gerade machen: neue Projekte, Einblicke, Tipps und Gesuche, von ihnen selbst erzählt.`;

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, {
    title: "Neuigkeiten & Inspirationen",
    description: descriptionOf(regionOf(matches)),
    path: "/feed",
  }),
  ...feedLinks("Neuigkeiten", "/feed"),
];

export default function Feed({ loaderData }: Route.ComponentProps) {
  const { feed, writing, isOlder } = loaderData;

  return (
    <Container className="py-12 md:py-18">
      <div className="grid gap-x-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <header className="lg:sticky lg:top-10 lg:self-start">
          <h1 className="text-5xl lg:text-4xl">Neuigkeiten & Inspirationen</h1>
          <p className="mt-5 max-w-[40ch] text-lg text-soft">
            Was gerade entsteht, was fertig wurde und was andere daraus lernen können. Das Neueste steht zuerst.
          </p>
          <p className="mt-2">
            <RankingLink list="feed" />
          </p>
          <Later value={feed.value} skeleton={<Badge className="mt-5">Beiträge werden geladen</Badge>}>
            {({ posts }) => <Badge className="mt-5">{countText(posts.length)}</Badge>}
          </Later>
        </header>
        <div className="mt-8 border-t-2 border-ink lg:mt-0">
          {writing && !isOlder && <NewPost key={writing.written} {...writing} />}
          <Later value={feed.value} skeleton={<Skeleton label="Beiträge werden geladen" kind="text" count={3} />}>
            {({ posts, own, next, articles }) =>
              posts.length > 0 ? (
                <>
                  {postsOf({ posts, own }).map((post, index) => (
                    <Fragment key={post.id}>
                      <FeedPost post={post} eager={index === 0} />
                      {index === 0 && !isOlder && <LatestArticles articles={articles} />}
                    </Fragment>
                  ))}
                  <Ways next={next} isOlder={isOlder} />
                </>
              ) : (
                <NoPosts isOlder={isOlder} />
              )
            }
          </Later>
        </div>
      </div>
    </Container>
  );
}

function FeedPost(props: { post: ShownPost; eager: boolean }) {
  return props.post.isOwn ? <ChangeablePost {...props} /> : <PostCard {...props} />;
}

function NewPost(writing: Awaited<ReturnType<typeof readWriting>>) {
  return (
    <section aria-label="Neuen Post schreiben" className="border-b border-line py-8">
      <PostComposer id="neuer-post" {...writing} />
    </section>
  );
}

const countText = (shown: number) => (shown === 1 ? "1 aktueller Beitrag" : `${shown} aktuelle Beiträge`);

function Ways({ next, isOlder }: { next: string | null; isOlder: boolean }) {
  return (
    <nav aria-label="Weitere Beiträge" className="mt-10 flex flex-wrap gap-3">
      {next && (
        <ButtonLink to={`/feed?vor=${next}`} variant="secondary">
          Ältere Beiträge
        </ButtonLink>
      )}
      {isOlder && (
        <ButtonLink to="/feed" variant="quiet">
          Zu den neuesten
        </ButtonLink>
      )}
    </nav>
  );
}

function NoPosts({ isOlder }: { isOlder: boolean }) {
  return (
    <div className="pt-8">
      <EmptyState
        level={2}
        title="Noch keine Beiträge"
        seed="keine-beitraege"
        action={
          <>
            <ButtonLink to="/kreative" variant="secondary">
              Kreative entdecken
            </ButtonLink>
            {isOlder && (
              <ButtonLink to="/feed" variant="quiet">
                Zu den neuesten
              </ButtonLink>
            )}
          </>
        }
      >
        Hier erzählen Kreative und Unternehmen, woran sie arbeiten. Schauen Sie inzwischen, wer hier zu finden ist.
      </EmptyState>
    </div>
  );
}
