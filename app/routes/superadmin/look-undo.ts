import { redirect } from "react-router";
import { getViewer } from "~/auth/guards.server";
import { undoLook } from "~/features/operations/look/looks.server";
import { idOf } from "~/http/id-of";
import { readForm } from "~/http/read-form.server";
import { doneOrNothing, redirectWithToast } from "~/http/toast.server";
import type { Route } from "./+types/look-undo";

export { default } from "~/http/page-address";

export async function action({ context }: Route.ActionArgs) {
  const isDone = await undoLook(getViewer(context), idOf(`${readForm(context).get("id")}`) ?? 0);
  return redirectWithToast("/admin/auftritt", doneOrNothing(isDone, "Der frühere Auftritt gilt wieder"));
}

export const loader = () => redirect("/admin/auftritt");
