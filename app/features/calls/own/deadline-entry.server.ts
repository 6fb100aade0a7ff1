import { callPath } from "~/features/calls/call";
import { settings } from "~/settings.server";
import type { CalendarDay } from "~/text/icalendar";

interface Ending {
  id: number;
  slug: string;
  title: string;
  deadline: string;
}

/** The deadline of a call as a calendar entry. It has the same id in every calendar. */
export function deadlineEntry(call: Ending, changedAt: Date): CalendarDay {
  const url = `${settings.siteUrl}${callPath(call)}`;
  return {
    uid: `ausschreibung-${call.id}@${new URL(settings.siteUrl).hostname}`,
    day: call.deadline,
    title: `Deadline: ${call.title}`,
    text: `Bis 24:00 Uhr können Sie ein Angebot senden.\n${url}`,
    url,
    changedAt,
  };
}
