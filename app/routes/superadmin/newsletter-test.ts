import { getViewer } from "~/auth/guards.server";
import { sendTest } from "~/features/newsletter/superadmin/send-newsletter.server";
import { idOf } from "~/http/id-of";
import { type CarriedToast, redirectWithToast } from "~/http/toast.server";
import { isSenderRefused } from "~/mail/deliver.server";
import type { Route } from "./+types/newsletter-test";

const sent = { title: "Probe gesendet", description: "Sie ist gleich in Ihrem Postfach." };
const waiting: CarriedToast = {
  title: "Die Probe wartet",
  description: "Der Mailserver lehnt unseren Absender ab. Sobald er ihn annimmt, kommt sie in Ihr Postfach.",
  kind: "info",
};

export { default, loader } from "~/http/page-address";

export async function action({ params, context }: Route.ActionArgs) {
  const id = idOf(params.id) ?? 0;
  await sendTest(getViewer(context), id);
  return redirectWithToast(`/admin/newsletter/${id}`, isSenderRefused() ? waiting : sent);
}
