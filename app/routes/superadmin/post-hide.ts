import { actForReason } from "~/audit/act-for-reason.server";
import { getViewer } from "~/auth/guards.server";
import { setPostHidden } from "~/features/posts/moderate-post.server";
import { getId } from "~/http/id-of";
import type { Route } from "./+types/post-hide";

export { default, loader } from "~/http/page-address";

export async function action({ params, context }: Route.ActionArgs) {
  const id = getId(params.id);
  return actForReason(context, `/admin/posts/${id}`, "Post ausgeblendet", (reason, basis) =>
    setPostHidden(getViewer(context), id, true, reason, basis),
  );
}
