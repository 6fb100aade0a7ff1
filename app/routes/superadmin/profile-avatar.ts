import { redirect } from "react-router";
import { getViewer } from "~/auth/guards.server";
import { changeAvatar } from "~/features/profiles/superadmin/superadmin-avatar.server";
import { getProfileForSuperadmin } from "~/features/profiles/superadmin/superadmin-profiles.server";
import { readForm } from "~/http/read-form.server";
import type { Route } from "./+types/profile-avatar";

export async function action({ params, request, context }: Route.ActionArgs) {
  const { id } = await getProfileForSuperadmin(params.id);
  return changeAvatar(getViewer(context), id, await readForm(request));
}

export const loader = ({ params }: Route.LoaderArgs) => redirect(`/admin/profile/${encodeURIComponent(params.id)}`);

/** Never seen: it makes this the address of a page, so that a refusal without script is a page too. */
export default () => null;
