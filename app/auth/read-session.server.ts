import { createHmac, timingSafeEqual } from "node:crypto";
import { and, eq, gt, or, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { profiles, sessions } from "~/db/schema";
import { readSessionCookie } from "~/http/session-cookie.server";
import { accountsKey } from "./confirmation-link.server";

/**
 * The session that a request carries, and whose it is; null when there is none that is valid now. Every page of a
 * signed-in person asks this, so it is one statement that the database has planned before.
 */
export async function readSession({ headers }: Request) {
  const cookie = readSessionCookie(headers.get("cookie") ?? "");
  const token = cookie && verifiedToken(cookie.value);
  if (!token) return null;
  const [found] = await statement().execute({ token, isPresentName: !cookie.isFormer });
  return found ?? null;
}

/** The token in a cookie that the accounts library signed; null for any other text. */
export function verifiedToken(cookie: string): string | null {
  const signed = decoded(cookie);
  const end = signed.lastIndexOf(".");
  const token = signed.slice(0, Math.max(end, 0));
  const given = Buffer.from(signed.slice(end + 1));
  const expected = Buffer.from(createHmac("sha256", signingKey()).update(token).digest("base64"));
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null;
}

function decoded(cookie: string): string {
  try {
    return decodeURIComponent(cookie);
  } catch {
    return "";
  }
}

let key: string | undefined;
function signingKey(): string {
  key ??= accountsKey();
  return key;
}

let prepared: ReturnType<typeof prepare> | undefined;
function statement() {
  prepared ??= prepare();
  return prepared;
}

function prepare() {
  return db
    .select({
      session: {
        token: sessions.token,
        createdAt: sessions.createdAt,
        updatedAt: sessions.updatedAt,
        expiresAt: sessions.expiresAt,
      },
      user: {
        id: profiles.id,
        userType: profiles.userType,
        name: profiles.name,
        slug: profiles.slug,
        email: profiles.email,
        avatarUrl: profiles.avatarUrl,
        isSuperadmin: profiles.isSuperadmin,
        profileStatus: profiles.profileStatus,
      },
    })
    .from(sessions)
    .innerJoin(profiles, eq(profiles.id, sessions.userId))
    .where(
      and(
        eq(sessions.token, sql.placeholder("token")),
        gt(sessions.expiresAt, sql`now()`),
        // A former name of the cookie counts for as long as the session says.
        or(sql`${sql.placeholder("isPresentName")}::boolean`, gt(sessions.formerCookieUntil, sql`now()`)),
      ),
    )
    .prepare("session");
}
