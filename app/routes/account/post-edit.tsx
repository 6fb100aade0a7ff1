import { data } from "react-router";
import { getViewer, signedInOnly } from "~/auth/guards.server";
import { editPost } from "~/features/posts/edit-post.server";
import { PostEditForm } from "~/features/posts/post-edit-form";
import { findOwnPost } from "~/features/posts/posts.server";
import { idOf } from "~/http/id-of";
import { findReachedLimit } from "~/http/rate-limit.server";
import { readForm } from "~/http/read-form.server";
import { sameOriginPath } from "~/http/same-origin-path";
import { unlistedMeta } from "~/seo/meta";
import { Container } from "~/ui/container";
import { Prevented } from "~/ui/prevented";
import type { Route } from "./+types/post-edit";

const afterwards = "/feed";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly];

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const post = await findOwnPost(idOf(params.id) ?? 0, getViewer(context).id);
  if (!post) throw data(null, { status: 404 });
  const prevented = await findReachedLimit("post-change", getViewer(context).id);
  return { post, prevented, backTo: sameOriginPath(new URL(request.url).searchParams.get("weiter"), afterwards) };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const viewer = getViewer(context);
  const form = readForm(context);
  const goTo = sameOriginPath(form.get("weiter")?.toString(), afterwards);
  return editPost(idOf(params.id) ?? 0, form, { account: viewer.id, signal: request.signal }, goTo);
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Post bearbeiten");

export default function EditPost({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Container width="text" className="py-14">
      <h1 className="mb-8 text-4xl">Post bearbeiten</h1>
      <Prevented problem={loaderData.prevented} />
      <PostEditForm post={loaderData.post} backTo={loaderData.backTo} arrived={actionData} />
    </Container>
  );
}
