import type { Transaction } from "~/db/client.server";
import { feedAddresses } from "~/db/schema";

/** Who subscribes in the demo. */
const subscribers = ["anna", "studio-berg"];

export async function insertFeedAddresses(tx: Transaction, ids: ReadonlyMap<string, string>): Promise<void> {
  const accounts = subscribers.flatMap((key) => ids.get(key) ?? []);
  await tx
    .insert(feedAddresses)
    .values(accounts.map((userId) => ({ userId, token: `${crypto.randomUUID()}${crypto.randomUUID()}` })));
}
