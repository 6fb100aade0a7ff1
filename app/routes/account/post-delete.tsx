import { data } from "react-router";
import { getViewer, signedInOnly } from "~/auth/guards.server";
import { DeletePost } from "~/features/posts/delete-post";
import { findOwnPost } from "~/features/posts/posts.server";
import { answerDelete } from "~/features/posts/small-post-actions.server";
import { idOf } from "~/http/id-of";
import { readForm } from "~/http/read-form.server";
import { sameOriginPath } from "~/http/same-origin-path";
import { unlistedMeta } from "~/seo/meta";
import type { Route } from "./+types/post-delete";

const afterwards = "/feed";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly];

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const post = await findOwnPost(idOf(params.id) ?? 0, getViewer(context).id);
  if (!post) throw data(null, { status: 404 });
  return {
    post: { id: post.id, content: post.content },
    backTo: sameOriginPath(url.searchParams.get("weiter"), afterwards),
  };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const back = sameOriginPath(readForm(context).get("weiter")?.toString(), afterwards);
  return answerDelete(request, idOf(params.id) ?? 0, getViewer(context).id, back);
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Post löschen");

export default function DeletePostPage({ loaderData }: Route.ComponentProps) {
  return <DeletePost {...loaderData} />;
}
