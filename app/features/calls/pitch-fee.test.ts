import { expect, it } from "vitest";
import { pitchFee } from "./pitch-fee";

it.each([
  ["300", 300],
  ["1.500,-", 1500],
  ["€ 1\u00a0500", 1500],
  ["1500.\u2013", 1500],
  ["", 0],
])("the pay for drafts is read as people write it: '%s' [OFFER-06]", (typed, fee) => {
  expect(pitchFee.parse(typed)).toBe(fee);
});

it.each(["bald", "62,50", "-300", "200.000", "1".repeat(50)])("'%s' is no pay for drafts", (typed) => {
  expect(pitchFee.safeParse(typed).error?.issues).toHaveLength(1);
});
