import { setTimeout as delay } from "node:timers/promises";

const megabyte = 1024 * 1024;

async function readMetric(siteUrl: string, name: string): Promise<number> {
  const text = await (await fetch(`${siteUrl}/metrics`)).text();
  const value = new RegExp(`^${name} (\\S+)`, "m").exec(text)?.[1];
  if (!value) throw new Error(`There is no metric ${name}`);
  return Number(value);
}

/** The server's resident memory in megabytes. */
export const readMemory = async (siteUrl: string) =>
  (await readMetric(siteUrl, "process_resident_memory_bytes")) / megabyte;

/** A setting that makes a site print how long the turns of its event loop use the processor. */
export const watchingLoop = { NODE_OPTIONS: `--import=${new URL("loop-watch.ts", import.meta.url)}` };

/** The longest of these turns during `run`, in milliseconds of processor time. */
export async function longestHold({ lines }: { lines: string[] }, run: () => Promise<unknown>): Promise<number> {
  const held = () => lines.flatMap((line) => /the loop was held for (\d+) ms/.exec(line)?.[1] ?? []).map(Number);
  const before = held().length;
  await run();
  // The first line after the end may still cover the time before it.
  for (const enough = held().length + 2; held().length < enough; ) await delay(20);
  return Math.max(...held().slice(before));
}

/** The largest growth of the server's memory during `run`, in megabytes. */
export async function memoryGrowth(siteUrl: string, run: () => Promise<unknown>): Promise<number> {
  const before = await readMemory(siteUrl);
  let most = before;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      most = Math.max(most, await readMemory(siteUrl));
      await delay(25);
    }
  })();
  await run().finally(() => {
    isOver = true;
  });
  await watching;
  return most - before;
}

/** What others get while `run` goes on: the statuses of a page that is rendered for each of them. */
export async function statusesOfOthers(siteUrl: string, run: () => Promise<unknown>): Promise<number[]> {
  const statuses = new Set<number>();
  let isOver = false;
  const reading = (async () => {
    for (; !isOver; await delay(50)) statuses.add((await fetch(`${siteUrl}/kreative?q=${Math.random()}`)).status);
  })();
  await run().finally(() => {
    isOver = true;
  });
  await reading;
  return [...statuses];
}
