import { eq, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { sessions } from "~/db/schema";
import { keepingTimes } from "~/jobs/keeping-times";
import { dayInVienna, dayMs } from "~/text/dates";

/** A session ends when nobody has used it for this long. */
export const sessionDays = keepingTimes.unusedSession.hours / 24;
/** A session ends after this time even with daily use, so that a stolen session does not last forever. */
const maxSessionDays = keepingTimes.session.hours / 24;

interface Session {
  token: string;
  createdAt: Date;
  updatedAt: Date;
  expiresAt: Date;
}

/**
 * Extends a session once a day while it is used, which also records the day it was last seen, and returns its new end.
 */
export async function renewSession({ token, createdAt, updatedAt, expiresAt }: Session): Promise<Date> {
  const end = new Date(createdAt.getTime() + maxSessionDays * dayMs);
  if (dayInVienna(updatedAt) === dayInVienna()) return earlier(end, expiresAt);
  const until = earlier(end, new Date(Date.now() + sessionDays * dayMs));
  await db.update(sessions).set({ expiresAt: until, updatedAt: sql`now()` }).where(eq(sessions.token, token));
  return until;
}

const earlier = (one: Date, other: Date) => (one < other ? one : other);
