import { hash, randomBytes } from "node:crypto";
import { and, eq, gt, isNotNull, isNull, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { addressChanges } from "~/db/schema";

export type AddressLink = "confirm" | "undo";

/** A token for a link, and the hash that is stored. */
export function createToken(link: AddressLink) {
  const token = randomBytes(24).toString("base64url");
  return { token, hash: hashOf(link, token) };
}

/** The token is long and random, so a plain hash is enough. */
const hashOf = (link: AddressLink, token: string) => hash("sha256", `${link} ${token}`, "base64url");

/** A change with an unused link that has not expired. */
export const isOpen = (link: AddressLink, token: string) =>
  link === "confirm"
    ? and(
        eq(addressChanges.confirmHash, hashOf(link, token)),
        isNull(addressChanges.changedAt),
        gt(addressChanges.confirmUntil, sql`now()`),
      )
    : and(
        eq(addressChanges.undoHash, hashOf(link, token)),
        isNotNull(addressChanges.changedAt),
        isNull(addressChanges.undoneAt),
        gt(addressChanges.undoUntil, sql`now()`),
      );

/** The change that a link is about. Does not use up the link. */
export async function findAddressChange(link: AddressLink, token: string) {
  const { fromEmail, toEmail, profileId } = addressChanges;
  const [found] = await db.select({ fromEmail, toEmail, profileId }).from(addressChanges).where(isOpen(link, token));
  return found ?? null;
}
