import cluster from "node:cluster";
import { closeDatabase, openDatabase } from "~/db/client.server";
import { setWaitingRoom } from "~/images/picture-work.server";
import { startQueueing, stopJobs } from "~/jobs/jobs.server";
import { setSenderRefused } from "~/mail/deliver.server";
import { settings } from "~/settings.server";
import { answerRequests } from "../answer";
import { metrics } from "../http/metrics";
import { shareConnections } from "../machines/connections";
import { returnMemoryWhenIdle } from "../memory";
import { Refusal } from "../refusal";
import { watchLoop } from "../watch-loop";
import { openChannel } from "./channel";
import { turnsOf } from "./picture-turns";

export interface Begun {
  port: number;
  refused?: string;
}

/**
 * One of several processes that answer requests. It begins and ends when its parent says so, and also ends with its
 * parent.
 */
export function runWorker(): void {
  let end = async () => {};
  let isEnding = false;
  const endOnce = async () => {
    if (isEnding) return;
    isEnding = true;
    await end();
    process.exit(0);
  };

  const begin = async ({ databaseUrl }: { databaseUrl: string }): Promise<Begun> => {
    openDatabase(databaseUrl, { max: shareConnections(settings).worker });
    await startQueueing();
    setWaitingRoom(turnsOf(parent));
    try {
      const server = await answerRequests(() => parent.ask("metrics"));
      end = async () => {
        await server.close();
        await stopJobs();
        await closeDatabase();
      };
      returnMemoryWhenIdle();
      watchLoop();
      return { port: server.port };
    } catch (error) {
      if (error instanceof Refusal) return { port: 0, refused: error.message };
      throw error;
    }
  };

  const parent = openChannel(process, {
    begin,
    end: endOnce,
    "sender-refused": setSenderRefused,
    metrics: () => metrics.getMetricsAsJSON(),
  });
  // The parent has ended while this process was about to tell it something.
  cluster.worker?.on("error", () => process.exit(0));
  for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, endOnce);
}
