import { actForReason } from "~/audit/act-for-reason.server";
import { getViewer } from "~/auth/guards.server";
import { deletePostForReason } from "~/features/posts/moderate-post.server";
import { getId } from "~/http/id-of";
import type { Route } from "./+types/post-delete";

export { default, loader } from "~/http/page-address";

export async function action({ params, context }: Route.ActionArgs) {
  const id = getId(params.id);
  return actForReason(context, `/admin/posts/${id}`, "Post gelöscht", async (reason, basis) => {
    const ownerId = await deletePostForReason(getViewer(context), id, reason, basis);
    return `/admin/profile/${ownerId}`;
  });
}
