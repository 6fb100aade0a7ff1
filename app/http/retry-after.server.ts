import { AsyncLocalStorage } from "node:async_hooks";

interface Refused {
  waitSeconds?: number;
}

const request = new AsyncLocalStorage<Refused>();

/** For a refusal that does not know when it ends. */
const usualSeconds = 60;

/**
 * Notes how long this request has to wait for another try. Everything that refuses for a time calls it, so that no route
 * has to pass the number on. It counts only if the answer says 429 or 503.
 */
export function recordRetryAfter(seconds: number): void {
  const noted = request.getStore();
  if (noted) noted.waitSeconds = Math.max(noted.waitSeconds ?? 0, seconds);
}

/** Answers a request, and says with each 429 and 503 when to come back. */
export function withRetryAfter(answerRequest: () => Promise<Response>): Promise<Response> {
  const noted: Refused = {};
  return request.run(noted, async () => {
    const answer = await answerRequest();
    const isForNow = answer.status === 429 || answer.status === 503;
    if (isForNow && !answer.headers.has("retry-after"))
      answer.headers.set("retry-after", `${noted.waitSeconds ?? usualSeconds}`);
    return answer;
  });
}
