import { actForReason } from "~/audit/act-for-reason.server";
import { getViewer } from "~/auth/guards.server";
import { setWorkHidden } from "~/features/works/superadmin/moderate-work.server";
import { getId } from "~/http/id-of";
import type { Route } from "./+types/work-show";

export { default, loader } from "~/http/page-address";

export async function action({ params, context }: Route.ActionArgs) {
  const id = getId(params.id);
  return actForReason(context, `/admin/arbeiten/${id}`, "Arbeit wieder eingeblendet", (reason) =>
    setWorkHidden(getViewer(context), id, false, reason),
  );
}
