import { redirect } from "react-router";
import { readBasis } from "~/audit/basis";
import { missingReason, readReason } from "~/audit/reason";
import { getViewer } from "~/auth/guards.server";
import { setWorkHidden } from "~/features/works/superadmin/moderate-work.server";
import { idOf } from "~/http/id-of";
import { readForm } from "~/http/read-form.server";
import { redirectWithToast } from "~/http/toast.server";
import type { Route } from "./+types/work-hide";

export { default } from "~/http/page-address";

export async function action({ params, context }: Route.ActionArgs) {
  const form = readForm(context);
  const reason = readReason(form);
  const back = `/admin/arbeiten/${idOf(params.id)}`;
  if (!reason) return redirectWithToast(back, { title: missingReason, kind: "error" });
  const isDone = await setWorkHidden(getViewer(context), idOf(params.id), true, reason, readBasis(form));
  return redirectWithToast(
    back,
    isDone ? { title: "Arbeit ausgeblendet" } : { title: "Hier war nichts zu tun.", kind: "info" },
  );
}

export const loader = ({ params }: Route.LoaderArgs) => redirect(`/admin/arbeiten/${idOf(params.id)}`);
