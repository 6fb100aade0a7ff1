import { expect, it } from "vitest";
import { returnPathIn } from "./aim.server";

const nested = (times: number) => returnPathIn(new URLSearchParams(`weiter=${"/auth?weiter=".repeat(times)}/profil`));

it("finds the aim within another one [NAV-22]", () => {
  expect(nested(0)).toBe("/profil");
  expect(nested(2)).toBe("/profil");
});

it("gives up an aim that is nested deeper than our pages nest it [SAFE-126]", () => {
  expect(nested(5)).toBe("/");
  expect(nested(1000)).toBe("/");
});
