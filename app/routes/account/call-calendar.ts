import { data } from "react-router";
import { getViewer, signedInOnly } from "~/auth/guards.server";
import { findCall } from "~/features/calls/list/calls.server";
import { deadlineEntry } from "~/features/calls/own/deadline-entry.server";
import { download } from "~/http/download.server";
import { idOf } from "~/http/id-of";
import { storedNowhere } from "~/http/page-caching.server";
import { settings } from "~/settings.server";
import { calendarFile } from "~/text/icalendar";
import type { Route } from "./+types/call-calendar";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly, storedNowhere];

/** The deadline of a call as a calendar file. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const call = await findCall(idOf(params.id), getViewer(context).id);
  if (!call?.deadline) throw data(null, { status: 404 });
  const file = calendarFile(settings.productName, [deadlineEntry({ ...call, deadline: call.deadline }, new Date())]);
  return download(file, "text/calendar; charset=utf-8", `ausschreibung-${call.id}.ics`);
}
