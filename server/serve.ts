import cluster from "node:cluster";
import { closeDatabase, openDatabase } from "~/db/client.server";
import { takePublishedLook } from "~/db/look.server";
import { ensureSupportProfile } from "~/db/support-profile.server";
import { newFirstLink } from "~/features/operations/setup/first-superadmin.server";
import { orNull } from "~/http/or-empty.server";
import { startJobs, stopJobs } from "~/jobs/jobs.server";
import { log } from "~/log.server";
import { closeMail, mailFolder } from "~/mail/deliver.server";
import { settings } from "~/settings.server";
import { loadDemo } from "../demo/load.server";
import { answerRequests } from "./answer";
import { readerOf } from "./http/changes";
import { clearLeftUploads } from "./http/files-on-disk";
import type { Front } from "./http/listen";
import { startStoringAssets } from "./http/stored-assets";
import { shareConnections } from "./machines/connections";
import { joinMachines, oneMachineAtATime } from "./machines/machines";
import { returnMemoryWhenIdle } from "./memory";
import { startDatabase } from "./postgres/database";
import { runJobs } from "./run-jobs";
import { firstLinkText } from "./superadmin";
import { watchLoop } from "./watch-loop";
import { startWorkers } from "./workers/parent";
import { runWorker } from "./workers/worker";

const exitWithinMs = 9_500;

/** Starts everything the site needs in order of dependency, and stops it in reverse. */
export async function serve(front?: Front): Promise<void> {
  if (cluster.isWorker) return runWorker();
  const connections = shareConnections(settings);
  const database = await startDatabase(settings);
  openDatabase(database.siteUrl, { max: connections.parent });
  const leave = settings.databaseUrl ? await joinMachines(database.url, settings) : async () => {};
  const accounts = await oneMachineAtATime(settings.databaseUrl && database.url, async () => {
    await startJobs(database.queueUrl);
    await takePublishedLook();
    await ensureSupportProfile();
    return settings.demo ? await loadDemo() : [];
  });
  await runJobs();
  if (settings.storageUrl && import.meta.env.PROD) await startStoringAssets();

  const isAlone = settings.workers === 1 || front !== undefined;
  // With workers, this process answers nothing, but its jobs write mails.
  const follower = isAlone ? null : readerOf(database.siteUrl);
  await follower?.changes.read();
  const server = isAlone
    ? await answerRequests(undefined, front)
    : await startWorkers(database.siteUrl, () => stop("workers that end again and again", 1));
  const address = settings.port === 0 ? `http://localhost:${server.port}` : settings.siteUrl;
  returnMemoryWhenIdle();
  watchLoop();
  clearLeftUploads();
  // The site runs without it too.
  const link = settings.demo ? null : await orNull(newFirstLink, "a link for the first superadmin");
  process.stdout.write(`${settings.productName} is ready: ${address}\n`);
  if (settings.lacksMailServer) {
    log.error("SMTP_URL is not set: no mail is sent");
    process.stdout.write(`  SMTP_URL is not set: nobody gets a mail, they are only written to ${mailFolder}\n`);
  }
  if (link) process.stdout.write(`${firstLinkText(link)}\n`);
  for (const { email, password } of accounts) process.stdout.write(`  ${email}  ${password}\n`);

  let isStopping = false;
  const stop = async (signal: string, code = 0) => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, "stopping");
    setTimeout(() => process.exit(1), exitWithinMs).unref();
    await server.close();
    await follower?.stop();
    await stopJobs();
    await closeMail();
    await closeDatabase();
    await leave();
    await database.stop();
    process.exit(code);
  };
  for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => stop(signal));
}
