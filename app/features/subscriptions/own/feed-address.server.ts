import { randomBytes } from "node:crypto";
import { and, eq, ne } from "drizzle-orm";
import { db } from "~/db/client.server";
import { type FeedAddressKind, feedAddresses, profiles } from "~/db/schema";
import { countWrite } from "~/http/rate-limit.server";

/** As long as logs hide it: see `hideTokens`. */
const tokenBytes = 32;

export async function findFeedToken(userId: string, kind: FeedAddressKind = "abo"): Promise<string | null> {
  const [found] = await db
    .select({ token: feedAddresses.token })
    .from(feedAddresses)
    .where(and(eq(feedAddresses.userId, userId), eq(feedAddresses.kind, kind)));
  return found?.token ?? null;
}

/** The account with this address, unless it is blocked. */
export async function findSubscriber(token: string, kind: FeedAddressKind = "abo"): Promise<string | null> {
  const [found] = await db
    .select({ id: profiles.id })
    .from(feedAddresses)
    .innerJoin(profiles, eq(profiles.id, feedAddresses.userId))
    .where(
      and(
        eq(feedAddresses.token, token),
        eq(feedAddresses.kind, kind),
        ne(profiles.profileStatus, "blocked"),
        eq(profiles.emailVerified, true),
      ),
    );
  return found?.id ?? null;
}

/** Makes the address of an account; a new one ends the one before. */
export function makeFeedAddress(userId: string, kind: FeedAddressKind): Promise<void> {
  return db.transaction(async (tx) => {
    const token = randomBytes(tokenBytes).toString("base64url");
    await tx
      .insert(feedAddresses)
      .values({ userId, kind, token })
      .onConflictDoUpdate({
        target: [feedAddresses.userId, feedAddresses.kind],
        set: { token, createdAt: new Date() },
      });
    await countWrite(tx, "profile", userId);
  });
}

export async function endFeedAddress(userId: string, kind: FeedAddressKind): Promise<void> {
  await db.delete(feedAddresses).where(and(eq(feedAddresses.userId, userId), eq(feedAddresses.kind, kind)));
}
