import { getViewer, superadminOnly } from "~/auth/guards.server";
import { undoDeletion } from "~/features/articles/undo-deletion.server";
import { idOf } from "~/http/id-of";
import { doneOrNothing, redirectWithToast } from "~/http/toast.server";
import type { Route } from "./+types/blog-desk-undelete";

export { default } from "~/http/page-address";
export { postOnly as loader } from "~/http/post-only.server";

export const middleware: Route.MiddlewareFunction[] = [superadminOnly];

export async function action({ params, context }: Route.ActionArgs) {
  const isDone = await undoDeletion(getViewer(context), idOf(params.id) ?? 0);
  return redirectWithToast("/blog/admin", doneOrNothing(isDone, "Beitrag zurückgeholt"));
}
