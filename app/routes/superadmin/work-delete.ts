import { readBasis } from "~/audit/basis";
import { missingReason, readReason } from "~/audit/reason";
import { getViewer } from "~/auth/guards.server";
import { deleteWorkForReason } from "~/features/works/superadmin/moderate-work.server";
import { idOf } from "~/http/id-of";
import { readForm } from "~/http/read-form.server";
import { redirectWithToast } from "~/http/toast.server";
import type { Route } from "./+types/work-delete";

export { default, loader } from "~/http/page-address";

export async function action({ params, context }: Route.ActionArgs) {
  const form = readForm(context);
  const reason = readReason(form);
  if (!reason) return redirectWithToast(`/admin/arbeiten/${idOf(params.id)}`, { title: missingReason, kind: "error" });
  const ownerId = await deleteWorkForReason(getViewer(context), idOf(params.id), reason, readBasis(form));
  return redirectWithToast(`/admin/profile/${ownerId}`, { title: "Arbeit gelöscht" });
}
