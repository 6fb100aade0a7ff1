import { data } from "react-router";
import { getViewer, superadminOnly } from "~/auth/guards.server";
import { undoDeletion } from "~/features/articles/undo-deletion.server";
import { idOf } from "~/http/id-of";
import { redirectWithToast } from "~/http/toast.server";
import type { Route } from "./+types/blog-desk-undelete";

export { default } from "~/http/page-address";
export { postOnly as loader } from "~/http/post-only.server";

export const middleware: Route.MiddlewareFunction[] = [superadminOnly];

export async function action({ params, context }: Route.ActionArgs) {
  if (!(await undoDeletion(getViewer(context), idOf(params.id) ?? 0))) throw data(null, { status: 404 });
  return redirectWithToast("/blog/admin", { title: "Beitrag zurückgeholt" });
}
