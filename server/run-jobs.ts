import { announceTerms } from "~/auth/legal/announce.server";
import { sendResetLink } from "~/auth/reset-link.server";
import { sendCollectedMail } from "~/conversations/gather.server";
import { purgeConversations } from "~/conversations/purge-conversations.server";
import { purgeFiles } from "~/conversations/purge-files.server";
import { forgetChanges } from "~/db/changes.server";
import { db } from "~/db/client.server";
import { matchNews } from "~/features/agents/found/match-news.server";
import { sendDigests } from "~/features/agents/mails/send-digests.server";
import { purgeMatches } from "~/features/agents/purge-matches.server";
import { renewAgents } from "~/features/agents/renew-agents.server";
import { purgeArticles } from "~/features/articles/purge-articles.server";
import { processDueCalls } from "~/features/calls/own/process-due-calls.server";
import { resumeNewsletters, sendNextNewsletters } from "~/features/newsletter/superadmin/send-newsletter.server";
import { purgeDrafts } from "~/features/offers/own/draft.server";
import { endUndecided } from "~/features/offers/own/end-undecided.server";
import { processDueOrders } from "~/features/offers/own/process-due-orders.server";
import { purgeOffers } from "~/features/offers/own/purge-offers.server";
import { countMarket } from "~/features/operations/market/count-market.server";
import { sendMarketMails } from "~/features/operations/market/market-mail.server";
import { makeExport } from "~/features/own-data/own/exports.server";
import { fadeAvailability } from "~/features/profiles/own/fade-availability.server";
import { renewSignals } from "~/features/profiles/own/renew-signals.server";
import { forgetDecided } from "~/features/reports/superadmin/forget-decided.server";
import { notifyPendingWork } from "~/features/reports/superadmin/waiting-mails.server";
import { purgeImports } from "~/features/reservations/import/imports.server";
import { purgeUnfoundWords } from "~/features/unfound-words/unfound-words.server";
import { purgeCreditPauses } from "~/features/works/own/credit-pauses.server";
import { purgeWorkPictures } from "~/features/works/own/work-pictures.server";
import { removeDropped } from "~/images/pictures.server";
import { tidyUp } from "~/jobs/housekeeping.server";
import { enqueue, type QueueName, scheduleJobs, work } from "~/jobs/jobs.server";
import { log } from "~/log.server";
import { deliverMail, mailsAtOnce } from "~/mail/deliver.server";
import { countLandingPages } from "~/search-index/landing-pages.server";
import { listNameWords } from "~/search-index/name-words.server";
import { renewDocuments } from "~/search-index/renew.server";

interface Job {
  run: (data: never, jobId: string, isLastTry: boolean) => Promise<unknown>;
  /** How many of its queue run at once on this machine; one, if nothing else is said. */
  atOnce?: number;
  /** A cron line, as in `33 7 * * *`, in Vienna's time, for a job that nobody queues. */
  at?: string;
  /** It also runs when the site starts. */
  isRunAtStart?: true;
}

/** What each queue does, but for the one that keeps what failed. */
const jobs: Record<Exclude<QueueName, "mail-failed">, Job> = {
  mail: { run: deliverMail, atOnce: mailsAtOnce },
  "gathered-mails": { run: sendCollectedMail },
  "what-waits": { run: notifyPendingWork, at: "33 7 * * *" },
  "call-life": { run: tendCalls, at: "3 8 * * *" },
  "new-terms": { run: announceNewTerms, at: "11 9 * * *" },
  "reset-link": { run: sendResetLink },
  "own-data": { run: makeExport },
  newsletter: { run: sendNextNewsletters },
  "forget-changes": { run: () => forgetChanges(), at: "*/5 * * * *" },
  "search-documents": { run: renewSearch, at: "27 4 * * *", isRunAtStart: true },
  "landing-pages": { run: countLandingPages, at: "*/10 * * * *" },
  "name-words": { run: listNameWords, at: "*/10 * * * *" },
  market: { run: countMarket, at: "23 * * * *", isRunAtStart: true },
  // Tried again in the hours after, in case that no machine ran at the first.
  "market-mail": { run: () => sendMarketMails(), at: "37 7-18 * * 1" },
  "agent-matches": { run: matchNews, at: "* * * * *" },
  "agent-mails": { run: () => sendDigests(), at: "*/5 * * * *" },
  signals: { run: renewWhatPeopleSay, at: "7 0 * * *" },
  "orphaned-files": { run: removeDropped, at: "41 3 * * *" },
  housekeeping: { run: () => tidyUp(chores), at: "17 3 * * *" },
};

/** What housekeeping deletes of the features, by its name in the log. */
const chores = {
  articles: purgeArticles,
  undecided: endUndecided,
  offers: purgeOffers,
  offerDrafts: purgeDrafts,
  conversations: purgeConversations,
  messageFiles: purgeFiles,
  decisions: forgetDecided,
  workPictures: purgeWorkPictures,
  creditPauses: purgeCreditPauses,
  unfoundWords: purgeUnfoundWords,
  agentMatches: purgeMatches,
  imports: purgeImports,
};

async function announceNewTerms(): Promise<void> {
  const told = await announceTerms();
  if (told > 0) log.info({ told }, "announced new terms");
}

async function renewSearch(): Promise<void> {
  await renewDocuments();
  await renewAgents();
  await countLandingPages();
  await listNameWords();
}

async function tendCalls(): Promise<void> {
  await processDueCalls();
  await processDueOrders();
}

async function renewWhatPeopleSay(): Promise<void> {
  await fadeAvailability();
  await renewSignals();
}

/** Begins to run what the queues hold and what the clock asks for. Several machines share this work. */
export async function runJobs(): Promise<void> {
  for (const [name, { run, atOnce = 1, isRunAtStart }] of Object.entries(jobs)) {
    const queue = name as keyof typeof jobs;
    await work(queue, atOnce, async (...job) => void (await run(...(job as Parameters<typeof run>))));
    if (isRunAtStart) await enqueue(db, queue, {});
  }
  await scheduleJobs(Object.fromEntries(Object.entries(jobs).flatMap(([queue, { at }]) => (at ? [[queue, at]] : []))));
  await resumeNewsletters();
}
