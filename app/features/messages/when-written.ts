import { addDays, dayInVienna, formatDay, formatShortDate, formatShortDay, formatTime } from "~/text/dates";

/** The day of a message in its conversation. */
export function dayText(at: Date): string {
  const [day, today] = [dayInVienna(at), dayInVienna()];
  if (day === today) return "Heute";
  return day === addDays(today, -1) ? "Gestern" : formatDay(at);
}

/** When the latest message was written, for the list of conversations. */
export function shortWhen(at: Date): string {
  const [day, today] = [dayInVienna(at), dayInVienna()];
  if (day === today) return formatTime(at);
  return day.slice(0, 4) === today.slice(0, 4) ? formatShortDay(at) : formatShortDate(at);
}
