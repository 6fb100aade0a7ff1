import { data, redirect } from "react-router";
import { getViewer } from "~/auth/guards.server";
import { companiesOnly } from "~/features/calls/form/companies-only.server";
import { duplicateCall } from "~/features/calls/own/call-life.server";
import { ownCallPath, ownCallsPath } from "~/features/calls/own-call-path";
import { answerAct } from "~/http/failed-write.server";
import { idOf } from "~/http/id-of";
import type { Route } from "./+types/call-duplicate";

export { default } from "~/http/page-address";

export const middleware: Route.MiddlewareFunction[] = [companiesOnly];

export const loader = () => redirect(ownCallsPath);

export const action = ({ params, context }: Route.ActionArgs) =>
  answerAct(ownCallsPath, { title: "Fehler beim Duplizieren der Ausschreibung" }, async () => {
    const copy = await duplicateCall(getViewer(context).id, idOf(params.id) ?? 0);
    if (copy === null) throw data(null, { status: 404 });
    const description = "Nur Sie sehen ihn, bis Sie ihn veröffentlichen.";
    return { to: ownCallPath(copy, "bearbeiten"), title: "Entwurf angelegt", description };
  });
