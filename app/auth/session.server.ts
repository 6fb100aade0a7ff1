import { eq } from "drizzle-orm";
import type { MiddlewareFunction } from "react-router";
import { db } from "~/db/client.server";
import { type ProfileStatus, sessions, type UserType } from "~/db/schema";
import { sessionCookie } from "~/http/session-cookie";
import { auth } from "./auth.server";
import { type Viewer, viewerContext } from "./viewer";

/** Finds out once per request who is asking, and hands on the cookie when the session was rolled. */
export const identifyViewer: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  if (!sessionCookie.test(request.headers.get("cookie") ?? "")) return next();
  const { headers, response: session } = await auth().api.getSession({ headers: request.headers, returnHeaders: true });
  if (session?.user.profileStatus === ("blocked" satisfies ProfileStatus)) {
    await db.delete(sessions).where(eq(sessions.userId, session.user.id));
  } else if (session) {
    context.set(viewerContext, toViewer(session.user));
  }
  const response = await next();
  for (const cookie of headers.getSetCookie()) response.headers.append("set-cookie", cookie);
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
