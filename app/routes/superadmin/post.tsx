import { Link } from "react-router";
import { ReasonForm } from "~/audit/reason-form";
import { getPostForSuperadmin } from "~/features/posts/moderate-post.server";
import { PostText } from "~/features/posts/post-text-view";
import { idOf } from "~/http/id-of";
import { pageMeta } from "~/seo/meta";
import { formatMoment } from "~/text/dates";
import { Badge } from "~/ui/badge";
import { Disclosure } from "~/ui/disclosure";
import { Section } from "~/ui/section";
import type { Route } from "./+types/post";

export async function loader({ params }: Route.LoaderArgs) {
  const { createdAt, ownerEmail: _, ...post } = await getPostForSuperadmin(idOf(params.id));
  return { post: { ...post, created: formatMoment(createdAt) } };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Post verwalten", path: "/admin/posts", noindex: true });

export default function PostPage({ loaderData: { post } }: Route.ComponentProps) {
  const path = `/admin/posts/${post.id}`;
  return (
    <>
      <h1 className="text-4xl wrap-anywhere">Post von {post.ownerName}</h1>
      <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-soft">
        {post.created}
        <Link to={`/admin/profile/${post.ownerId}`} className="link hit">
          Profil verwalten
        </Link>
        {post.hidden && <Badge variant="signal">Ausgeblendet</Badge>}
      </p>
      <div className="mt-6">
        <PostText content={post.content} />
      </div>
      {post.images.length > 0 && (
        <ul className="mt-6 flex flex-wrap gap-3">
          {post.images.map(({ url, alt, width, height }) => (
            <li key={url}>
              <img
                src={url}
                alt={alt}
                width={width}
                height={height}
                loading="lazy"
                className="h-40 w-auto rounded-sm"
              />
            </li>
          ))}
        </ul>
      )}
      <Section title="Eingreifen" flush>
        {post.hidden ? (
          <Disclosure key="einblenden" summary="Wieder einblenden" name="eingreifen">
            <ReasonForm action={`${path}/einblenden`} label="Einblenden" failure="Fehler beim Einblenden">
              Der Post ist wieder für alle zu sehen.
            </ReasonForm>
          </Disclosure>
        ) : (
          <Disclosure key="ausblenden" summary="Ausblenden" name="eingreifen">
            <ReasonForm action={`${path}/ausblenden`} label="Ausblenden" withGround failure="Fehler beim Ausblenden">
              Nur noch die Person selbst sieht den Post. Sie können ihn wieder einblenden.
            </ReasonForm>
          </Disclosure>
        )}
        <Disclosure summary="Löschen" name="eingreifen">
          <ReasonForm
            action={`${path}/loeschen`}
            label="Endgültig löschen"
            failure="Fehler beim Löschen"
            danger
            withGround
          >
            Der Post und seine Bilder werden gelöscht. Das lässt sich nicht rückgängig machen.
          </ReasonForm>
        </Disclosure>
      </Section>
    </>
  );
}
