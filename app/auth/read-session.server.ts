import { createHmac } from "node:crypto";
import { and, eq, gt, sql } from "drizzle-orm";
import { unreadOf } from "~/conversations/unread.server";
import { db } from "~/db/client.server";
import { isDatabaseAway } from "~/db/database-away.server";
import { prepared } from "~/db/planned.server";
import { profiles, type Role, sessions } from "~/db/schema";
import { readSessionCookie } from "~/http/session-cookie.server";
import { log } from "~/log.server";
import { newFindsOf } from "~/search-index/new-finds.server";
import { isSameSecret } from "~/secret.server";
import { settings } from "~/settings.server";
import { likesCreative } from "~/visible/likes.server";
import { accountsKey } from "./confirmation-link.server";
import { hasDeclined, openDocuments } from "./legal/versions";
import type { Viewer } from "./viewer";

/** The valid session of a request with its account, or null. */
export async function readSession({ headers }: Request) {
  const token = tokenOf(headers);
  const [found] = token ? await selectSession(token) : [];
  return found ? toSession({ ...found, ...unknown }) : null;
}

/** What the query of a page returns besides the session; null when only that part can't be read. */
interface Besides {
  unread: number | null;
  isLiked: boolean | null;
}

const unknown: Besides = { unread: null, isLiked: null };

/**
 * The session with the number of unread conversations besides the opened one, and with whether the person likes the
 * creative at this address. Every page of a signed-in person asks for the first two, so it is one prepared statement.
 */
export async function readSessionOfPage(request: Request, opened: string, slug: string) {
  const token = tokenOf(request.headers);
  if (!token) return null;
  try {
    const [found] = await selectSessionOfPage(token, withoutNul(opened), withoutNul(slug));
    return found ? toSession(found) : null;
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    log.error({ err: error }, "could not read more than the session of a page");
    return readSession(request);
  }
}

/** PostgreSQL can't compare a NUL character, and anybody can write one into an address. */
const withoutNul = (text: string) => text.replaceAll("\0", "");

function tokenOf(headers: Headers) {
  const cookie = readSessionCookie(headers.get("cookie") ?? "");
  return cookie && verifiedToken(cookie);
}

interface StoredSession {
  token: string;
  createdAt: Date;
  updatedAt: Date;
  expiresAt: Date;
}

const toSession = ({ session, user, ...besides }: { session: StoredSession; user: StoredUser } & Besides) => ({
  session,
  user: toViewer(user, session.createdAt),
  ...besides,
});

/** Without a second factor somebody has their role only if the operator does not require one. */
function toViewer(
  {
    hasSecondFactor,
    roles,
    hiddenBySuperadmin,
    agbAcceptedAt,
    agbDeclinedAt,
    privacyNotedAt,
    createdAt,
    ...user
  }: StoredUser,
  since: Date,
): Viewer {
  const known = { agbAcceptedAt, agbDeclinedAt, privacyNotedAt, createdAt };
  const { pending, news } = openDocuments(known, since);
  const viewer: Viewer = {
    ...user,
    ...(hiddenBySuperadmin && { isHiddenBySuperadmin: true as const }),
    ...(pending.length > 0 && { pendingDocuments: pending }),
    ...(news.length > 0 && { newDocuments: news }),
    ...(hasDeclined(known) && { hasDeclinedTerms: true as const }),
  };
  if (!user.isSuperadmin && roles.length === 0) return viewer;
  if (settings.superadminSecondFactor && !hasSecondFactor)
    return { ...viewer, isSuperadmin: false, needsSecondFactor: true };
  return roles.length > 0 ? { ...viewer, roles } : viewer;
}

type StoredUser = Viewer & {
  roles: Role[];
  hasSecondFactor: boolean;
  hiddenBySuperadmin: boolean;
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
  const signature = createHmac("sha256", signingKey()).update(token).digest("base64");
  return isSameSecret(signed.slice(end + 1), signature) ? token : null;
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

const sessionColumns = {
  token: sessions.token,
  createdAt: sessions.createdAt,
  updatedAt: sessions.updatedAt,
  expiresAt: sessions.expiresAt,
};

const userColumns = {
  id: profiles.id,
  userType: profiles.userType,
  name: profiles.name,
  slug: profiles.slug,
  email: profiles.email,
  avatarUrl: profiles.avatarUrl,
  isSuperadmin: profiles.isSuperadmin,
  roles: profiles.roles,
  hasSecondFactor: profiles.twoFactorEnabled,
  profileStatus: profiles.profileStatus,
  hiddenBySuperadmin: profiles.hiddenBySuperadmin,
  agbAcceptedAt: profiles.agbAcceptedAt,
  agbDeclinedAt: profiles.agbDeclinedAt,
  privacyNotedAt: profiles.privacyNotedAt,
  createdAt: profiles.createdAt,
};

const isValid = (token: string) => and(eq(sessions.token, token), gt(sessions.expiresAt, sql`now()`));

const selectSession = prepared((token: string) =>
  db
    .select({ session: sessionColumns, user: userColumns })
    .from(sessions)
    .innerJoin(profiles, eq(profiles.id, sessions.userId))
    .where(isValid(token)),
);

const selectSessionOfPage = prepared((token: string, opened: string, slug: string) =>
  db
    .select({
      session: sessionColumns,
      user: { ...userColumns, newFinds: newFindsOf(profiles.id) },
      unread: unreadOf(profiles.id, sql`${opened}::text`),
      isLiked: likesCreative(profiles.id, sql`${slug}::text`),
    })
    .from(sessions)
    .innerJoin(profiles, eq(profiles.id, sessions.userId))
    .where(isValid(token)),
);
