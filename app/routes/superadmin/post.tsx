import { Intervene } from "~/audit/intervene";
import { mayAct } from "~/audit/roles";
import { getViewer } from "~/auth/guards.server";
import { getPostForSuperadmin } from "~/features/posts/moderate-post.server";
import { PostText } from "~/features/posts/post-text-view";
import { idOf } from "~/http/id-of";
import { unlistedMeta } from "~/seo/meta";
import { formatMoment } from "~/text/dates";
import { Badge } from "~/ui/badge";
import { TextLink } from "~/ui/link";
import { Thumbnails } from "~/ui/thumbnails";
import type { Route } from "./+types/post";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { createdAt, ownerEmail: _, ...post } = await getPostForSuperadmin(idOf(params.id));
  const viewer = getViewer(context);
  const may = { isOwn: post.ownerId === viewer.id, mayDelete: mayAct(viewer, "post.delete") };
  return { may, post: { ...post, created: formatMoment(createdAt) } };
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Post verwalten");

export default function PostPage({ loaderData: { post, may } }: Route.ComponentProps) {
  const path = `/admin/posts/${post.id}`;
  return (
    <>
      <h1 className="text-4xl wrap-anywhere">Post von {post.ownerName}</h1>
      <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-soft">
        {post.created}
        <TextLink to={`/admin/profile/${post.ownerId}`} className="hit">
          Profil verwalten
        </TextLink>
        {post.hidden && <Badge variant="signal">Ausgeblendet</Badge>}
      </p>
      <div className="mt-6">
        <PostText content={post.content} />
      </div>
      <Thumbnails pictures={post.images} />
      <Intervene
        path={path}
        hidden={post.hidden}
        {...may}
        hides="Nur noch die Person selbst sieht den Post. Sie können ihn wieder einblenden."
        shows="Der Post ist wieder für alle zu sehen."
        deletes="Der Post und seine Bilder werden gelöscht."
      />
    </>
  );
}
