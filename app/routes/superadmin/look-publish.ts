import { getViewer } from "~/auth/guards.server";
import { draftChanged } from "~/features/operations/look/draft-changed";
import { publishDraft } from "~/features/operations/look/looks.server";
import { NameTaken, nameTaken } from "~/features/operations/look/name-taken.server";
import { readForm } from "~/http/read-form.server";
import { nothingToDo, redirectWithToast } from "~/http/toast.server";
import type { Route } from "./+types/look-publish";

export { default, loader } from "~/http/page-address";

export async function action({ context }: Route.ActionArgs) {
  try {
    const isDone = await publishDraft(getViewer(context), `${readForm(context).get("seen")}`);
    if (isDone === null) return redirectWithToast("/admin/auftritt", nothingToDo);
    const done = { title: "Der neue Auftritt gilt", description: "Mit „Rückgängig“ nehmen Sie ihn zurück." };
    return redirectWithToast("/admin/auftritt", isDone ? done : draftChanged("Nicht übernommen"));
  } catch (error) {
    if (!(error instanceof NameTaken)) throw error;
    return redirectWithToast("/admin/auftritt", nameTaken("Nicht übernommen", error));
  }
}
