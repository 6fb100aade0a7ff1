import { expect, it } from "vitest";
import { type AnsweredCall, answeredNames } from "~/db/schema";
import { callChanges } from "./call-changes";

const call: AnsweredCall = {
  title: "Etiketten",
  description: "Fünf Sorten.",
  budget: "2500",
  deadline: null,
  requirements: ["Papier"],
  deliverables: [],
};

it("names every part that differs, in the order in which people read a call [LIFE-17, OFFER-27]", () => {
  const changed: AnsweredCall = {
    ...{ title: "Andere", description: "Sechs.", budget: "5000", deadline: "2099-01-31" },
    ...{ requirements: ["Karton"], deliverables: ["Druckdaten"] },
  };
  const labels = callChanges(call, changed).map(({ label }) => label);
  expect(labels).toEqual(["Budget", "Deadline", "Anforderungen", "Lieferumfang", "Projektbeschreibung"]);
  expect(labels.length).toBe(answeredNames.length);
  expect(callChanges(call, { ...call, title: "Andere" })).toEqual([]);
});

it("takes what an offer from before a field lacks for empty [HOUSE-96]", () => {
  const { deadline: _, deliverables: __, ...before } = call;
  expect(callChanges(before as AnsweredCall, call)).toEqual([]);
  expect(callChanges(before as AnsweredCall, { ...call, deliverables: ["Druckdaten"] })).toEqual([
    { label: "Lieferumfang", before: [], after: ["Druckdaten"] },
  ]);
});
