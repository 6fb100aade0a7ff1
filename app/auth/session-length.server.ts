import { eq, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { sessions } from "~/db/schema";

/** A session ends when it was not used for so long. */
export const sessionDays = 30;
/** The absolute end of a session, even if it is used every day: a stolen session does not last for good. */
const longestSessionDays = 90;
const dayMs = 86_400_000;

interface Session {
  token: string;
  createdAt: Date;
  updatedAt: Date;
  expiresAt: Date;
}

/** Extends a session that is in use, once a day, and answers until when it lasts. */
export async function rollSession({ token, createdAt, updatedAt, expiresAt }: Session): Promise<Date> {
  const end = new Date(createdAt.getTime() + longestSessionDays * dayMs);
  if (updatedAt.getTime() > Date.now() - dayMs) return earlier(end, expiresAt);
  const until = earlier(end, new Date(Date.now() + sessionDays * dayMs));
  await db.update(sessions).set({ expiresAt: until, updatedAt: sql`now()` }).where(eq(sessions.token, token));
  return until;
}

const earlier = (one: Date, other: Date) => (one < other ? one : other);
