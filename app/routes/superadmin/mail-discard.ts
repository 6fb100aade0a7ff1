import { redirect } from "react-router";
import { getViewer } from "~/auth/guards.server";
import { discardMail } from "~/features/operations/jobs.server";
import { searchOf } from "~/http/list-address";
import { redirectWithToast } from "~/http/toast.server";
import type { Route } from "./+types/mail-discard";

export { default } from "~/http/page-address";

export async function action({ params, request, context }: Route.ActionArgs) {
  await discardMail(getViewer(context), params.id);
  return redirectWithToast(`/admin/dashboard${searchOf(request)}#betrieb`, { title: "E-Mail verworfen" });
}

export const loader = () => redirect("/admin/dashboard");
