import { createHmac, timingSafeEqual } from "node:crypto";
import { and, eq, gt, or, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { profiles, sessions } from "~/db/schema";
import { readSessionCookie } from "~/http/session-cookie.server";
import { settings } from "~/settings.server";
import { accountsKey } from "./confirmation-link.server";
import { hasDeclined, openDocuments } from "./legal/versions";
import type { Viewer } from "./viewer";

/**
 * The valid session of a request with its account, or null. Every page of a signed-in person runs this, so it is one
 * prepared statement.
 */
export async function readSession({ headers }: Request) {
  const cookie = readSessionCookie(headers.get("cookie") ?? "");
  const token = cookie && verifiedToken(cookie.value);
  if (!token) return null;
  const [found] = await statement().execute({ token, isPresentName: !cookie.isFormer });
  return found ? { session: found.session, user: toViewer(found.user, found.session.createdAt) } : null;
}

/** A superadmin without a second factor has the role only if the operator does not require one. */
function toViewer(
  { hasSecondFactor, agbAcceptedAt, agbDeclinedAt, privacyNotedAt, createdAt, ...user }: StoredUser,
  since: Date,
): Viewer {
  const known = { agbAcceptedAt, agbDeclinedAt, privacyNotedAt, createdAt };
  const { pending, news } = openDocuments(known, since);
  const viewer: Viewer = {
    ...user,
    ...(pending.length > 0 && { pendingDocuments: pending }),
    ...(news.length > 0 && { newDocuments: news }),
    ...(hasDeclined(known) && { hasDeclinedTerms: true as const }),
  };
  if (!user.isSuperadmin || hasSecondFactor || !settings.superadminSecondFactor) return viewer;
  return { ...viewer, isSuperadmin: false, needsSecondFactor: true };
}

type StoredUser = Viewer & {
  hasSecondFactor: boolean;
  agbAcceptedAt: Date | null;
  agbDeclinedAt: Date | null;
  privacyNotedAt: Date | null;
  createdAt: Date;
};

/** The token in a cookie with a valid signature of the accounts library; null for any other value. */
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
        hasSecondFactor: profiles.twoFactorEnabled,
        profileStatus: profiles.profileStatus,
        agbAcceptedAt: profiles.agbAcceptedAt,
        agbDeclinedAt: profiles.agbDeclinedAt,
        privacyNotedAt: profiles.privacyNotedAt,
        createdAt: profiles.createdAt,
      },
    })
    .from(sessions)
    .innerJoin(profiles, eq(profiles.id, sessions.userId))
    .where(
      and(
        eq(sessions.token, sql.placeholder("token")),
        gt(sessions.expiresAt, sql`now()`),
        // A former name of the cookie is valid only until the session's `former_cookie_until`.
        or(sql`${sql.placeholder("isPresentName")}::boolean`, gt(sessions.formerCookieUntil, sql`now()`)),
      ),
    )
    .prepare("session");
}
