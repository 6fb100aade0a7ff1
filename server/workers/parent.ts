import cluster, { type Worker } from "node:cluster";
import { setTimeout as delay } from "node:timers/promises";
import { AggregatorRegistry, type MetricObject } from "prom-client";
import { turns } from "~/images/picture-work.server";
import { log } from "~/log.server";
import { isSenderRefused, onSenderRefused } from "~/mail/deliver.server";
import { settings } from "~/settings.server";
import type { Listening } from "../http/listen";
import { metrics } from "../http/metrics";
import { Refusal } from "../refusal";
import { type Channel, openChannel } from "./channel";
import { Deaths } from "./deaths";
import { reassignUntakenConnections } from "./handed-over";
import { pictureTurns } from "./picture-turns";
import type { Begun } from "./worker";

const deathsPerWorkerAndMinute = 5;
const metricsWithinMs = 2_000;
/** Longer than a worker gives its running requests. */
const endWithinMs = 8_500;

const channels = new Map<Worker, Channel>();

/**
 * Starts the processes that answer requests. This process hands connections to them in turn, replaces those that die,
 * and keeps for itself what exists once for each machine: the embedded database, migrations, jobs.
 */
export async function startWorkers(databaseUrl: string, giveUp: () => void): Promise<Listening> {
  const deaths = new Deaths(settings.workers * deathsPerWorkerAndMinute);
  let isStopping = false;
  cluster.setupPrimary({ serialization: "advanced" });

  const start = async (): Promise<number> => {
    const worker = cluster.fork();
    reassignUntakenConnections(worker);
    // A message can't reach a worker that has just died; `exit` follows.
    worker.on("error", (error) => log.debug({ err: error }, "a worker could not be reached"));
    const channel = openChannel(worker, { metrics: readAllMetrics, ...pictureTurns(turns) });
    channels.set(worker, channel);
    worker.once("exit", () => channels.delete(worker));
    const begun = await channel.ask<Begun>("begin", { databaseUrl }).catch((error: Error) => {
      worker.process.kill("SIGKILL");
      throw error;
    });
    if (begun.refused) throw new Refusal(begun.refused);
    if (isSenderRefused()) tellSenderRefused(channel, true);
    worker.once("exit", (code, signal) => void replace(worker, code, signal));
    return begun.port;
  };
  const replace = async (worker: Worker, code: number, signal: string) => {
    if (isStopping) return;
    log.error({ ended: worker.id, code, signal }, "a worker has ended and is started again");
    for (let isUp = false; !isUp && !isStopping; ) {
      const wait = deaths.waitAfterNext();
      if (wait === null) {
        isStopping = true;
        log.fatal("workers end again and again");
        return giveUp();
      }
      await delay(wait);
      const report = (error: unknown) => log.error({ err: error }, "a worker could not be started");
      isUp = isStopping || (await start().then(() => true, report)) === true;
    }
  };

  onSenderRefused((isRefused) => {
    for (const channel of channels.values()) tellSenderRefused(channel, isRefused);
  });
  const [port = 0] = await Promise.all(Array.from({ length: settings.workers }, start));
  return {
    port,
    async close() {
      isStopping = true;
      await Promise.all([...channels.keys()].map(end));
    },
  };
}

/** While the mail server refuses our address, the workers refuse messages. Only this process learns it from mails. */
const tellSenderRefused = (channel: Channel, isRefused: boolean) =>
  void channel.ask("sender-refused", isRefused).catch(() => {});

async function end(worker: Worker): Promise<void> {
  const ended = new Promise((resolve) => worker.once("exit", resolve));
  channels
    .get(worker)
    ?.ask("end")
    .catch(() => {});
  const patience = setTimeout(() => worker.process.kill("SIGKILL"), endWithinMs);
  await ended;
  clearTimeout(patience);
}

/** The metrics of all workers as those of one site. A worker that does not answer in time is left out. */
async function readAllMetrics(): Promise<string> {
  const asked = [...channels.values()].map(async (channel) => {
    const own = channel.ask<MetricObject[]>("metrics").catch(() => []);
    return Promise.race([own, delay(metricsWithinMs, [], { ref: false })]);
  });
  const all = await Promise.all([metrics.getMetricsAsJSON(), ...asked]);
  return AggregatorRegistry.aggregate(all).metrics();
}
