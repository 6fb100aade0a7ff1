import { getViewer, signedInOnly } from "~/auth/guards.server";
import { isHidden } from "~/auth/hidden-profile";
import { createPost } from "~/features/posts/create-post.server";
import { PostComposer } from "~/features/posts/post-composer";
import { readWriting } from "~/features/posts/posts.server";
import { readForm } from "~/http/read-form.server";
import { sameOriginPath } from "~/http/same-origin-path";
import { unlistedMeta } from "~/seo/meta";
import { Container } from "~/ui/container";
import type { Route } from "./+types/post-new";

const afterwards = "/feed";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly];

export async function loader({ request, context }: Route.LoaderArgs) {
  const backTo = sameOriginPath(new URL(request.url).searchParams.get("weiter"), afterwards);
  return { ...(await readWriting(getViewer(context), undefined)), backTo };
}

export async function action({ request, context }: Route.ActionArgs) {
  const viewer = getViewer(context);
  const form = readForm(context);
  const goTo = sameOriginPath(form.get("weiter")?.toString(), afterwards);
  return createPost(form, { account: viewer.id, signal: request.signal }, { goTo, isHidden: isHidden(viewer) });
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Neuer Post");

export default function NewPost({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Container width="text" className="py-14">
      <h1 className="mb-8 text-4xl">Neuer Post</h1>
      <PostComposer id="neuer-post" {...loaderData} arrived={actionData} isOpen />
    </Container>
  );
}
