import { and, desc, eq, gt, ne, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { sessions } from "~/db/schema";
import { answerButton } from "~/http/failed-write.server";
import { readSessionCookie } from "~/http/session-cookie.server";
import { verifiedToken } from "./read-session.server";

/** The token of the request's session. Only for requests with a known viewer. */
function currentToken(request: Request): string {
  const cookie = readSessionCookie(request.headers.get("cookie") ?? "");
  return (cookie && verifiedToken(cookie)) ?? "";
}

const recentMinutes = 15;

/** Whether the person has recently given the password in this session. */
export async function hasRecentPassword(request: Request): Promise<boolean> {
  const isRecent = gt(sessions.passwordAt, sql`now() - make_interval(mins => ${recentMinutes})`);
  return (await db.$count(sessions, and(eq(sessions.token, currentToken(request)), isRecent))) > 0;
}

export async function notePassword(request: Request): Promise<void> {
  await db
    .update(sessions)
    .set({ passwordAt: sql`now()` })
    .where(eq(sessions.token, currentToken(request)));
}

const isLive = gt(sessions.expiresAt, sql`now()`);

/** The sessions of an account, the current one first. */
export async function listSessions(userId: string, request: Request) {
  const isCurrent = sql<boolean>`${sessions.token} = ${currentToken(request)}`;
  return db
    .select({
      id: sessions.id,
      device: sql<string>`coalesce(${sessions.device}, 'Unbekanntes Gerät')`,
      since: sessions.createdAt,
      lastSeen: sessions.updatedAt,
      isCurrent,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isLive))
    .orderBy(desc(isCurrent), desc(sessions.updatedAt), desc(sessions.id))
    .limit(maxShown);
}

const maxShown = 50;

export type ListedSession = Awaited<ReturnType<typeof listSessions>>[number];

/** Ends another session of an account. The current one ends by signing out. */
export async function endSession(userId: string, id: string, request: Request): Promise<boolean> {
  const isThis = sql`${sessions.id}::text = ${id}`;
  const { rowCount } = await db.delete(sessions).where(and(isThis, isOther(userId, request)));
  return rowCount === 1;
}

/** Ends all sessions of an account except the current one, and returns their number. */
export async function endOtherSessions(userId: string, request: Request): Promise<number> {
  const { rowCount } = await db.delete(sessions).where(isOther(userId, request));
  return rowCount ?? 0;
}

/** Shows in place which session was ended. */
export const answerEnding = (request: Request, end: () => Promise<string>) =>
  answerButton(request, "/konto#anmeldung", { title: "Fehler beim Beenden der Sitzung" }, async () => ({
    title: await end(),
  }));

const isOther = (userId: string, request: Request) =>
  and(eq(sessions.userId, userId), ne(sessions.token, currentToken(request)));
