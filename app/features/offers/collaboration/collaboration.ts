import type { CollaborationState } from "~/db/schema";

/** What the buttons on the page of an order send. */
export const collaborationAct = {
  write: "zusammenarbeit",
  show: "zeigen",
  hide: "nicht-zeigen",
  answer: "erwidern",
  withdraw: "zurueckziehen",
} as const;

/** The field that names the sentence, so that nobody agrees to another than the one they have read. */
export const sentenceField = "satz";

export const collaborationsPath = ({ userType, slug }: { userType: string; slug: string }) =>
  `/${userType}/${slug}#zusammenarbeit`;

/** A sentence about the own order, for its two sides. */
export interface Collaboration {
  id: string;
  /** Null when it was withdrawn after a refusal. */
  sentence: string | null;
  answer: string | null;
  state: CollaborationState;
  hidden: boolean;
  answerHidden: boolean;
}

/** What the two sides of an order have said about each other. */
export interface Collaborations {
  own: Collaboration | null;
  other: Collaboration | null;
}

/** A sentence as the page of the person it is about shows it. */
export interface ShownCollaboration {
  id: string;
  sentence: string;
  answer: string | null;
  createdAt: string;
  author: { name: string; userType: string; slug: string };
}

/** What the author reads about the own sentence. */
export function stateText({ sentence, state, hidden }: Collaboration, partner: string): string {
  if (sentence === null && state === "declined")
    return `${partner} wollte Ihren Satz nicht zeigen, und Sie haben ihn zurückgezogen.`;
  if (sentence === null) return "Unser Team hatte Ihren Satz ausgeblendet, und Sie haben ihn zurückgezogen.";
  if (hidden) return "Unser Team hat Ihren Satz ausgeblendet. Warum, steht in der E-Mail dazu.";
  if (state === "shown") return `Steht auf dem Profil von ${partner}.`;
  if (state === "declined") return `${partner} zeigt Ihren Satz nicht.`;
  return `Wartet, ob ${partner} ihn auf dem eigenen Profil zeigen will.`;
}
