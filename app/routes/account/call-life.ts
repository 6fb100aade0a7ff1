import { data, redirect } from "react-router";
import { getViewer } from "~/auth/guards.server";
import { companiesOnly } from "~/features/calls/form/companies-only.server";
import { changeLife, type LifeAct } from "~/features/calls/own/call-life.server";
import { ownCallsPath } from "~/features/calls/own-call-path";
import { answerAct } from "~/http/failed-write.server";
import { idOf } from "~/http/id-of";
import { nothingToDo } from "~/http/toast.server";
import { formatDay } from "~/text/dates";
import type { Route } from "./+types/call-life";

export { default } from "~/http/page-address";

export const middleware: Route.MiddlewareFunction[] = [companiesOnly];

/** What each act on the state of a call says, by the last part of its address. */
const words: Record<LifeAct, { done: string; failed: string }> = {
  schliessen: { done: "Ausschreibung geschlossen", failed: "Fehler beim Schließen der Ausschreibung" },
  oeffnen: { done: "Ausschreibung wieder geöffnet", failed: "Fehler beim Öffnen der Ausschreibung" },
  verlaengern: { done: "Ausschreibung verlängert", failed: "Fehler beim Verlängern der Ausschreibung" },
  vergeben: {
    done: "Ausschreibung als vergeben gekennzeichnet",
    failed: "Fehler beim Kennzeichnen der Ausschreibung",
  },
};

const isOpening = (act: LifeAct) => act === "verlaengern" || act === "oeffnen";

export const loader = () => redirect(ownCallsPath);

export function action({ params, pattern, context }: Route.ActionArgs) {
  const act = pattern.split("/").at(-1) as LifeAct;
  const { done, failed } = words[act];
  return answerAct(ownCallsPath, { title: failed }, async () => {
    const changed = await changeLife(getViewer(context).id, idOf(params.id) ?? 0, act);
    if (!changed) throw data(null, { status: 404 });
    const { isDone, deadline } = changed;
    if (!isDone) return nothingToDo;
    const description = isOpening(act) && deadline ? `Die Deadline ist der ${formatDay(deadline)}.` : undefined;
    return { title: done, description };
  });
}
