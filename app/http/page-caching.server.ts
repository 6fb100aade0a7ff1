import type { MiddlewareFunction } from "react-router";
import { sessionCookie } from "./session-cookie";
import { mayCarryToast } from "./toast.server";

/** True when nothing in the page depends on who asks: no session, no toast that waits for this browser. */
export function isAnonymous(method: string, cookies: string): boolean {
  const isRead = method === "GET" || method === "HEAD";
  return isRead && !sessionCookie.test(cookies) && !mayCarryToast(cookies);
}

/** A visitor's page may be kept and asked for again; a signed-in person's page is that person's alone. */
export const pageCaching: MiddlewareFunction<Response> = async ({ request }, next) => {
  const response = await next();
  if (response.headers.has("cache-control")) return response;
  const isShared = isAnonymous(request.method, request.headers.get("cookie") ?? "") && response.status === 200;
  response.headers.set("cache-control", isShared ? "public, max-age=0, must-revalidate" : "private, no-cache");
  response.headers.append("vary", "Cookie");
  return response;
};
