import { describe, expect, it } from "vitest";
import { readAmount } from "./amount";

describe("an amount", () => {
  it.each([
    ["1200", 1200],
    ["1.200", 1200],
    ["1 200,50 €", 1200.5],
    ["62,-", 62],
    ["80 Euro", 80],
    ["62,5", 62.5],
    ["62.50", 62.5],
    ["EUR 1.234.567,89", 1_234_567.89],
    ["1.20", 1.2],
    ["0", 0],
    ["1200.-", 1200],
    ["1.200.\u2013", 1200],
    ["1200,\u2014 €", 1200],
    ["1\u2019200,50", 1200.5],
    ["\u200b1200\u2060", 1200],
  ])("is read as people here write it: %s [OFFER-06]", (text, amount) => {
    expect(readAmount(text)).toBe(amount);
  });

  it.each(["", "-5", "1,2,3", "12,345", "1.2000", "zwölf", "5e3", "١٢", "12.345,6,7", "1200---", "."])(
    "is not %s [OFFER-06]",
    (text) => {
      expect(readAmount(text)).toBeNull();
    },
  );
});
