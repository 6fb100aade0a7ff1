import { eq } from "drizzle-orm";
import type { MiddlewareFunction } from "react-router";
import { db } from "~/db/client.server";
import { isDatabaseAway } from "~/db/database-away.server";
import { sessions } from "~/db/schema";
import { forbidSharedCaching } from "~/http/page-caching.server";
import { requestContext } from "~/http/request-context";
import { mayCarrySession, readSessionCookie, renewSessionCookie } from "~/http/session-cookie.server";
import { log } from "~/log.server";
import { auth } from "./auth.server";
import { rememberBrowser } from "./known-browser.server";
import { readSession, readSessionOfPage } from "./read-session.server";
import { renewSession } from "./session-length.server";
import { likeContext, unreadContext, type Viewer, viewerContext, viewerUnknownContext } from "./viewer";

/**
 * Looks up the viewer once per request, and sets the cookie again when the session was renewed. Public pages still work
 * when the look-up fails.
 */
export const identifyViewer: MiddlewareFunction<Response> = async ({ request, params, context }, next) => {
  if (!mayCarrySession(request.headers.get("cookie") ?? "")) return next();
  let cookies: string[] = [];
  try {
    const found = await findViewer(request, params);
    context.set(viewerContext, found.viewer);
    context.set(unreadContext, found.unread);
    context.set(likeContext, found.isLiked);
    cookies = found.cookies;
  } catch (error) {
    const facts = context.get(requestContext);
    facts.isDatabaseAway = isDatabaseAway(error);
    log.error({ requestId: facts.requestId, err: error }, "could not look up who is asking");
    context.set(viewerUnknownContext, true);
  }
  const response = await next();
  if (context.get(viewerContext)) forbidSharedCaching(response);
  for (const cookie of cookies) response.headers.append("set-cookie", cookie);
  return response;
};

interface Found {
  viewer: Viewer | null;
  unread: number | null;
  isLiked: boolean | null;
  cookies: string[];
}

const nobody = { viewer: null, unread: null, isLiked: null, cookies: [] };

async function findViewer(
  request: Request,
  { id = "", slug = "" }: Record<string, string | undefined>,
): Promise<Found> {
  const found = await (request.method === "GET" ? readSessionOfPage(request, id, slug) : readSession(request));
  if (!found) return { ...nobody, cookies: await tidyAfterSession(request) };
  const { user, session, unread, isLiked } = found;
  if (user.profileStatus === "blocked") {
    await db.delete(sessions).where(eq(sessions.userId, user.id));
    return nobody;
  }
  const until = await renewSession(session);
  if (until <= new Date()) return nobody;
  const came = readSessionCookie(request.headers.get("cookie") ?? "");
  const isRenewed = came && until > session.expiresAt;
  const cookies = isRenewed ? [renewSessionCookie(came, until), rememberBrowser(request, user.id)] : [];
  return { viewer: user, unread, isLiked, cookies };
}

/** The accounts library removes an expired session and tells which cookies the browser must delete. */
async function tidyAfterSession(request: Request): Promise<string[]> {
  const { headers } = await auth().api.getSession({ headers: request.headers, returnHeaders: true });
  return headers.getSetCookie();
}

/** Looks up the viewer before any route runs. Neither extends nor ends the session. */
export async function findMember(request: Request): Promise<Viewer | null> {
  const found = await readSession(request);
  return found && found.user.profileStatus !== "blocked" ? found.user : null;
}
