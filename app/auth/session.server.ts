import { eq } from "drizzle-orm";
import type { MiddlewareFunction } from "react-router";
import { db } from "~/db/client.server";
import { type ProfileStatus, sessions, type UserType } from "~/db/schema";
import { requestContext } from "~/http/request-context";
import { sessionCookie } from "~/http/session-cookie";
import { log } from "~/log.server";
import { auth } from "./auth.server";
import { type Viewer, viewerContext, viewerUnknownContext } from "./viewer";

/**
 * Finds out once per request who is asking, and hands on the cookie when the session was rolled. While nobody can be
 * looked up, the pages that are for everyone stand.
 */
export const identifyViewer: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  if (!sessionCookie.test(request.headers.get("cookie") ?? "")) return next();
  let rolled = new Headers();
  try {
    const { headers, response: session } = await auth().api.getSession({
      headers: request.headers,
      returnHeaders: true,
    });
    if (session?.user.profileStatus === ("blocked" satisfies ProfileStatus)) {
      await db.delete(sessions).where(eq(sessions.userId, session.user.id));
    } else if (session) {
      context.set(viewerContext, toViewer(session.user));
    }
    rolled = headers;
  } catch (error) {
    log.error({ requestId: context.get(requestContext).requestId, err: error }, "could not look up who is asking");
    context.set(viewerUnknownContext, true);
  }
  const response = await next();
  for (const cookie of rolled.getSetCookie()) response.headers.append("set-cookie", cookie);
  return response;
};

type SessionUser = NonNullable<Awaited<ReturnType<ReturnType<typeof auth>["api"]["getSession"]>>>["user"];

function toViewer(user: SessionUser): Viewer {
  return {
    id: user.id,
    userType: user.userType as UserType,
    name: user.name,
    slug: user.slug ?? "",
    email: user.email,
    avatarUrl: user.image ?? null,
    isSuperadmin: user.isSuperadmin === true,
  };
}
