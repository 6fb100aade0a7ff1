import type { Viewer } from "~/auth/viewer";
import { type CallSummary, companyName } from "./call";

export const canCreateCall = (viewer: Viewer | null): boolean => viewer?.userType === "unternehmen";

type Answerable = Pick<CallSummary, "id" | "title" | "isOwn" | "isExpired" | "company">;

/** Why this person can't answer the call; null when they can. */
function whyNotAnswer({ isOwn, isExpired, company }: Omit<Answerable, "id" | "title">): string | null {
  if (isOwn) return "Das ist Ihre eigene Ausschreibung.";
  if (isExpired) return "Die Deadline dieser Ausschreibung ist abgelaufen.";
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
