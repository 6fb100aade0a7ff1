import { actForReason } from "~/audit/act-for-reason.server";
import { getViewer } from "~/auth/guards.server";
import { blockProfile } from "~/features/profiles/superadmin/moderate-profile.server";
import { getProfileForSuperadmin } from "~/features/profiles/superadmin/superadmin-profiles.server";
import type { Route } from "./+types/profile-block";

export { default, loader } from "~/http/page-address";

export async function action({ params, context }: Route.ActionArgs) {
  const { id } = await getProfileForSuperadmin(params.id);
  return actForReason(context, `/admin/profile/${id}`, "Konto gesperrt", (reason, basis) =>
    blockProfile(getViewer(context), id, reason, basis),
  );
}
