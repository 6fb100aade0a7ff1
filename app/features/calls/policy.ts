import type { Viewer } from "~/auth/viewer";
import { type CallState, whyNoOffers } from "~/visible/call-state";
import { type CallSummary, companyName } from "./call";

export const canCreateCall = (viewer: Viewer | null): boolean => viewer?.userType === "unternehmen";

type Answerable = Pick<CallSummary, "id" | "title" | "isOwn" | "state" | "company">;

/** Why this person can't answer the call; null when they can. */
function whyNotAnswer({ isOwn, state, company }: Omit<Answerable, "id" | "title">): string | null {
  if (isOwn) return "Das ist Ihre eigene Ausschreibung.";
  const closed = whyNoOffers[state];
  if (closed) return closed;
  if (!company) return "Unternehmensprofil konnte nicht gefunden werden";
  if (!company.acceptsMessages) return "Dieses Unternehmen nimmt zurzeit keine Nachrichten an.";
  return null;
}

/** The facts for the button 'Angebot senden': the recipient, and why the viewer can't write to them. */
export const offerFor = (call: Answerable) => ({
  to: {
    name: companyName(call),
    userType: "unternehmen" as const,
    slug: call.company?.slug ?? "",
    call: { id: call.id, title: call.title },
  },
  whyNot: whyNotAnswer(call),
});

/** The acts by which a company changes the state of its call. Each has its own address. */
export type CallAct = "verlaengern" | "schliessen" | "vergeben" | "oeffnen" | "duplizieren";

const acts: Record<CallState, readonly CallAct[]> = {
  entwurf: [],
  offen: ["verlaengern", "vergeben", "schliessen", "duplizieren"],
  abgelaufen: ["verlaengern", "vergeben", "schliessen", "duplizieren"],
  geschlossen: ["oeffnen", "vergeben", "duplizieren"],
  vergeben: ["oeffnen", "duplizieren"],
};

/** The acts that the state of a call allows its company. Extending needs a deadline. */
export const actsOn = ({ state, deadline }: Pick<CallSummary, "state" | "deadline">): CallAct[] =>
  acts[state].filter((act) => act !== "verlaengern" || deadline !== null);
