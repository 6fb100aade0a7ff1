import { isIP } from "node:net";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { pool } from "~/db/client.server";
import { log } from "~/log.server";
import { keyedHash } from "~/secret.server";
import { settings } from "~/settings.server";

interface Limit {
  points: number;
  minutes: number;
  /** Counted per network address: on a demo, everyone shares the loopback address. */
  perAddress?: boolean;
}

const limits = {
  "sign-in-address": { points: 60, minutes: 10, perAddress: true },
  "sign-in-account": { points: 10, minutes: 15 },
  "register-address": { points: 30, minutes: 60, perAddress: true },
  "register-check": { points: 120, minutes: 60, perAddress: true },
  "reset-address": { points: 20, minutes: 60, perAddress: true },
  "reset-account": { points: 3, minutes: 60 },
  "confirm-address": { points: 60, minutes: 10, perAddress: true },
  "confirm-mail-account": { points: 3, minutes: 60 },
  "page-view-address": { points: 600, minutes: 60, perAddress: true },
  "claim-address": { points: 30, minutes: 10, perAddress: true },
  "claim-mail": { points: 10, minutes: 10 },
  "own-password": { points: 10, minutes: 15 },
  "new-password-address": { points: 30, minutes: 60, perAddress: true },
} satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

const demoFactor = 100;
const limiters = new Map<LimitName, RateLimiterPostgres>();

/** Counts one try. Returns in how many seconds the next is allowed, or 0 when this one is. */
export async function countTry(name: LimitName, who: string): Promise<number> {
  try {
    await limiterFor(name).consume(keyOf(name, who));
    return 0;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    throw refusal;
  }
}

/** Forgets the tries of someone who has proven to be who they say. A failure is only logged: what they came for is done. */
export async function forgetTries(name: LimitName, who: string): Promise<void> {
  try {
    await limiterFor(name).delete(keyOf(name, who));
  } catch (error) {
    log.warn({ err: error }, "could not forget tries");
  }
}

function keyOf(name: LimitName, who: string): string {
  const { perAddress }: Limit = limits[name];
  return keyedHash("rate-limit", `${name}:${perAddress ? networkOf(who) : who}`);
}

/** Whoever has one IPv6 address has all of its network, which is its first half. */
function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [left = [], right = []] = address.split("::").map((part) => part.split(":").filter(Boolean));
  const groups = [...left, ...Array(Math.max(0, 8 - left.length - right.length)).fill("0"), ...right];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16))
    .join(":");
}

export function tooManyTriesText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const when = minutes <= 1 ? "in einer Minute" : `in ${minutes} Minuten`;
  return `Zu viele Anfragen. Bitte versuchen Sie es ${when} noch einmal.`;
}

function limiterFor(name: LimitName): RateLimiterPostgres {
  let limiter = limiters.get(name);
  if (!limiter) {
    const limit: Limit = limits[name];
    limiter = new RateLimiterPostgres({
      storeClient: pool,
      tableName: "rate_limits",
      tableCreated: true,
      keyPrefix: "",
      points: limit.points * (limit.perAddress && settings.demo ? demoFactor : 1),
      duration: limit.minutes * 60,
      clearExpiredByTimeout: false,
    });
    limiters.set(name, limiter);
  }
  return limiter;
}
