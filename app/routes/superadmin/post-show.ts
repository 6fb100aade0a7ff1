import { redirect } from "react-router";
import { missingReason, readReason } from "~/audit/reason";
import { getViewer } from "~/auth/guards.server";
import { setPostHidden } from "~/features/posts/moderate-post.server";
import { idOf } from "~/http/id-of";
import { readForm } from "~/http/read-form.server";
import { redirectWithToast } from "~/http/toast.server";
import type { Route } from "./+types/post-show";

export { default } from "~/http/page-address";

export async function action({ params, context }: Route.ActionArgs) {
  const reason = readReason(readForm(context));
  const back = `/admin/posts/${idOf(params.id)}`;
  if (!reason) return redirectWithToast(back, { title: missingReason, kind: "error" });
  const isDone = await setPostHidden(getViewer(context), idOf(params.id), false, reason);
  return redirectWithToast(
    back,
    isDone ? { title: "Post wieder eingeblendet" } : { title: "Hier war nichts zu tun.", kind: "info" },
  );
}

export const loader = ({ params }: Route.LoaderArgs) => redirect(`/admin/posts/${idOf(params.id)}`);
