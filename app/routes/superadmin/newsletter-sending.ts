import { getViewer } from "~/auth/guards.server";
import { getNewsletter } from "~/features/newsletter/superadmin/newsletters.server";
import { continueSending, endSending, pauseSending } from "~/features/newsletter/superadmin/stop-newsletter.server";
import { idOf } from "~/http/id-of";
import { doneOrNothing, redirectWithToast } from "~/http/toast.server";
import type { Route } from "./+types/newsletter-sending";

export { default, loader } from "~/http/page-address";

/** The acts on a newsletter that is being sent, by the last part of their address. */
const acts = {
  anhalten: { act: pauseSending, done: "Der Versand ist angehalten" },
  fortsetzen: { act: continueSending, done: "Der Versand geht weiter" },
  beenden: { act: endSending, done: "Der Versand ist beendet" },
};

export async function action({ params, pattern, context }: Route.ActionArgs) {
  const { act, done } = acts[pattern.split("/").at(-1) as keyof typeof acts];
  const { id } = await getNewsletter(idOf(params.id) ?? 0);
  return redirectWithToast(`/admin/newsletter/${id}`, doneOrNothing(await act(getViewer(context), id), done));
}
