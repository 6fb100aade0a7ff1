import { getViewer } from "~/auth/guards.server";
import { changeAvatar } from "~/features/profiles/superadmin/superadmin-avatar.server";
import { getProfileForSuperadmin } from "~/features/profiles/superadmin/superadmin-profiles.server";
import { readForm } from "~/http/read-form.server";
import type { Route } from "./+types/profile-avatar";

export { default, loader } from "~/http/page-address";

export async function action({ params, request, context }: Route.ActionArgs) {
  const { id } = await getProfileForSuperadmin(params.id);
  return changeAvatar(getViewer(context), id, readForm(context), request.signal);
}
