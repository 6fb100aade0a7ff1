import { type CallDetail, callPath } from "~/features/calls/call";
import { offerFor } from "~/features/calls/policy";
import { addDays, formatDay } from "~/text/dates";
import { formatCount } from "~/text/format-count";

/** A question about a call, for one who may see it. */
export interface CallQuestion {
  id: string;
  question: string;
  answer: string | null;
  hidden: boolean;
  createdAt: string;
  answeredAt: string | null;
  isOwn: boolean;
}

export interface CallQuestions {
  /** The oldest first. */
  questions: CallQuestion[];
  /** The number of questions without an answer, also of those that the viewer does not see. */
  open: number;
}

export const questionsPath = (callId: number) => `/ausschreibungen/${callId}/fragen`;
/** The field with the call of a withdrawn question, to lead back to the call also when the question is gone. */
export const callField = "call";
export const questionPath = (id: string) => `/fragen/${id}`;
export const questionsOn = (call: { id: number; slug: string }) => `${callPath(call)}#fragen`;

/** How many days before the deadline asking ends, unless the company chooses another day. */
const daysBefore = 2;

/** The last day for questions; null while there is none. The same rule in SQL is `lastDay` in `ask.server.ts`. */
export const lastQuestionDay = ({ questionsUntil, deadline }: Pick<CallDetail, "questionsUntil" | "deadline">) =>
  questionsUntil ?? (deadline && addDays(deadline, -daysBefore));

type Askable = Parameters<typeof offerFor>[0] & Parameters<typeof lastQuestionDay>[0];

/** Why this person can't ask about the call; null when they can. People who may send an offer may ask. */
export function whyNotAsk(call: Askable, today: string): string | null {
  const { whyNot } = offerFor(call);
  if (whyNot) return whyNot;
  return isPast(call, today) ? `Fragen waren bis ${formatDay(`${lastQuestionDay(call)}`)} möglich.` : null;
}

function isPast(call: Parameters<typeof lastQuestionDay>[0], today: string): boolean {
  const last = lastQuestionDay(call);
  return last !== null && last < today;
}

/** Whether nobody can ask about the call any more. */
export const isAskingOver = (call: Pick<CallDetail, "questionsUntil" | "deadline" | "state">, today: string) =>
  call.state !== "offen" || isPast(call, today);

/** 'Fragen sind bis 18. Dezember 2026 möglich.', for those who can ask and for the company. Null without a last day. */
export function askUntilText(call: Askable, today: string): string | null {
  const last = lastQuestionDay(call);
  const canAsk = call.isOwn ? !isAskingOver(call, today) : whyNotAsk(call, today) === null;
  return last && canAsk ? `Fragen sind bis ${formatDay(last)} möglich.` : null;
}

/** The text about unanswered questions; null when there is nothing to say. */
export function openText(open: number, { isOwn, isOver }: { isOwn: boolean; isOver: boolean }): string | null {
  if (open === 0) return null;
  const [questions, wait, are] =
    open === 1 ? ["Eine Frage", "wartet", "ist"] : [`${formatCount(open)} Fragen`, "warten", "sind"];
  if (isOwn) return `${questions} ${wait} auf Ihre Antwort.`;
  return isOver ? `${questions} ${are} ohne Antwort geblieben.` : `${questions} ${wait} noch auf eine Antwort.`;
}
