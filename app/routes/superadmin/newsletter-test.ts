import { getViewer } from "~/auth/guards.server";
import { sendTest } from "~/features/newsletter/superadmin/send-newsletter.server";
import { idOf } from "~/http/id-of";
import { redirectWithToast } from "~/http/toast.server";
import type { Route } from "./+types/newsletter-test";

export { default, loader } from "~/http/page-address";

export async function action({ params, context }: Route.ActionArgs) {
  const id = idOf(params.id) ?? 0;
  await sendTest(getViewer(context), id);
  return redirectWithToast(`/admin/newsletter/${id}`, {
    title: "Probe gesendet",
    description: "Sie ist gleich in Ihrem Postfach.",
  });
}
