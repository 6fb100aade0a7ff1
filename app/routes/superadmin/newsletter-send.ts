import { getViewer } from "~/auth/guards.server";
import { getNewsletter } from "~/features/newsletter/superadmin/newsletters.server";
import { startSending } from "~/features/newsletter/superadmin/send-newsletter.server";
import { idOf } from "~/http/id-of";
import { readForm } from "~/http/read-form.server";
import { redirectWithToast } from "~/http/toast.server";
import { formatCount } from "~/text/format-count";
import type { Route } from "./+types/newsletter-send";

export { default, loader } from "~/http/page-address";

const changedMeanwhile = {
  title: "Newsletter nicht versendet",
  description: "Er wurde inzwischen geändert oder versendet. Bitte lesen Sie ihn noch einmal.",
  kind: "error",
} as const;

export async function action({ params, context }: Route.ActionArgs) {
  const { id } = await getNewsletter(idOf(params.id) ?? 0);
  const back = `/admin/newsletter/${id}`;
  // What somebody else saved after the page was read is not sent unseen.
  const readers = await startSending(getViewer(context), id, idOf(`${readForm(context).get("version")}`) ?? 0);
  if (readers === null) return redirectWithToast(back, changedMeanwhile);
  return redirectWithToast(back, {
    title: "Der Newsletter wird versendet",
    description: readers === 1 ? "Er geht an eine Person." : `Er geht an ${formatCount(readers)} Personen.`,
  });
}
