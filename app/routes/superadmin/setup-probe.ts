import { getViewer } from "~/auth/guards.server";
import { sendProbe } from "~/features/operations/setup/acts.server";
import { redirectWithToast } from "~/http/toast.server";
import type { Route } from "./+types/setup-probe";

export { default, loader } from "~/http/page-address";

export const action = async ({ context }: Route.ActionArgs) =>
  redirectWithToast("/admin/einrichten", await sendProbe(getViewer(context)));
