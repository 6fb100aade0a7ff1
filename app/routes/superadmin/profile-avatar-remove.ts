import { redirect } from "react-router";
import { actForReason } from "~/audit/act-for-reason.server";
import { getViewer } from "~/auth/guards.server";
import { removePart } from "~/features/profiles/superadmin/remove-part.server";
import { getProfileForSuperadmin } from "~/features/profiles/superadmin/superadmin-profiles.server";
import type { Route } from "./+types/profile-avatar-remove";

export { default } from "~/http/page-address";

export async function action({ params, context }: Route.ActionArgs) {
  const { id } = await getProfileForSuperadmin(params.id);
  return actForReason(context, `/admin/profile/${id}`, "Profilbild entfernt", (reason, basis) =>
    removePart(getViewer(context), id, "avatarUrl", reason, basis),
  );
}

export const loader = ({ params }: Route.LoaderArgs) => redirect(`/admin/profile/${encodeURIComponent(params.id)}`);
