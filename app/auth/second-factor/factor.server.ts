import { randomInt } from "node:crypto";
import { symmetricDecrypt } from "better-auth/crypto";
import { twoFactor } from "better-auth/plugins/two-factor";
import { eq } from "drizzle-orm";
import { accountsKey } from "~/auth/confirmation-link.server";
import { type Connection, db } from "~/db/client.server";
import { twoFactors } from "~/db/schema";
import { versionOf } from "~/http/seen-version.server";
import { log } from "~/log.server";
import { settings } from "~/settings.server";
import { recoveryCodes, recoveryLetters, withDash } from "./code";

const challengeMinutes = 10;

/** The second factor of the accounts library: an app's code, and recovery codes that it stores encrypted. */
export const secondFactor = () =>
  twoFactor({
    issuer: settings.productName,
    twoFactorCookieMaxAge: challengeMinutes * 60,
    backupCodeOptions: { storeBackupCodes: "encrypted", customBackupCodesGenerate: createRecoveryCodes },
  });

const createRecoveryCodes = () =>
  Array.from({ length: recoveryCodes }, () => {
    const letters = Array.from({ length: 10 }, () => recoveryLetters[randomInt(recoveryLetters.length)]);
    return withDash(letters.join(""));
  });

/** The account's second factor: none, a secret that waits for its first code, or one in use. */
export async function findFactor(accountId: string, on: Connection = db) {
  const [found] = await on.select().from(twoFactors).where(eq(twoFactors.userId, accountId));
  if (!found) return null;
  const codes: string[] = JSON.parse(await decrypt(found.backupCodes));
  // Of the encrypted codes, so that nobody can guess the codes by it.
  const version = versionOf({ codes: [found.backupCodes] });
  return { isInUse: found.verified, codes, version, secret: () => decrypt(found.secret) };
}

/**
 * Whether the second factor can be checked. It is encrypted with a key of the site's secret, which a restored site may
 * have lost.
 */
export async function isReadable(accountId: string): Promise<boolean> {
  try {
    await findFactor(accountId);
    return true;
  } catch (error) {
    log.error({ err: error, account: accountId }, "a second factor was encrypted with another secret");
    return false;
  }
}

const decrypt = (data: string) => symmetricDecrypt({ key: accountsKey(), data });

const base32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** The address that apps read from the QR code, and the same key for typing. */
export function addressOf(secret: string, email: string) {
  let bits = "";
  for (const byte of Buffer.from(secret)) bits += byte.toString(2).padStart(8, "0");
  const groups = bits.match(/.{1,5}/g) ?? [];
  const key = groups.map((group) => base32[Number.parseInt(group.padEnd(5, "0"), 2)]).join("");
  const issuer = settings.productName;
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`;
  const query = new URLSearchParams({ secret: key, issuer, digits: "6", period: "30" });
  return { address: `otpauth://totp/${label}?${query.toString().replaceAll("+", "%20")}`, key };
}
