import { data, redirect } from "react-router";
import { getViewer } from "~/auth/guards.server";
import { ownCallsPath } from "~/features/calls/own-call-path";
import { answerAct } from "~/http/failed-write.server";
import { idOf } from "~/http/id-of";
import { nothingToDo } from "~/http/toast.server";
import { formatDay } from "~/text/dates";
import { changeLife, type LifeAct } from "./call-life.server";

export const toOwnCalls = () => redirect(ownCallsPath);

interface Words {
  done: string;
  failure: string;
}

/** The response to a button that changes the state of a call. */
export const answerLifeAct = (
  { params, context }: { params: { id: string }; context: Parameters<typeof getViewer>[0] },
  act: LifeAct,
  { done, failure }: Words,
) =>
  answerAct(ownCallsPath, { title: failure }, async () => {
    const changed = await changeLife(getViewer(context).id, idOf(params.id) ?? 0, act);
    if (!changed) throw data(null, { status: 404 });
    const { isDone, deadline } = changed;
    if (!isDone) return nothingToDo;
    const description = isOpening(act) && deadline ? `Die Deadline ist der ${formatDay(deadline)}.` : undefined;
    return { title: done, description };
  });

const isOpening = (act: LifeAct) => act === "verlaengern" || act === "oeffnen";
