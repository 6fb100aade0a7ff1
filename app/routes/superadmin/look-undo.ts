import { getViewer } from "~/auth/guards.server";
import { revertLook } from "~/features/operations/look/looks.server";
import { NameTaken, nameTaken } from "~/features/operations/look/name-taken.server";
import { idOf } from "~/http/id-of";
import { readForm } from "~/http/read-form.server";
import { doneOrNothing, redirectWithToast } from "~/http/toast.server";
import type { Route } from "./+types/look-undo";

export { default, loader } from "~/http/page-address";

export async function action({ context }: Route.ActionArgs) {
  try {
    const isDone = await revertLook(getViewer(context), idOf(`${readForm(context).get("id")}`) ?? 0);
    return redirectWithToast("/admin/auftritt", doneOrNothing(isDone, "Der frühere Auftritt gilt wieder"));
  } catch (error) {
    if (!(error instanceof NameTaken)) throw error;
    return redirectWithToast("/admin/auftritt", nameTaken("Nicht zurückgenommen", error));
  }
}
