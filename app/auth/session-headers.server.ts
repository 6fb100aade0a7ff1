import { and, eq, gt, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { sessions } from "~/db/schema";
import { readSessionCookie, sessionCookieName } from "~/http/session-cookie.server";

/**
 * The headers of a request for the accounts library. Renames a session cookie with a former name, while the session
 * still accepts that name.
 */
export async function sessionHeaders({ headers }: Request): Promise<Headers> {
  const cookies = headers.get("cookie") ?? "";
  const cookie = readSessionCookie(cookies);
  if (!cookie?.isFormer || !(await isStillAccepted(cookie.value))) return headers;
  const renamed = new Headers(headers);
  renamed.set("cookie", `${cookies}; ${sessionCookieName}=${cookie.value}`);
  return renamed;
}

async function isStillAccepted(signed: string): Promise<boolean> {
  const [token = ""] = signed.split(".");
  const [session] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.token, token), gt(sessions.formerCookieUntil, sql`now()`)));
  return session !== undefined;
}
