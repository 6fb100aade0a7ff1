import { actForReason } from "~/audit/act-for-reason.server";
import { getViewer } from "~/auth/guards.server";
import { deleteWorkForReason } from "~/features/works/superadmin/moderate-work.server";
import { getId } from "~/http/id-of";
import type { Route } from "./+types/work-delete";

export { default, loader } from "~/http/page-address";

export async function action({ params, context }: Route.ActionArgs) {
  const id = getId(params.id);
  return actForReason(context, `/admin/arbeiten/${id}`, "Arbeit gelöscht", async (reason, basis) => {
    const ownerId = await deleteWorkForReason(getViewer(context), id, reason, basis);
    return `/admin/profile/${ownerId}`;
  });
}
