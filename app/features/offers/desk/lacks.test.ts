import { expect, it } from "vitest";
import { lacksText } from "./lacks";

it("names what undecided offers lack, and says nothing when nothing is missing [OFFER-62]", () => {
  expect(lacksText({ price: 0, works: 3, rights: 0, start: 1 })).toBe("3\u00a0ohne Arbeiten, 1\u00a0ohne Beginn");
  expect(lacksText({ price: 0, works: 0, rights: 0, start: 0 })).toBeNull();
});
