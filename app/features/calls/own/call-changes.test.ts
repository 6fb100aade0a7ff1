import { expect, it } from "vitest";
import type { AnsweredCall } from "~/db/schema";
import { callChanges } from "./call-changes";

const call = {
  title: "Etiketten",
  description: "Fünf Sorten.",
  budget: "2500",
  deadline: null,
  requirements: ["Papier"],
  deliverables: [] as string[],
} as AnsweredCall;

it("takes what an offer from before a field lacks for empty [HOUSE-96]", () => {
  const { deadline: _, deliverables: __, ...before } = call;
  expect(callChanges(before as AnsweredCall, call)).toEqual([]);
  expect(callChanges(before as AnsweredCall, { ...call, deliverables: ["Druckdaten"] })).toEqual([
    { label: "Lieferumfang", before: [], after: ["Druckdaten"] },
  ]);
});
