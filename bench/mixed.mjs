// The memory of the site's process while people read, write, search, sign in and upload pictures, and after a rest:
// `npm run bench -- mixed 20` (minutes). From ten minutes on it also tells whether the memory grows.
import { setTimeout as delay } from "node:timers/promises";
import sharp from "sharp";
import { gatherCrowd } from "./crowd.mjs";
import { startSite } from "./site.mjs";

const minutes = Math.min(Number(process.argv[2] ?? 5), 60);
const readers = 6;
const lines = 10;
const restSeconds = 30;
const wantedMegabytes = 250;
/** Until then the page memory, the heap and the compiled code fill. */
const warmShare = 0.2;
const judgedFromMinutes = 10;
const flatWithin = 0.05;
/** How often what costs more happens. */
const everyMs = { picture: 4_000, "sign-in": 5_000, sharing: 1_000, feed: 500 };

const site = await startSite({ TRUST_PROXY: "127.0.0.1,::1", CONFIRM_EMAIL: "0" });
let crowd;
const statuses = {};
/** One for each second, in MB. */
const seconds = [];
try {
  crowd = await gatherCrowd(site.url, {
    members: 60,
    pictures: await Promise.all([photo(1600, 1200), photo(900, 1200)]),
  });
  const cpuBefore = await site.cpuMs();
  const end = performance.now() + minutes * 60_000;
  const isOver = () => performance.now() >= end;
  const busy = [
    ...Array.from({ length: readers }, () => repeat(() => crowd.next(), isOver)),
    ...Object.entries(everyMs).map(([kind, ms]) => repeat(() => crowd.next(kind), isOver, ms)),
  ];
  say("   minute      RSS     heap external    pages   MB");
  say(row("begin", await readMemory()));
  for (let line = 1; line <= lines; line += 1) {
    for (const until = end - ((lines - line) / lines) * minutes * 60_000; performance.now() < until; await delay(1_000))
      seconds.push((await readMemory()).rss);
    say(row(((line / lines) * minutes).toFixed(1), await readMemory()));
  }
  await Promise.all(busy);
  const cpu = (await site.cpuMs()) - cpuBefore;
  await delay(restSeconds * 1_000);
  const rested = await readMemory();
  say(row("rested", rested));
  const most = Math.max(...seconds);
  const requests = Object.values(statuses).reduce((sum, count) => sum + count, 0);
  say(
    `at most ${most.toFixed(0)} MB, after ${restSeconds} s of rest ${rested.rss.toFixed(0)} MB (wanted: ${wantedMegabytes})`,
  );
  const isFlat = tellGrowth();
  say(
    Object.entries(statuses)
      .map(([status, count]) => `${count} × ${status}`)
      .join(", "),
  );
  say(`${(cpu / requests).toFixed(2)} ms of processor time for each of ${requests} requests`);
  if (most > wantedMegabytes || !isFlat) process.exitCode = 1;
} finally {
  crowd?.leave();
  await site.stop();
}

async function repeat(step, isOver, everyMs = 0) {
  while (!isOver()) {
    const [{ status }] = await Promise.all([step(), delay(everyMs)]);
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
}

/** Compares both halves of the time after the beginning. A short run is not judged. */
function tellGrowth() {
  const full = seconds.slice(Math.floor(seconds.length * warmShare));
  const half = Math.floor(full.length / 2);
  const mean = (list) => list.reduce((sum, value) => sum + value, 0) / list.length;
  const [before, after] = [mean(full.slice(0, half)), mean(full.slice(half))];
  const isFlat = minutes < judgedFromMinutes || after <= before * (1 + flatWithin);
  const verdict = minutes < judgedFromMinutes ? "too short to judge" : isFlat ? "flat" : "it grows";
  say(`on average ${before.toFixed(0)} MB, and then ${after.toFixed(0)} MB: ${verdict}`);
  return isFlat;
}

async function readMemory() {
  const text = await (await fetch(`${site.url}/metrics`)).text();
  const read = (name) => Number(new RegExp(`^${name} (\\S+)`, "m").exec(text)?.[1] ?? 0) / 1024 / 1024;
  return {
    rss: read("process_resident_memory_bytes"),
    heap: read("nodejs_heap_size_used_bytes"),
    external: read("nodejs_external_memory_bytes"),
    pages: read("kept_pages_bytes"),
  };
}

function photo(width, height) {
  const noise = { type: "gaussian", mean: 120, sigma: 20 };
  return sharp({ create: { width, height, channels: 3, noise } })
    .jpeg({ quality: 80 })
    .toBuffer();
}

function row(name, { rss, heap, external, pages }) {
  return `${name.padStart(9)} ${[rss, heap, external, pages].map((value) => value.toFixed(0).padStart(8)).join(" ")}`;
}

function say(line) {
  process.stdout.write(`${line}\n`);
}
