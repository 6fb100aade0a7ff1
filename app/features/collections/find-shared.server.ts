import { eq } from "drizzle-orm";
import { db } from "~/db/client.server";
import { sharedCollections } from "~/visible/collections.server";

/** A shared list by the secret in its link. */
export async function findShared(token: string) {
  const { id, name, ownerName, ownerId, shareToken } = sharedCollections;
  const [found] = await db
    .select({ id, name, ownerName, ownerId })
    .from(sharedCollections)
    .where(eq(shareToken, token));
  return found ?? null;
}
