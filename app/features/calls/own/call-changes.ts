import type { AnsweredCall, AnsweredName } from "~/db/schema";
import { budgetText, deadlineText } from "~/features/calls/call";
import { rightsText } from "~/features/rights/rights";
import { type Difference, differencesOf, type Parts } from "~/text/differences";

type PartsOfCall = {
  [Name in AnsweredName]: { label: string; entriesOf: (value: AnsweredCall[Name]) => readonly string[] };
};

/** The parts of a call that an offer depends on, in the order in which people read them. An offer from before a part lacks it. */
const parts: PartsOfCall = {
  budget: { label: "Budget", entriesOf: (budget) => [budgetText(budget ?? null)] },
  deadline: { label: "Deadline", entriesOf: (deadline) => [deadlineText(deadline ?? null)] },
  requirements: { label: "Anforderungen", entriesOf: (entries) => entries ?? [] },
  deliverables: { label: "Lieferumfang", entriesOf: (entries) => entries ?? [] },
  rights: { label: "Nutzungsrechte", entriesOf: (rights) => [rightsText(rights ?? null) ?? "Keine Angabe"] },
  description: { label: "Projektbeschreibung", entriesOf: (text) => [text] },
};

/** What people with an undecided offer are told of, by the labels of its parts. */
export const toldParts = Object.values(parts)
  .map(({ label }) => label)
  .join(", ");

/** The parts of a call that differ between two versions, with both. */
export const callChanges = (before: AnsweredCall, after: AnsweredCall): Difference[] =>
  differencesOf(partsOf(before), partsOf(after));

/** What an offer says of its call, for the sheet of an order. With the account of the company, all but its title goes. */
export const answeredFacts = (call: AnsweredCall) =>
  Object.entries(partsOf(call)).flatMap(([label, entries]) => {
    const said = entries.filter(Boolean);
    return said.length > 0 ? [{ label, entries: said }] : [];
  });

const partsOf = (call: AnsweredCall): Parts =>
  Object.fromEntries((Object.keys(parts) as AnsweredName[]).map((name) => partOf(name, call)));

function partOf<Name extends AnsweredName>(name: Name, call: AnsweredCall): [string, readonly string[]] {
  const { label, entriesOf }: PartsOfCall[Name] = parts[name];
  return [label, entriesOf(call[name])];
}
