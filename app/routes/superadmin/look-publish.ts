import { redirect } from "react-router";
import { getViewer } from "~/auth/guards.server";
import { publishDraft } from "~/features/operations/look/looks.server";
import { readForm } from "~/http/read-form.server";
import { nothingToDo, redirectWithToast } from "~/http/toast.server";
import type { Route } from "./+types/look-publish";

export { default } from "~/http/page-address";

export async function action({ context }: Route.ActionArgs) {
  const isDone = await publishDraft(getViewer(context), `${readForm(context).get("seen")}`);
  if (isDone === null) return redirectWithToast("/admin/auftritt", nothingToDo);
  const toast = isDone
    ? { title: "Der neue Auftritt gilt", description: "Mit „Rückgängig“ nehmen Sie ihn zurück." }
    : {
        title: "Nicht übernommen",
        description: "Der Entwurf hat sich geändert. Hier ist, was jetzt gespeichert ist.",
        kind: "error" as const,
      };
  return redirectWithToast("/admin/auftritt", toast);
}

export const loader = () => redirect("/admin/auftritt");
