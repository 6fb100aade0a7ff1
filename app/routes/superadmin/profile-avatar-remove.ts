import { redirect } from "react-router";
import { readBasis } from "~/audit/basis";
import { missingReason, readReason } from "~/audit/reason";
import { getViewer, recentPasswordOnly } from "~/auth/guards.server";
import { removeAvatarForReason } from "~/features/profiles/superadmin/superadmin-avatar.server";
import { getProfileForSuperadmin } from "~/features/profiles/superadmin/superadmin-profiles.server";
import { readForm } from "~/http/read-form.server";
import { redirectWithToast } from "~/http/toast.server";
import type { Route } from "./+types/profile-avatar-remove";

export { default } from "~/http/page-address";

export const middleware: Route.MiddlewareFunction[] = [recentPasswordOnly];

export async function action({ params, context }: Route.ActionArgs) {
  const { id } = await getProfileForSuperadmin(params.id);
  const form = readForm(context);
  const reason = readReason(form);
  const back = `/admin/profile/${id}`;
  if (!reason) return redirectWithToast(back, { title: missingReason, kind: "error" });
  const isDone = await removeAvatarForReason(getViewer(context), id, reason, readBasis(form));
  return redirectWithToast(
    back,
    isDone ? { title: "Profilbild entfernt" } : { title: "Hier war nichts zu tun.", kind: "info" },
  );
}

export const loader = ({ params }: Route.LoaderArgs) => redirect(`/admin/profile/${encodeURIComponent(params.id)}`);
