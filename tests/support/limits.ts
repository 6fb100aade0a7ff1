import { db } from "~/db/client.server";
import { type TryName, tryLimits, type WriteName, writeLimits } from "~/http/limits";
import { countTry, countWrite } from "~/http/rate-limit.server";

/** Counts writes of an account in its first week until `left` more are allowed. */
export async function useUp(name: WriteName, accountId: string, left = 0, target?: string): Promise<void> {
  for (let times = writeLimits[name].atFirst; times > left; times -= 1) await countWrite(db, name, accountId, target);
}

/** Counts tries until `left` more are allowed, without hashing a password for each. */
export async function leaveTries(name: TryName, left: number, ...who: [string, ...string[]]): Promise<void> {
  for (let times: number = tryLimits[name].times; times > left; times -= 1) await countTry(name, ...who);
}
