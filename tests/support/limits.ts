import { db } from "~/db/client.server";
import { type WriteName, writeLimits } from "~/http/limits";
import { countWrite } from "~/http/rate-limit.server";

/** Counts writes of an account in its first week until `left` more are allowed. */
export async function useUp(name: WriteName, accountId: string, left = 0, target?: string): Promise<void> {
  for (let times = writeLimits[name].atFirst; times > left; times -= 1) await countWrite(db, name, accountId, target);
}
