import { isbot } from "isbot";

/** Whether a person reads the page now, not a robot or a browser that prefetches it. */
export function isOfReader({ method, headers }: Request): boolean {
  const isAhead = /prefetch|prerender/.test(`${headers.get("sec-purpose")} ${headers.get("purpose")}`);
  return method === "GET" && !isAhead && !isbot(headers.get("user-agent") || "bot");
}
