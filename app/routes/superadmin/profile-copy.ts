import { redirect } from "react-router";
import { missingReason, readReason } from "~/audit/reason";
import { getViewer } from "~/auth/guards.server";
import { copyOnRequest } from "~/features/own-data/superadmin/copy-on-request.server";
import { getProfileForSuperadmin } from "~/features/profiles/superadmin/superadmin-profiles.server";
import { readForm } from "~/http/read-form.server";
import { redirectWithToast } from "~/http/toast.server";
import type { Route } from "./+types/profile-copy";

export { default } from "~/http/page-address";

export async function action({ params, context }: Route.ActionArgs) {
  const { id } = await getProfileForSuperadmin(params.id);
  const reason = readReason(readForm(context));
  const back = `/admin/profile/${id}/daten`;
  if (!reason) return redirectWithToast(back, { title: missingReason, kind: "error" });
  await copyOnRequest(getViewer(context), id, reason);
  return redirectWithToast(back, {
    title: "Die Kopie wird erstellt",
    description: "Wir schreiben Ihnen, sobald sie fertig ist.",
  });
}

export const loader = ({ params }: Route.LoaderArgs) =>
  redirect(`/admin/profile/${encodeURIComponent(params.id)}/daten`);
