import { redirect } from "react-router";
import { missingReason, readReason } from "~/audit/reason";
import { getViewer } from "~/auth/guards.server";
import { deleteOnRequest, isDeleted } from "~/features/profiles/superadmin/delete-on-request.server";
import { getProfileForSuperadmin } from "~/features/profiles/superadmin/superadmin-profiles.server";
import { readForm } from "~/http/read-form.server";
import { redirectWithToast } from "~/http/toast.server";
import type { Route } from "./+types/profile-delete";

export { default } from "~/http/page-address";

const deleted = { title: "Konto gelöscht", description: "Die Person bekommt eine E-Mail darüber." };

export async function action({ params, context }: Route.ActionArgs) {
  if (await isDeleted(params.id)) return redirectWithToast("/admin/profile", deleted);
  const { id } = await getProfileForSuperadmin(params.id);
  const reason = readReason(readForm(context));
  if (!reason) return redirectWithToast(`/admin/profile/${id}/daten`, { title: missingReason, kind: "error" });
  await deleteOnRequest(getViewer(context), id, reason);
  return redirectWithToast("/admin/profile", deleted);
}

export const loader = ({ params }: Route.LoaderArgs) =>
  redirect(`/admin/profile/${encodeURIComponent(params.id)}/daten`);
