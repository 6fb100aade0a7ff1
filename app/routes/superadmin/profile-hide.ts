import { actForReason } from "~/audit/act-for-reason.server";
import { getViewer } from "~/auth/guards.server";
import { setProfileHidden } from "~/features/profiles/superadmin/hide-profile.server";
import { getProfileForSuperadmin } from "~/features/profiles/superadmin/superadmin-profiles.server";
import type { Route } from "./+types/profile-hide";

export { default, loader } from "~/http/page-address";

export async function action({ params, context }: Route.ActionArgs) {
  const { id } = await getProfileForSuperadmin(params.id);
  return actForReason(context, `/admin/profile/${id}`, "Profil ausgeblendet", (reason, basis) =>
    setProfileHidden(getViewer(context), id, true, reason, basis),
  );
}
