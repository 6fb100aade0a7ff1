import { redirect } from "react-router";
import { getViewer } from "~/auth/guards.server";
import { companiesOnly } from "~/features/calls/form/companies-only.server";
import { deleteCall } from "~/features/calls/own/call-commands.server";
import { ownCallsPath } from "~/features/calls/own-call-path";
import { actFailed } from "~/http/failed-write.server";
import { idOf } from "~/http/id-of";
import { doneOrNothing, redirectWithToast } from "~/http/toast.server";
import type { Route } from "./+types/call-delete";

export { default } from "~/http/page-address";

export const middleware: Route.MiddlewareFunction[] = [companiesOnly];

export const loader = () => redirect(ownCallsPath);

export async function action({ params, context }: Route.ActionArgs) {
  const viewer = getViewer(context);
  try {
    const isDone = await deleteCall(viewer.id, idOf(params.id) ?? 0);
    return redirectWithToast(ownCallsPath, doneOrNothing(isDone, "Ausschreibung erfolgreich gelöscht"));
  } catch (error) {
    return actFailed(ownCallsPath, error, "could not delete a call", {
      title: "Fehler beim Löschen der Ausschreibung",
    });
  }
}
