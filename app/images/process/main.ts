import { availableParallelism } from "node:os";
import sharp from "sharp";
import { PictureRefused } from "../picture-refused.ts";
import { removeFont } from "./draw-card.ts";
import { type Answer, type Kind, type Message, work } from "./work.ts";

/**
 * The process that reads uploads. A file may crash it, but not the server. It starts with the first picture and ends
 * soon after the last one, which frees its memory. In development Node runs this file directly, so the imports in this
 * folder need file extensions.
 */
const maxMegabytes = 600;
const maxProcessorSeconds = 12;
const checkEveryMs = 50;

sharp.cache(false);
sharp.concurrency(Math.max(1, Math.min(4, availableParallelism() - 1)));
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["Jpeg", "Png", "Webp", "Nsgif", "Heif"].map((format) => `VipsForeignLoad${format}Buffer`),
});

// Only the server ends this process, also while the server is stopping.
process.on("SIGINT", () => {});
process.on("SIGTERM", () => {});
process.on("disconnect", endAtOnce);
if (!process.connected) endAtOnce();

let usedBefore = process.cpuUsage();
setInterval(() => {
  const { user, system } = process.cpuUsage(usedBefore);
  const isTooMuch = process.memoryUsage.rss() > maxMegabytes * 1e6 || user + system > maxProcessorSeconds * 1e6;
  if (isTooMuch) endAtOnce();
}, checkEveryMs);

process.on("message", async ({ kind, task }: Message) => {
  usedBefore = process.cpuUsage();
  const answer = await answerTo(kind, task);
  process.send?.({ ...answer, megabytes: Math.round(process.memoryUsage.rss() / 1e6) } satisfies Answer);
});
process.send?.("ready");

async function answerTo(kind: Kind, task: unknown) {
  try {
    return { result: await work[kind](task as never) };
  } catch (error) {
    if (error instanceof PictureRefused) return { refused: error.message };
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** Threads that still work on a picture would block any other way to end. */
function endAtOnce(): void {
  removeFont();
  process.kill(process.pid, "SIGKILL");
}
