import { redirect } from "react-router";
import { getViewer } from "~/auth/guards.server";
import { discardDraft } from "~/features/operations/look/looks.server";
import { LimitReached } from "~/http/rate-limit.server";
import { doneOrNothing, redirectWithToast } from "~/http/toast.server";
import type { Route } from "./+types/look-discard";

export { default } from "~/http/page-address";

export async function action({ context }: Route.ActionArgs) {
  try {
    const isDone = await discardDraft(getViewer(context));
    return redirectWithToast("/admin/auftritt", doneOrNothing(isDone, "Entwurf verworfen"));
  } catch (error) {
    if (error instanceof LimitReached) return redirectWithToast("/admin/auftritt", error.toast);
    throw error;
  }
}

export const loader = () => redirect("/admin/auftritt");
