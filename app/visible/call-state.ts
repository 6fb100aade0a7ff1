import type { CallStatus } from "~/db/schema";

/** Where a call is in its life. What is stored is its status; that the deadline has passed follows from the deadline. */
export type CallState = CallStatus | "abgelaufen";

/** The last day still counts. `isOpen` and `stateOf` are the same rule in SQL. */
export function callState(
  { status, deadline }: { status: CallStatus; deadline: string | null },
  today: string,
): CallState {
  return status === "offen" && deadline !== null && deadline < today ? "abgelaufen" : status;
}

/** Why a call takes no offers; null while it is open. */
export const whyNoOffers: Record<CallState, string | null> = {
  entwurf: "Diese Ausschreibung ist noch nicht veröffentlicht.",
  offen: null,
  geschlossen: "Diese Ausschreibung ist geschlossen und nimmt keine Angebote mehr an.",
  vergeben: "Dieser Auftrag ist bereits vergeben.",
  abgelaufen: "Die Deadline dieser Ausschreibung ist abgelaufen.",
};
