import { performance } from "node:perf_hooks";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const everyMs = 5_000;
/** A process counts as idle when it is busy for less than this share of the time. */
const idleShare = 0.05;
const worthBytes = 48 * 1024 * 1024;

/**
 * V8 keeps the memory of a start or a busy period until its next collection, and an idle server never triggers one: it
 * would stay at 300 MB while using 30 MB. These collections return the rest to the system, the first one right away.
 */
export function returnMemoryWhenIdle(): void {
  setFlagsFromString("--expose-gc");
  const collect: NonNullable<typeof gc> = runInNewContext("gc");
  let collectedAt = 0;
  let before = performance.eventLoopUtilization();
  const returnMemory = () => {
    collect({ type: "major", execution: "sync", flavor: "last-resort" });
    collectedAt = residentBytes();
  };
  const check = () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    if (utilization > idleShare || residentBytes() < collectedAt + worthBytes) return;
    returnMemory();
  };
  returnMemory();
  setInterval(check, everyMs).unref();
}

/** The system is asked by way of a file. A process that many connect to may have none left, and must not end of that. */
function residentBytes(): number {
  try {
    return process.memoryUsage.rss();
  } catch {
    return 0;
  }
}
