import { getViewer } from "~/auth/guards.server";
import { getNewsletter } from "~/features/newsletter/superadmin/newsletters.server";
import { pauseSending } from "~/features/newsletter/superadmin/stop-newsletter.server";
import { idOf } from "~/http/id-of";
import { doneOrNothing, redirectWithToast } from "~/http/toast.server";
import type { Route } from "./+types/newsletter-pause";

export { default, loader } from "~/http/page-address";

export async function action({ params, context }: Route.ActionArgs) {
  const { id } = await getNewsletter(idOf(params.id) ?? 0);
  const isDone = await pauseSending(getViewer(context), id);
  return redirectWithToast(`/admin/newsletter/${id}`, doneOrNothing(isDone, "Der Versand ist angehalten"));
}
