import { readBasis } from "~/audit/basis";
import { missingReason, readReason } from "~/audit/reason";
import { getViewer } from "~/auth/guards.server";
import { deleteCallForReason } from "~/features/calls/superadmin/moderate-call.server";
import { idOf } from "~/http/id-of";
import { readForm } from "~/http/read-form.server";
import { redirectWithToast } from "~/http/toast.server";
import type { Route } from "./+types/call-delete";

export { default, loader } from "~/http/page-address";

export async function action({ params, context }: Route.ActionArgs) {
  const form = readForm(context);
  const reason = readReason(form);
  if (!reason)
    return redirectWithToast(`/admin/ausschreibungen/${idOf(params.id)}`, { title: missingReason, kind: "error" });
  const ownerId = await deleteCallForReason(getViewer(context), idOf(params.id), reason, readBasis(form));
  return redirectWithToast(`/admin/profile/${ownerId}`, { title: "Ausschreibung gelöscht" });
}
