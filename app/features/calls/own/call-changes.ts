import type { AnsweredCall } from "~/db/schema";
import { budgetText, deadlineText } from "~/features/calls/call";

export interface CallChange {
  label: string;
  before: readonly string[];
  after: readonly string[];
}

/** The parts of a call that an offer depends on, with their entries. */
const parts: { label: string; entriesOf: (call: AnsweredCall) => readonly string[] }[] = [
  { label: "Budget", entriesOf: ({ budget }) => [budgetText(budget)] },
  { label: "Deadline", entriesOf: ({ deadline }) => [deadlineText(deadline)] },
  { label: "Anforderungen", entriesOf: ({ requirements }) => requirements },
  { label: "Lieferumfang", entriesOf: ({ deliverables }) => deliverables },
  { label: "Projektbeschreibung", entriesOf: ({ description }) => [description] },
];

/** The parts of a call that differ between two versions, with both. */
export const callChanges = (before: AnsweredCall, after: AnsweredCall): CallChange[] =>
  parts
    .map(({ label, entriesOf }) => ({ label, before: entriesOf(before), after: entriesOf(after) }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after));

/** The text of a part that is empty. */
export const noEntries = "Keine Angabe";
