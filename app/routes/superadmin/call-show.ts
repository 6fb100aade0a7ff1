import { actForReason } from "~/audit/act-for-reason.server";
import { getViewer } from "~/auth/guards.server";
import { setCallHidden } from "~/features/calls/superadmin/moderate-call.server";
import { getId } from "~/http/id-of";
import type { Route } from "./+types/call-show";

export { default, loader } from "~/http/page-address";

export async function action({ params, context }: Route.ActionArgs) {
  const id = getId(params.id);
  return actForReason(context, `/admin/ausschreibungen/${id}`, "Ausschreibung wieder eingeblendet", (reason) =>
    setCallHidden(getViewer(context), id, false, reason),
  );
}
