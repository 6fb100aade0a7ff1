import { getViewer } from "~/auth/guards.server";
import { draftChanged } from "~/features/operations/look/draft-changed";
import { discardDraft } from "~/features/operations/look/looks.server";
import { readForm } from "~/http/read-form.server";
import { doneOrNothing, redirectWithToast } from "~/http/toast.server";
import type { Route } from "./+types/look-discard";

export { default, loader } from "~/http/page-address";

export async function action({ context }: Route.ActionArgs) {
  const isDone = await discardDraft(getViewer(context), `${readForm(context).get("seen")}`);
  if (isDone === false) return redirectWithToast("/admin/auftritt", draftChanged("Nicht verworfen"));
  return redirectWithToast("/admin/auftritt", doneOrNothing(isDone === true, "Entwurf verworfen"));
}
