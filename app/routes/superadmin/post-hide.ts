import { redirect } from "react-router";
import { readBasis } from "~/audit/basis";
import { missingReason, readReason } from "~/audit/reason";
import { getViewer } from "~/auth/guards.server";
import { setPostHidden } from "~/features/posts/moderate-post.server";
import { idOf } from "~/http/id-of";
import { readForm } from "~/http/read-form.server";
import { redirectWithToast } from "~/http/toast.server";
import type { Route } from "./+types/post-hide";

export { default } from "~/http/page-address";

export async function action({ params, context }: Route.ActionArgs) {
  const form = readForm(context);
  const reason = readReason(form);
  const back = `/admin/posts/${idOf(params.id)}`;
  if (!reason) return redirectWithToast(back, { title: missingReason, kind: "error" });
  const isDone = await setPostHidden(getViewer(context), idOf(params.id), true, reason, readBasis(form));
  return redirectWithToast(
    back,
    isDone ? { title: "Post ausgeblendet" } : { title: "Hier war nichts zu tun.", kind: "info" },
  );
}

export const loader = ({ params }: Route.LoaderArgs) => redirect(`/admin/posts/${idOf(params.id)}`);
