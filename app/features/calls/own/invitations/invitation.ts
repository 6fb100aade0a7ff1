import type { InvitationAnswer } from "~/db/schema";

export const invitationPath = (id: string) => `/einladungen/${id}`;

/** The form of an invitation to this creative, with the call that is chosen already. */
export const invitePath = (slug: string, callId?: number) =>
  `/einladungen/neu?${new URLSearchParams({ an: slug, ...(callId ? { zu: `${callId}` } : {}) })}`;

/** The answers instead of an offer, by their value in forms and addresses. */
export const invitationAnswers: Record<InvitationAnswer, string> = {
  "kein-interesse": "Kein Interesse",
  "keine-zeit": "Diesmal keine Zeit",
};

export const isInvitationAnswer = (text: unknown): text is InvitationAnswer =>
  typeof text === "string" && Object.hasOwn(invitationAnswers, text);

/** An invitation for the company. */
export interface SentInvitation {
  id: string;
  conversationId: string;
  person: { name: string; slug: string; isPublic: boolean };
  seenAt: string | null;
  answer: InvitationAnswer | null;
  /** The offer that the person has sent. */
  offerId: string | null;
  createdAt: string;
}

export function stateText({ offerId, answer, seenAt }: Pick<SentInvitation, "offerId" | "answer" | "seenAt">): string {
  if (offerId) return "Angebot gesendet";
  if (answer) return invitationAnswers[answer];
  return seenAt ? "Angesehen" : "Noch nicht angesehen";
}

/** An invitation for the person who is invited. */
export interface OwnInvitation {
  id: string;
  callId: number;
  companyName: string | null;
  answer: InvitationAnswer | null;
  hasOffered: boolean;
}
