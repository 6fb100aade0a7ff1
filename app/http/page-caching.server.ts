import type { MiddlewareFunction } from "react-router";
import { isReading } from "./is-reading";
import { mayCarrySession, mayHaveWritten } from "./session-cookie.server";
import { mayCarryToast } from "./toast.server";

/** True when nothing in the page depends on the browser: no session, no waiting toast and no write of its own to show. */
export function isAnonymous(method: string, cookies: string): boolean {
  return isReading({ method }) && !mayCarrySession(cookies) && !mayCarryToast(cookies) && !mayHaveWritten(cookies);
}

/** Lets caches keep a visitor's page and revalidate it. A signed-in person's page stays private. */
export const pageCaching: MiddlewareFunction<Response> = async ({ request }, next) => {
  const response = await next();
  const isShared = isAnonymous(request.method, request.headers.get("cookie") ?? "") && response.status === 200;
  allowKeeping(response, isShared ? "public, max-age=0, must-revalidate" : "private, no-cache");
  return response;
};

/** Keeps a response private to one person, unless it sets another caching rule. */
export const forbidSharedCaching = (response: Response) => allowKeeping(response, "private, no-cache");

/** Forbids storing pages that nobody may see after the sign-out. The drawback: going back loses typed text. */
export const storedNowhere: MiddlewareFunction<Response> = async (_, next) => forbidStoring(await next());

/** For pages with a secret in their address: nothing stores them, and other sites never see the address. */
export const secretInAddress: MiddlewareFunction<Response> = async (_, next) => {
  const response = forbidStoring(await next());
  response.headers.set("referrer-policy", "no-referrer");
  return response;
};

export function forbidStoring(response: Response): Response {
  response.headers.set("cache-control", "private, no-store");
  return response;
}

function allowKeeping({ headers }: Response, how: string): void {
  if (headers.has("cache-control")) return;
  headers.set("cache-control", how);
  headers.append("vary", "Cookie");
}
