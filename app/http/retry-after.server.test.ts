import { expect, it } from "vitest";
import { recordRetryAfter, withRetryAfter } from "./retry-after.server";

async function answered(status: number, ...waits: number[]) {
  const answer = await withRetryAfter(async () => {
    for (const seconds of waits) await Promise.resolve().then(() => recordRetryAfter(seconds));
    return new Response(null, { status });
  });
  return answer.headers.get("retry-after");
}

it("says when to come back, and for the longest of several waits [SAFE-103]", async () => {
  expect(await Promise.all([answered(429, 40), answered(503, 30, 600, 5), answered(429), answered(503)])).toEqual([
    "40",
    "600",
    "60",
    "60",
  ]);
});

it("says it with no other status, and not for another request [SAFE-103]", async () => {
  expect(await Promise.all([answered(200, 40), answered(400, 40), answered(429, 7)])).toEqual([null, null, "7"]);
  recordRetryAfter(8);
  expect(await answered(429)).toBe("60");
});

it("leaves what a route has said itself [SAFE-103]", async () => {
  const own = new Response(null, { status: 503, headers: { "retry-after": "10" } });
  expect((await withRetryAfter(async () => own)).headers.get("retry-after")).toBe("10");
});
