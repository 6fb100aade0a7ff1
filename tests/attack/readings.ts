import { setTimeout as delay } from "node:timers/promises";

const megabyte = 1024 * 1024;

async function readMetric(siteUrl: string, name: string): Promise<number> {
  const text = await (await fetch(`${siteUrl}/metrics`)).text();
  const value = new RegExp(`^${name} (\\S+)`, "m").exec(text)?.[1];
  if (!value) throw new Error(`There is no metric ${name}`);
  return Number(value);
}

/** The server's resident memory in megabytes. */
const readMemory = async (siteUrl: string) => (await readMetric(siteUrl, "process_resident_memory_bytes")) / megabyte;

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
