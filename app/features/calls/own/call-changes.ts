import type { AnsweredCall, AnsweredName } from "~/db/schema";
import { budgetText, deadlineText } from "~/features/calls/call";

export interface CallChange {
  label: string;
  before: readonly string[];
  after: readonly string[];
}

type Parts = { [Name in AnsweredName]: { label: string; entriesOf: (value: AnsweredCall[Name]) => readonly string[] } };

/** The parts of a call that an offer depends on, in the order in which people read them, with their entries. */
const parts: Parts = {
  budget: { label: "Budget", entriesOf: (budget) => [budgetText(budget)] },
  deadline: { label: "Deadline", entriesOf: (deadline) => [deadlineText(deadline)] },
  requirements: { label: "Anforderungen", entriesOf: (entries) => entries },
  deliverables: { label: "Lieferumfang", entriesOf: (entries) => entries },
  description: { label: "Projektbeschreibung", entriesOf: (text) => [text] },
};

/** The parts of a call that differ between two versions, with both. */
export const callChanges = (before: AnsweredCall, after: AnsweredCall): CallChange[] =>
  (Object.keys(parts) as AnsweredName[])
    .map((name) => changeOf(name, before, after))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after));

function changeOf<Name extends AnsweredName>(name: Name, before: AnsweredCall, after: AnsweredCall): CallChange {
  const { label, entriesOf }: Parts[Name] = parts[name];
  // An offer from before a field lacks its value.
  const empty = (Array.isArray(after[name]) ? [] : null) as AnsweredCall[Name];
  return { label, before: entriesOf(before[name] ?? empty), after: entriesOf(after[name]) };
}

/** The text of a part that is empty. */
export const noEntries = "Keine Angabe";
