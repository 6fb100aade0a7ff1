import { expect, it } from "vitest";
import { type WriteName, writeLimits } from "~/http/limits";
import { limitRows } from "../http/limit-rows";

/** Limits that the form of no row reaches, with the test that does. */
const otherwise: Partial<Record<WriteName, string>> = {
  "call-news": "app/features/calls/own/tell-offerers.query.test.ts",
  "credit-request": "app/features/works/own/credits.query.test.ts",
  "credit-request-person": "app/features/works/own/credits.query.test.ts",
  collaboration: "app/features/offers/own/collaborations.query.test.ts",
};

it("has for every limit a row in tests/http/limit-rows.ts that names it in `counts`, or here the test that reaches it [SAFE-58]", () => {
  const counted = Object.values(limitRows).flatMap((row) => ("counts" in row ? row.counts : []));
  const named = new Set([...counted, ...Object.keys(otherwise)]);
  expect(Object.keys(writeLimits).filter((name) => !named.has(name))).toEqual([]);
});
