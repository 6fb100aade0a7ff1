import { getViewer } from "~/auth/guards.server";
import { deleteDraft } from "~/features/newsletter/superadmin/save-newsletter.server";
import { idOf } from "~/http/id-of";
import { LimitReached } from "~/http/rate-limit.server";
import { doneOrNothing, redirectWithToast } from "~/http/toast.server";
import type { Route } from "./+types/newsletter-delete";

export { default, loader } from "~/http/page-address";

export async function action({ params, context }: Route.ActionArgs) {
  try {
    const isDone = await deleteDraft(getViewer(context), idOf(params.id) ?? 0);
    return redirectWithToast("/admin/newsletter", doneOrNothing(isDone, "Entwurf gelöscht"));
  } catch (error) {
    if (error instanceof LimitReached) return redirectWithToast("/admin/newsletter", error.toast);
    throw error;
  }
}
