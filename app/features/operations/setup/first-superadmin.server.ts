import { randomBytes } from "node:crypto";
import { and, eq, gt, sql } from "drizzle-orm";
import { recordCommand } from "~/audit/audit.server";
import { type Connection, db, type Transaction } from "~/db/client.server";
import { profiles, verifications } from "~/db/schema";
import { hostCookieName } from "~/http/cookie-name.server";
import { findCookie } from "~/http/session-cookie.server";
import { keyedHash } from "~/secret.server";
import { settings } from "~/settings.server";

const linkHours = 1;
const identifier = "first-superadmin";
const cookieName = hostCookieName("kreativlaendle.first_superadmin");

const newToken = () => randomBytes(32).toString("base64url");
const hashOf = (token: string) => keyedHash(identifier, token);

const isValid = (token: string) =>
  and(
    eq(verifications.identifier, identifier),
    eq(verifications.value, hashOf(token)),
    gt(verifications.expiresAt, sql`now()`),
  );

const hasSuperadmin = async (on: Connection) => (await on.$count(profiles, eq(profiles.isSuperadmin, true))) > 0;

/** A link for whoever started the site, in place of all earlier ones. Null when somebody has the role already. */
export function newFirstLink(): Promise<string | null> {
  return db.transaction(async (tx) => {
    if (await hasSuperadmin(tx)) return null;
    const token = newToken();
    await tx.delete(verifications).where(eq(verifications.identifier, identifier));
    await tx.insert(verifications).values({
      identifier,
      value: hashOf(token),
      expiresAt: sql`now() + make_interval(hours => ${linkHours})`,
    });
    return `${settings.siteUrl}/erste-einrichtung/${token}`;
  });
}

/**
 * Opens the link, once: a cookie with another secret takes its place, so that no address contains one any more. Null
 * when the link is no longer valid.
 */
export async function openFirstLink(token: string): Promise<string | null> {
  // A wrong link writes nothing.
  if ((await db.$count(verifications, isValid(token))) === 0) return null;
  const next = newToken();
  const { rowCount } = await db
    .update(verifications)
    .set({ value: hashOf(next) })
    .where(isValid(token));
  if (rowCount === 0 || (await hasSuperadmin(db))) return null;
  return `${cookieName}=${next}; Max-Age=${linkHours * 3600}; Path=/; HttpOnly; SameSite=Lax${settings.isHttps ? "; Secure" : ""}`;
}

const readToken = (headers: Headers) => findCookie(headers.get("cookie") ?? "", cookieName);

/** Whether the account that is registered in this browser becomes the first superadmin. */
export async function isForFirstSuperadmin(headers: Headers): Promise<boolean> {
  const token = readToken(headers);
  return !!token && (await db.$count(verifications, isValid(token))) > 0 && !(await hasSuperadmin(db));
}

/**
 * Gives the role to the account that was just created, and treats its address as confirmed. Of two accounts, one gets
 * it.
 */
export async function makeFirstSuperadmin(tx: Transaction, headers: Headers, account: { id: string; name: string }) {
  const token = readToken(headers);
  if (!token) return false;
  const { rowCount } = await tx.delete(verifications).where(isValid(token));
  if (rowCount === 0 || (await hasSuperadmin(tx))) return false;
  const superadmin = { isSuperadmin: true, emailVerified: true };
  await tx.update(profiles).set(superadmin).where(eq(profiles.id, account.id));
  const subject = { type: "profile", ...account } as const;
  await recordCommand(tx, { action: "role.give", subject, concerns: account.id });
  return true;
}
