import type { MiddlewareFunction } from "react-router";
import { mayCarrySession } from "./session-cookie.server";
import { mayCarryToast } from "./toast.server";

/** True when nothing in the page depends on the browser: no session and no waiting toast. */
export function isAnonymous(method: string, cookies: string): boolean {
  const isRead = method === "GET" || method === "HEAD";
  return isRead && !mayCarrySession(cookies) && !mayCarryToast(cookies);
}

/** A visitor's page may be kept and asked for again; a signed-in person's page is that person's alone. */
export const pageCaching: MiddlewareFunction<Response> = async ({ request }, next) => {
  const response = await next();
  const isShared = isAnonymous(request.method, request.headers.get("cookie") ?? "") && response.status === 200;
  allowKeeping(response, isShared ? "public, max-age=0, must-revalidate" : "private, no-cache");
  return response;
};

/** For pages of signed-in people: they stay theirs also where nothing else says so. */
export const keepToOnePerson = (response: Response) => allowKeeping(response, "private, no-cache");

/** For what a person must not see any more after signing out. It costs the back button what was typed. */
export const storedNowhere: MiddlewareFunction<Response> = async (_, next) => forbidStoring(await next());

/** For pages with a secret in their address: no store keeps them, and no other site learns where one comes from. */
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
