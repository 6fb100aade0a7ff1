import type { CallStatus } from "~/db/schema";

/** The state of a call. Only its status is stored; whether it has expired follows from the deadline. */
export type CallState = CallStatus | "abgelaufen";

/** The last day is included. `isOpen` and `stateOf` have the same rule in SQL. */
export function callState(
  { status, deadline }: { status: CallStatus; deadline: string | null },
  today: string,
): CallState {
  return status === "offen" && deadline !== null && deadline < today ? "abgelaufen" : status;
}

/** The reason why a call takes no offers; null while it is open. */
export const whyNoOffers: Record<CallState, string | null> = {
  entwurf: "Diese Ausschreibung ist noch nicht veröffentlicht.",
  offen: null,
  geschlossen: "Diese Ausschreibung ist geschlossen und nimmt keine Angebote mehr an.",
  vergeben: "Dieser Auftrag ist bereits vergeben.",
  abgelaufen: "Die Deadline dieser Ausschreibung ist abgelaufen.",
};

/** Days after the end of a call until the offers that nobody has decided about end too. */
export const undecidedDays = 30;
