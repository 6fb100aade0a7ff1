import { getViewer } from "~/auth/guards.server";
import { confirmLegalRead } from "~/features/operations/setup/acts.server";
import { redirectWithToast } from "~/http/toast.server";
import type { Route } from "./+types/setup-legal";

export { default, loader } from "~/http/page-address";

export async function action({ context }: Route.ActionArgs) {
  await confirmLegalRead(getViewer(context));
  return redirectWithToast("/admin/einrichten", { title: "Prüfung der Rechtstexte gespeichert" });
}
