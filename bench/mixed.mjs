// The memory of the site's process while people read, write, search, sign in and upload pictures, and after a rest:
// `npm run bench -- mixed 20` (minutes).
import { setTimeout as delay } from "node:timers/promises";
import sharp from "sharp";
import { gatherCrowd } from "./crowd.mjs";
import { startSite } from "./site.mjs";

const minutes = Math.min(Number(process.argv[2] ?? 5), 60);
const readers = 6;
const lines = 10;
const restSeconds = 30;
const wantedMegabytes = 250;
/** How often what costs more happens. */
const everyMs = { picture: 4_000, "sign-in": 5_000, sharing: 1_000, feed: 500 };

const site = await startSite({ TRUST_PROXY: "127.0.0.1,::1", CONFIRM_EMAIL: "0" });
let crowd;
const statuses = {};
let most = 0;
try {
  crowd = await gatherCrowd(site.url, {
    members: 60,
    pictures: await Promise.all([photo(1600, 1200), photo(900, 1200)]),
  });
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
      most = Math.max(most, (await readMemory()).rss);
    say(row(((line / lines) * minutes).toFixed(1), await readMemory()));
  }
  await Promise.all(busy);
  await delay(restSeconds * 1_000);
  const rested = await readMemory();
  say(row("rested", rested));
  say(
    `at most ${Math.round(most)} MB, after ${restSeconds} s of rest ${Math.round(rested.rss)} MB (wanted: ${wantedMegabytes})`,
  );
  say(
    Object.entries(statuses)
      .map(([status, count]) => `${count} × ${status}`)
      .join(", "),
  );
  if (most > wantedMegabytes) process.exitCode = 1;
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
