import { getViewer, superadminOnly } from "~/auth/guards.server";
import { isArticle, undoDeletion } from "~/features/articles/undo-deletion.server";
import { idOf } from "~/http/id-of";
import { doneOrNothing, redirectWithToast } from "~/http/toast.server";
import type { Route } from "./+types/blog-desk-undelete";

export { default } from "~/http/page-address";
export { postOnly as loader } from "~/http/post-only.server";

export const middleware: Route.MiddlewareFunction[] = [superadminOnly];

const purged = { title: "Dieser Beitrag ist endgültig gelöscht.", kind: "info" } as const;

export async function action({ params, context }: Route.ActionArgs) {
  const id = idOf(params.id) ?? 0;
  const isDone = await undoDeletion(getViewer(context), id);
  if (!isDone && !(await isArticle(id))) return redirectWithToast("/blog/admin", purged);
  return redirectWithToast("/blog/admin", doneOrNothing(isDone, "Beitrag zurückgeholt"));
}
