import { isbot } from "isbot";

/** Whether somebody reads the page now: no robot, and no browser that loads it ahead. */
export function isOfReader({ method, headers }: Request): boolean {
  const isAhead = /prefetch|prerender/.test(`${headers.get("sec-purpose")} ${headers.get("purpose")}`);
  return method === "GET" && !isAhead && !isbot(headers.get("user-agent") || "bot");
}
