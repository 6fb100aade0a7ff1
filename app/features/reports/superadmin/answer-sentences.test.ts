import { expect, it } from "vitest";
import { reasonsFor } from "~/audit/prepared-reasons";
import { sentencesOf } from "./answer-sentences";

it("a decision offers the sentences of the chosen answer alone [ADM-71]", () => {
  for (const [answer, { act, className }] of Object.entries(sentencesOf)) {
    expect([answer, reasonsFor(act).length > 0]).toEqual([answer, true]);
    expect(className).toContain(`[value=${answer}]:checked`);
  }
  expect(reasonsFor(sentencesOf.none.act)).not.toEqual(expect.arrayContaining([reasonsFor(sentencesOf.block.act)[0]]));
});
