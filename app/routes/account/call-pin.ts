import { data, redirect } from "react-router";
import { getViewer } from "~/auth/guards.server";
import { companiesOnly } from "~/features/calls/form/companies-only.server";
import { pinCall } from "~/features/calls/own/call-commands.server";
import { ownCallsPath } from "~/features/calls/own-call-path";
import { answerAct } from "~/http/failed-write.server";
import { idOf } from "~/http/id-of";
import { readForm } from "~/http/read-form.server";
import type { Route } from "./+types/call-pin";

export { default } from "~/http/page-address";

export const middleware: Route.MiddlewareFunction[] = [companiesOnly];

export const loader = () => redirect(ownCallsPath);

export function action({ params, context }: Route.ActionArgs) {
  const pinned = readForm(context).get("pinned") === "ja";
  return answerAct(ownCallsPath, { title: "Fehler beim Anheften der Ausschreibung" }, async () => {
    if (!(await pinCall(getViewer(context).id, idOf(params.id) ?? 0, pinned))) throw data(null, { status: 404 });
    return { title: pinned ? "Ausschreibung angeheftet" : "Anheftung entfernt" };
  });
}
