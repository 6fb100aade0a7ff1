import { expect } from "vitest";

/**
 * Asks again while a process can't tell what has changed, as for a moment on a busy machine: then it sends nothing from
 * memory and says nothing of it.
 */
export async function askMemory(ask: () => Promise<Response>): Promise<Response> {
  let answer = new Response();
  const isBlind = async () => {
    answer = await ask();
    return answer.status === 200 && answer.headers.get("cache-status") === null;
  };
  await expect.poll(isBlind, { interval: 50 }).toBe(false);
  return answer;
}
