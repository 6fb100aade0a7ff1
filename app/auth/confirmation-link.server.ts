import { createEmailVerificationToken } from "better-auth/api";
import { verifyJWT } from "better-auth/crypto";
import { and, eq } from "drizzle-orm";
import type { Connection } from "~/db/client.server";
import { accounts, profiles } from "~/db/schema";
import { derivedKey, keyedHash } from "~/secret.server";

const validHours = 24;

/** The signature covers account and password, so the link ends when one of them changes. */
export async function createConfirmationToken(on: Connection, { id, email }: { id: string; email: string }) {
  const credentials = await hashCredentials(on, id);
  return createEmailVerificationToken(accountsKey(), email, undefined, validHours * 3600, { credentials });
}

/**
 * The account that a link confirms; null when the link is unknown or has expired. Lock the account before using the
 * link, because the accounts library starts a session for every request that finds it unconfirmed.
 */
export async function findConfirmable(on: Connection, token: string, { isUsed = false } = {}) {
  const { email, credentials } = (await verifyJWT<Record<string, unknown>>(token, accountsKey())) ?? {};
  if (typeof email !== "string") return null;
  const { id, name, emailVerified } = profiles;
  const found = on
    .select({ id, name, email: profiles.email, emailVerified })
    .from(profiles)
    .where(eq(profiles.email, email));
  const [owner] = isUsed ? await found.for("update") : await found;
  return owner && (await hashCredentials(on, owner.id)) === credentials ? owner : null;
}

/** The key that the accounts library signs with. */
export const accountsKey = () => derivedKey("accounts");

async function hashCredentials(on: Connection, userId: string): Promise<string> {
  const [account] = await on
    .select({ password: accounts.password })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, "credential")));
  return keyedHash("confirmation-link", `${userId} ${account?.password ?? ""}`);
}
