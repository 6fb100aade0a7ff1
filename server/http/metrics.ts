import cluster from "node:cluster";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { pool } from "~/db/client.server";
import { readLastBackup } from "~/db/last-backup.server";
import { countMails } from "~/jobs/count-mails.server";
import { countJobs } from "~/jobs/jobs.server";

export const metrics = new Registry();
collectDefaultMetrics({ register: metrics });

const requests = new Counter({
  name: "http_requests_total",
  help: "Answered requests",
  labelNames: ["method", "status"],
  registers: [metrics],
});

const durations = new Histogram({
  name: "http_request_duration_seconds",
  help: "Time until the answer was ready",
  labelNames: ["method"],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers: [metrics],
});

const pages = new Counter({
  name: "visitor_pages_total",
  help: "Pages for visitors, from memory or rendered",
  labelNames: ["from"],
  registers: [metrics],
});

new Gauge({
  name: "kept_pages",
  help: "Pages in memory",
  registers: [metrics],
  collect() {
    this.set(measure().pages);
  },
});

new Gauge({
  name: "kept_pages_bytes",
  help: "Bytes of the pages in memory",
  registers: [metrics],
  collect() {
    this.set(measure().bytes);
  },
});

let measure = () => ({ pages: 0, bytes: 0 });

export function measurePages(by: typeof measure): void {
  measure = by;
}

new Gauge({
  name: "database_connections",
  help: "Connections of the pool by state",
  labelNames: ["state"],
  registers: [metrics],
  collect() {
    this.set({ state: "idle" }, pool.idleCount);
    this.set({ state: "busy" }, pool.totalCount - pool.idleCount);
    this.set({ state: "waiting" }, pool.waitingCount);
  },
});

new Gauge({
  name: "jobs",
  help: "Jobs by queue and state",
  labelNames: ["queue", "state"],
  registers: [metrics],
  async collect() {
    // The parent process reports them once for all workers.
    if (cluster.isWorker) return;
    this.reset();
    // While the database is down, the other metrics are still served.
    for (const { queue, state, count } of await countJobs().catch(() => [])) this.set({ queue, state }, count);
  },
});

new Gauge({
  name: "mails",
  help: "Mails on their way, given up, and undeliverable to addresses that nobody has confirmed",
  labelNames: ["state"],
  registers: [metrics],
  async collect() {
    if (cluster.isWorker) return;
    this.reset();
    const mails = await countMails().catch(() => null);
    if (!mails) return;
    this.set({ state: "waiting" }, mails.waiting);
    this.set({ state: "retrying" }, mails.retrying);
    this.set({ state: "given_up" }, mails.givenUp);
    this.set({ state: "mistyped" }, mails.mistyped);
  },
});

new Gauge({
  name: "backup_age_seconds",
  help: "Time since the last completed backup of this data folder",
  aggregator: "max",
  registers: [metrics],
  async collect() {
    const at = await readLastBackup();
    this.set(at ? (Date.now() - at.getTime()) / 1000 : Number.POSITIVE_INFINITY);
  },
});

export const readOwnMetrics = () => metrics.metrics();

export function countPage(from: "memory" | "rendered"): void {
  pages.inc({ from });
}

export function countRequest(method: string, status: number, seconds: number): void {
  requests.inc({ method, status });
  durations.observe({ method }, seconds);
}
