import { request } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { readMemory } from "./readings.ts";

export interface AbuseRound {
  siteUrl: string;
  seconds: number;
  /** For how long the site is measured before the attacks. */
  calmSeconds: number;
  from: "one address" | "many addresses";
  /** The cookie of a member who only reads. */
  reader: string;
  /** The cookies of the attackers. */
  attackers: string[];
  /** Slugs of profiles whose sharing pictures are requested. */
  slugs: string[];
}

export interface Times {
  count: number;
  /** The number of responses other than 200. */
  failed: number;
  median: number;
  p95: number;
  p99: number;
}

interface Others {
  /** The start page for visitors, from the cache. */
  visitor: Times;
  /** A page rendered for a signed-in member. */
  member: Times;
}

const betweenMs = 100;

/** Measures what other people notice of all attacks at once: before and during them. */
export async function abuse(round: AbuseRound) {
  const calm = await watchOthers(round, delay(round.calmSeconds * 1000));
  const worker = new Worker(new URL("./attackers.ts", import.meta.url), { workerData: round });
  const answers = new Promise<Record<string, Record<string, number>>>((resolve, reject) => {
    worker.once("message", resolve).once("error", reject);
  });
  const [during, megabytes] = await Promise.all([watchOthers(round, answers), maxMemory(round.siteUrl, answers)]);
  return { calm, during, megabytes, answers: await answers };
}

async function watchOthers({ siteUrl, reader }: AbuseRound, until: Promise<unknown>): Promise<Others> {
  const [visitor, member] = await Promise.all([
    watch(`${siteUrl}/`, { "x-forwarded-for": "198.51.100.1" }, until),
    watch(`${siteUrl}/kreative`, { "x-forwarded-for": "198.51.100.2", cookie: reader }, until),
  ]);
  return { visitor, member };
}

async function watch(url: string, headers: Record<string, string>, until: Promise<unknown>): Promise<Times> {
  const times: number[] = [];
  let failed = 0;
  await whileRunning(until, async () => {
    const began = performance.now();
    if ((await ask(url, headers)) !== 200) failed += 1;
    times.push(performance.now() - began);
    await delay(betweenMs);
  });
  times.sort((one, other) => one - other);
  const share = (part: number) => Math.round(times[Math.floor(times.length * part)] ?? 0);
  return { count: times.length, failed, median: share(0.5), p95: share(0.95), p99: share(0.99) };
}

async function maxMemory(siteUrl: string, until: Promise<unknown>): Promise<number> {
  let most = 0;
  await whileRunning(until, async () => {
    most = Math.max(most, await readMemory(siteUrl));
    await delay(betweenMs);
  });
  return Math.round(most);
}

async function whileRunning(until: Promise<unknown>, step: () => Promise<void>): Promise<void> {
  let isOver = false;
  const over = until.finally(() => {
    isOver = true;
  });
  while (!isOver) await step();
  await over;
}

/** Uses a new connection, like a new visitor. */
function ask(url: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve) => {
    request(url, { agent: false, headers: { accept: "text/html", ...headers } }, (answer) => {
      answer.resume().once("end", () => resolve(answer.statusCode ?? 0));
    })
      .once("error", () => resolve(0))
      .end();
  });
}
