import { queryIn } from "~/http/list-address";
import { isReportReason } from "../report";

export const states = [
  { value: "offen", label: "Offene Meldungen" },
  { value: "einspruch", label: "Offene Einsprüche" },
  { value: "entschieden", label: "Entschieden" },
];

/** What the address of the list says. */
export function reportsIn(search: URLSearchParams) {
  const reason = search.get("grund");
  return {
    state: states.find(({ value }) => value === search.get("stand"))?.value ?? "offen",
    reason: isReportReason(reason) ? reason : null,
    query: queryIn(search),
  };
}
