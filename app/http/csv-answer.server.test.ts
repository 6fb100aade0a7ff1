import { expect, it } from "vitest";
import { csvAnswer } from "./csv-answer.server";

it("names a table after what it is of and the day [OFFER-20]", () => {
  const { headers } = csvAnswer("angebote-etiketten", "");
  expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(headers.get("content-disposition")).toMatch(
    /^attachment; filename="angebote-etiketten-20\d\d-\d\d-\d\d\.csv"$/,
  );
});
