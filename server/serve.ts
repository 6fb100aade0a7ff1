import { announceTerms } from "~/auth/legal/announce.server";
import { type LinkRequest, sendResetLink } from "~/auth/reset-link.server";
import { type Gathering, mailGathered } from "~/conversations/gather.server";
import { purgeConversations } from "~/conversations/purge-conversations.server";
import { closeDatabase, openDatabase } from "~/db/client.server";
import { ensureSupportProfile } from "~/db/support-profile.server";
import { purgeArticles } from "~/features/articles/purge-articles.server";
import { tendCalls } from "~/features/calls/own/tend-calls.server";
import { resumeNewsletters, sendNextNewsletters } from "~/features/newsletter/superadmin/send-newsletter.server";
import { endUndecided } from "~/features/offers/own/end-undecided.server";
import { purgeOffers } from "~/features/offers/own/purge-offers.server";
import { type ExportJob, makeExport } from "~/features/own-data/own/exports.server";
import { forgetDecided } from "~/features/reports/superadmin/forget-decided.server";
import { tellWhatWaits } from "~/features/reports/superadmin/waiting-mails.server";
import { purgeWorkPictures } from "~/features/works/own/work-pictures.server";
import { removeDropped } from "~/images/pictures.server";
import { startHousekeeping } from "~/jobs/housekeeping.server";
import { scheduleDaily, startJobs, stopJobs, work } from "~/jobs/jobs.server";
import { log } from "~/log.server";
import { closeMail, deliverMail } from "~/mail/deliver.server";
import type { Mail } from "~/mail/mail.server";
import { settings } from "~/settings.server";
import { loadDemo } from "../demo/load.server";
import { createApp } from "./http/app";
import { type Front, listen } from "./http/listen";
import { connectionsOf } from "./machines/connections";
import { joinMachines, machineByMachine } from "./machines/machines";
import { returnMemoryWhenIdle } from "./memory";
import { startDatabase } from "./postgres/database";
import { Refusal } from "./refusal";

const exitWithinMs = 9_500;

/** Starts everything the site needs in order of dependency, and stops it in reverse. */
export async function serve(front?: Front): Promise<void> {
  const database = await startDatabase(settings);
  openDatabase(database.siteUrl, { max: connectionsOf(settings) });
  const leave = settings.databaseUrl ? await joinMachines(database.url, settings) : async () => {};
  const accounts = await machineByMachine(settings.databaseUrl && database.url, async () => {
    await startJobs(database.queueUrl);
    await ensureSupportProfile();
    return settings.demo ? await loadDemo() : [];
  });
  await work<Mail>("mail", 4, deliverMail);
  await work<Gathering>("gathered-mails", 1, mailGathered);
  await startHousekeeping({
    articles: purgeArticles,
    undecided: endUndecided,
    offers: purgeOffers,
    conversations: purgeConversations,
    decisions: forgetDecided,
    workPictures: purgeWorkPictures,
  });
  await work("what-waits", 1, tellWhatWaits);
  await scheduleDaily("what-waits", "33 7 * * *");
  await work("call-life", 1, tendCalls);
  await scheduleDaily("call-life", "3 8 * * *");
  await work("new-terms", 1, async () => {
    const told = await announceTerms();
    if (told > 0) log.info({ told }, "announced new terms");
  });
  await scheduleDaily("new-terms", "11 9 * * *");
  await work<LinkRequest>("reset-link", 1, sendResetLink);
  await work<ExportJob>("own-data", 1, makeExport);
  await work("newsletter", 1, sendNextNewsletters);
  await resumeNewsletters();
  await work("orphaned-files", 1, removeDropped);
  await scheduleDaily("orphaned-files", "41 3 * * *");

  const build = () => import("virtual:react-router/server-build");
  // With a function, the router would rebuild its routes for every request, which only hot reload needs.
  const { fetch } = createApp(import.meta.env.DEV ? build : await build(), settings);
  const server = await listen(fetch, settings.port, settings.host, front).catch((error: Error) => {
    throw new Refusal(`Settings HOST and PORT: ${error.message}`);
  });
  const address = settings.port === 0 ? `http://localhost:${server.port}` : settings.siteUrl;
  returnMemoryWhenIdle();
  process.stdout.write(`${settings.productName} is ready: ${address}\n`);
  for (const { email, password } of accounts) process.stdout.write(`  ${email}  ${password}\n`);

  let isStopping = false;
  const stop = async (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, "stopping");
    setTimeout(() => process.exit(1), exitWithinMs).unref();
    await server.close();
    await stopJobs();
    await closeMail();
    await closeDatabase();
    await leave();
    await database.stop();
    process.exit(0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}
