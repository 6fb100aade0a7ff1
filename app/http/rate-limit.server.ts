import { isIP } from "node:net";
import { and, eq, gte, type SQL, sql } from "drizzle-orm";
import { type Connection, databaseErrorIn, db } from "~/db/client.server";
import { runPlannedSql } from "~/db/planned.server";
import { rateLimits } from "~/db/schema";
import { log } from "~/log.server";
import { keyedHash } from "~/secret.server";
import { settings } from "~/settings.server";
import type { Problem } from "./answer";
import {
  demoFactor,
  firstWeekDays,
  inMinutes,
  limitProblem,
  superadminTimes,
  type TryName,
  tryLimits,
  type WriteName,
  writeLimits,
} from "./limits";
import type { TryLimit, WriteLimit } from "./limits/limit";
import { orNull } from "./or-empty.server";
import { recordRetryAfter } from "./retry-after.server";
import type { CarriedToast } from "./toast.server";

/** Counts one try. Returns the seconds until the next one is allowed, or 0 when this one is. */
export async function countTry(name: TryName, ...who: [string, ...string[]]): Promise<number> {
  const { seconds, grows }: TryLimit = tryLimits[name];
  if (grows) return (await countGrowing(name, ...who)).waitSeconds;
  const allowed = allowedOf(name);
  const now = Date.now();
  const { rows } = await db.execute<{ tries: number; ends_ms: string }>(
    sql`select * from count_try(${keyOfTry(name, who)}, ${allowed}, ${seconds}, ${now})`,
  );
  const [counted] = rows;
  if (!counted) throw new Error("The counter gave nothing back");
  return counted.tries > allowed ? noted(waitUntil(Number(counted.ends_ms), now)) : 0;
}

function allowedOf(name: TryName): number {
  const { per, times }: TryLimit = tryLimits[name];
  return times * (per.startsWith("network address") && settings.demo ? demoFactor : 1);
}

function noted(seconds: number): number {
  recordRetryAfter(seconds);
  return seconds;
}

const waitUntil = (endsMs: number, now: number) => Math.max(1, Math.ceil((endsMs - now) / 1000));

const calmMs = 24 * 3600 * 1000;
const maxWaitMs = 8 * 3600 * 1000;

/**
 * Counts one try against a limit whose wait grows, and tells whether it was the last before the next wait. Tries during
 * the wait change nothing; a day without a try resets everything.
 */
export async function countGrowing(name: TryName, ...who: [string, ...string[]]) {
  const { times, seconds }: TryLimit = tryLimits[name];
  const key = keyOfTry(name, who);
  const now = Date.now();
  const waitAt = (points: SQL) =>
    sql`least(${maxWaitMs}::bigint, ${seconds * 1000}::bigint * 2 ^ least(20, (${points}) / ${times}::int - 1))::bigint`;
  const isWaiting = sql`(counter.points % ${times}::int = 0
    and still_counts(counter.expire, ${waitAt(sql`counter.points`)} / 1000, ${now}))`;
  const isForgotten = sql`counter.expire + case when counter.points % ${times}::int = 0 then ${calmMs}::bigint else 0 end <= ${now}`;
  const points = sql`case when ${isForgotten} then 1 else counter.points + 1 end`;
  const { rows } = await db.execute<{ points: number }>(sql`
    insert into rate_limits as counter (key, points, expire) values (${key}, 1, ${now + calmMs})
    on conflict (key) do update set points = ${points},
      expire = ${now}::bigint + case when (${points}) % ${times}::int = 0 then ${waitAt(points)} else ${calmMs}::bigint end
    where not ${isWaiting}
    returning points`);
  const [counted] = rows;
  if (counted) return { waitSeconds: 0, isLast: counted.points % times === 0 };
  const [row] = await db.select({ expire: rateLimits.expire }).from(rateLimits).where(eq(rateLimits.key, key));
  return { waitSeconds: noted(waitUntil(row?.expire ?? now, now)), isLast: false };
}

/** The seconds until the next try is allowed, without counting one; 0 when it is allowed now. */
export async function secondsUntilNextTry(name: TryName, ...who: [string, ...string[]]): Promise<number> {
  const now = Date.now();
  const { seconds } = tryLimits[name];
  const isReached = and(
    eq(rateLimits.key, keyOfTry(name, who)),
    gte(rateLimits.points, allowedOf(name)),
    sql`still_counts(${rateLimits.expire}, ${seconds}, ${now})`,
  );
  const [row] = await db.select({ expire: rateLimits.expire }).from(rateLimits).where(isReached);
  return row?.expire ? noted(waitUntil(row.expire, now)) : 0;
}

