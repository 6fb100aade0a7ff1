import { redirect } from "react-router";
import { missingReason, readReason } from "~/audit/reason";
import { getViewer } from "~/auth/guards.server";
import { deleteOnRequest } from "~/features/profiles/superadmin/delete-on-request.server";
import { uuidOf } from "~/http/id-of";
import { readForm } from "~/http/read-form.server";
import { nothingToDo, redirectWithToast } from "~/http/toast.server";
import type { Route } from "./+types/profile-delete";

export { default } from "~/http/page-address";

const deleted = { title: "Konto gelöscht", description: "Die Person bekommt eine E-Mail darüber." };

const pageOf = ({ id }: Route.LoaderArgs["params"]) => `/admin/profile/${encodeURIComponent(id)}/daten`;

export async function action({ params, context }: Route.ActionArgs) {
  const reason = readReason(readForm(context));
  if (!reason) return redirectWithToast(pageOf(params), { title: missingReason, kind: "error" });
  const id = uuidOf(params.id);
  const isDone = id !== null && (await deleteOnRequest(getViewer(context), id, reason));
  return redirectWithToast("/admin/profile", isDone ? deleted : nothingToDo);
}

export const loader = ({ params }: Route.LoaderArgs) => redirect(pageOf(params));
