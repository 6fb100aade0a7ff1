import { expect } from "vitest";
import { it } from "../support/http";

it("says that it is well once the database answers", async ({ browser }) => {
  const answer = await browser.get("/healthz");
  expect(answer.status).toBe(200);
  expect(JSON.parse(answer.html)).toEqual({ status: "ok" });
});