/** Resets the counter after a success. A failure is only logged, because the action itself succeeded. */
export async function forgetTries(name: TryName, ...who: [string, ...string[]]): Promise<void> {
  try {
    await db.delete(rateLimits).where(eq(rateLimits.key, keyOfTry(name, who)));
  } catch (error) {
    log.warn({ err: error }, "could not forget tries");
  }
}

export function tooManyTriesText(waitSeconds: number): string {
  return `Zu viele Anfragen. Bitte versuchen Sie es in ${inMinutes(waitSeconds)} noch einmal.`;
}

/** A person has reached the limit of a write. */
export class LimitReached extends Error {
  override name = "LimitReached";
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.title);
    this.problem = problem;
  }

  get toast(): CarriedToast {
    return { title: this.problem.title, description: this.problem.text, kind: "error" };
  }
}

/**
 * Counts a write in its own transaction, so that refused and failed writes do not count. Throws LimitReached, which
 * rolls the transaction back. `target` is the person concerned, for limits that count each one separately.
 */
export async function countWrite(on: Connection, name: WriteName, accountId: string, target = ""): Promise<void> {
  await orLimitReached(runPlannedSql(on, sql`select ${countedWrite(name, accountId, target)}`));
}

/**
 * Counts a write in the statement that writes, as in `with … select ${countedWrite(…)} from written`. When the limit is
 * reached, the statement fails and changes nothing: await it with `orLimitReached`.
 */
export function countedWrite(name: WriteName, accountId: string, target = ""): SQL {
  return sql`count_writes(${accountId}, ${limitsOf(accountId, [name, target])}, ${firstWeekDays}, ${Date.now()})`;
}

/**
 * What `countWrite` would refuse now, so that a page says it before anybody writes; null when it would count. Also null
 * when that can't be read: then the write decides.
 */
export const findReachedLimit = (name: WriteName, accountId: string, target = ""): Promise<Problem | null> =>
  orNull(() => readReachedLimit(name, accountId, target), "whether a limit is reached");

/** The same, but fails when it can't be read. */
export async function readReachedLimit(name: WriteName, accountId: string, target = ""): Promise<Problem | null> {
  const limits = limitsOf(accountId, [name, target]);
  const { rows } = await runPlannedSql<{ name: WriteName; times: number; ends: string }>(
    db,
    sql`select * from reached_limits(${accountId}, ${limits}, ${firstWeekDays}, ${Date.now()})`,
  );
  const [reached] = rows;
  return reached ? problemOf({ ...reached, ends: Number(reached.ends) }) : null;
}

/** The limits of a write, as the functions of the database that count writes take them. */
export function limitsOf(accountId: string, ...names: [name: WriteName, target?: string][]): string {
  return JSON.stringify(
    names.map(([name, target = ""]) => {
      const limit: WriteLimit = writeLimits[name];
      const counter = keyedHash("rate-limit", `write:${name}:${accountId}:${target}`);
      const { times, atFirst, seconds } = limit;
      return { name, counter, seconds, times, atFirst, bySuperadmins: superadminTimes(limit) };
    }),
  );
}

/** Throws LimitReached when the database has refused a write that counts itself. */
export async function orLimitReached<Result>(write: PromiseLike<Result>): Promise<Result> {
  try {
    return await write;
  } catch (error) {
    throw limitReachedBy(error) ?? error;
  }
}

function limitReachedBy(error: unknown): LimitReached | null {
  const refusal = databaseErrorIn(error);
  if (refusal?.code !== "LIMIT") return null;
  return new LimitReached(problemOf(JSON.parse(refusal.detail ?? "")));
}

interface Reached {
  name: WriteName;
  times: number;
  ends: number;
}

function problemOf({ name, times, ends }: Reached): Problem {
  const isNew = times < writeLimits[name].times;
  return limitProblem(name, { times, isNew, waitSeconds: noted(waitUntil(ends, Date.now())) });
}

function keyOfTry(name: TryName, [who, ...more]: readonly [string, ...string[]]): string {
  const { per }: TryLimit = tryLimits[name];
  const first = per.startsWith("network address") ? networkOf(who) : who;
  return keyedHash("rate-limit", [name, first, ...more].join(":"));
}

/** The owner of one IPv6 address controls its whole /64 network, so that network is counted. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [left = [], right = []] = address.split("::").map((part) => part.split(":").filter(Boolean));
  const groups = [...left, ...Array(Math.max(0, 8 - left.length - right.length)).fill("0"), ...right];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16))
    .join(":");
}
