import type { AnsweredCall } from "~/db/schema";
import { budgetText, deadlineText } from "~/features/calls/call";

interface Change {
  label: string;
  before: string;
  after: string;
}

const listText = (entries: readonly string[]) => entries.join("; ") || "Keine Angabe";

/** The parts of a call that an offer depends on, with their texts. */
const parts: { label: string; textOf: (call: AnsweredCall) => string }[] = [
  { label: "Budget", textOf: ({ budget }) => budgetText(budget) },
  { label: "Deadline", textOf: ({ deadline }) => deadlineText(deadline) },
  { label: "Anforderungen", textOf: ({ requirements }) => listText(requirements) },
  { label: "Lieferumfang", textOf: ({ deliverables }) => listText(deliverables) },
  { label: "Projektbeschreibung", textOf: ({ description }) => description },
];

/** The parts of a call that differ between two versions, with the text of both. */
export const callChanges = (before: AnsweredCall, after: AnsweredCall): Change[] =>
  parts
    .map(({ label, textOf }) => ({ label, before: textOf(before), after: textOf(after) }))
    .filter((change) => change.before !== change.after);
