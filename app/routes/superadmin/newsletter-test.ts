import { getViewer } from "~/auth/guards.server";
import { sendTest } from "~/features/newsletter/superadmin/send-newsletter.server";
import { idOf } from "~/http/id-of";
import { LimitReached } from "~/http/rate-limit.server";
import { redirectWithToast } from "~/http/toast.server";
import type { Route } from "./+types/newsletter-test";

export { default, loader } from "~/http/page-address";

export async function action({ params, context }: Route.ActionArgs) {
  const back = `/admin/newsletter/${idOf(params.id) ?? 0}`;
  try {
    await sendTest(getViewer(context), idOf(params.id) ?? 0);
  } catch (error) {
    if (error instanceof LimitReached) return redirectWithToast(back, error.toast);
    throw error;
  }
  return redirectWithToast(back, { title: "Probe gesendet", description: "Sie ist gleich in Ihrem Postfach." });
}
