import { queryIn } from "~/http/list-address";
import { reportReasonNames } from "../report";

export const states = [
  { value: "offen", label: "Offene Meldungen" },
  { value: "einspruch", label: "Offene Einsprüche" },
  { value: "entschieden", label: "Entschieden" },
];

/** What the address of the list says. */
export function reportsIn(search: URLSearchParams) {
  return {
    state: states.find(({ value }) => value === search.get("stand"))?.value ?? "offen",
    reason: reportReasonNames.find((name) => name === search.get("grund")) ?? null,
    query: queryIn(search),
  };
}
