import { actForReason } from "~/audit/act-for-reason.server";
import { getViewer } from "~/auth/guards.server";
import { deleteCallForReason } from "~/features/calls/superadmin/moderate-call.server";
import { getId } from "~/http/id-of";
import type { Route } from "./+types/call-delete";

export { default, loader } from "~/http/page-address";

export async function action({ params, context }: Route.ActionArgs) {
  const id = getId(params.id);
  return actForReason(context, `/admin/ausschreibungen/${id}`, "Ausschreibung gelöscht", async (reason, basis) => {
    const ownerId = await deleteCallForReason(getViewer(context), id, reason, basis);
    return `/admin/profile/${ownerId}`;
  });
}
