import { getViewer } from "~/auth/guards.server";
import { deleteDraft } from "~/features/newsletter/superadmin/save-newsletter.server";
import { idOf } from "~/http/id-of";
import { doneOrNothing, redirectWithToast } from "~/http/toast.server";
import type { Route } from "./+types/newsletter-delete";

export { default, loader } from "~/http/page-address";

export async function action({ params, context }: Route.ActionArgs) {
  const isDone = await deleteDraft(getViewer(context), idOf(params.id) ?? 0);
  return redirectWithToast("/admin/newsletter", doneOrNothing(isDone, "Entwurf gelöscht"));
}
