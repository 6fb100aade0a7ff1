import { announceTerms } from "~/auth/legal/announce.server";
import { type LinkRequest, sendResetLink } from "~/auth/reset-link.server";
import { type Gathering, sendCollectedMail } from "~/conversations/gather.server";
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
import { purgeOffers } from "~/features/offers/own/purge-offers.server";
import { tendOrders } from "~/features/offers/own/tend-orders.server";
import { countMarket } from "~/features/operations/market/count-market.server";
import { sendMarketMails } from "~/features/operations/market/market-mail.server";
import { type ExportJob, makeExport } from "~/features/own-data/own/exports.server";
import { fadeAvailability } from "~/features/profiles/own/fade-availability.server";
import { renewSignals } from "~/features/profiles/own/renew-signals.server";
import { forgetDecided } from "~/features/reports/superadmin/forget-decided.server";
import { notifyPendingWork } from "~/features/reports/superadmin/waiting-mails.server";
import { purgeImports } from "~/features/reservations/import/imports.server";
import { purgeUnfoundWords } from "~/features/unfound-words/unfound-words.server";
import { purgeCreditPauses } from "~/features/works/own/credit-pauses.server";
import { purgeWorkPictures } from "~/features/works/own/work-pictures.server";
import { removeDropped } from "~/images/pictures.server";
import { startHousekeeping } from "~/jobs/housekeeping.server";
import { enqueue, schedule, work } from "~/jobs/jobs.server";
import { log } from "~/log.server";
import { deliverMail, mailsAtOnce } from "~/mail/deliver.server";
import type { Mail } from "~/mail/mail.server";
import { countLandingPages } from "~/search-index/landing-pages.server";
import { renewDocuments } from "~/search-index/renew.server";

/** Begins to run what the queues hold and what the clock asks for. Several machines share this work. */
export async function runJobs(): Promise<void> {
  await work<Mail>("mail", mailsAtOnce, deliverMail);
  await work<Gathering>("gathered-mails", 1, sendCollectedMail);
  await startHousekeeping({
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
  });
  await work("what-waits", 1, notifyPendingWork);
  await schedule("what-waits", "33 7 * * *");
  await work("call-life", 1, async () => {
    await processDueCalls();
    await tendOrders();
  });
  await schedule("call-life", "3 8 * * *");
  await work("new-terms", 1, async () => {
    const told = await announceTerms();
    if (told > 0) log.info({ told }, "announced new terms");
  });
  await schedule("new-terms", "11 9 * * *");
  await work<LinkRequest>("reset-link", 1, sendResetLink);
  await work<ExportJob>("own-data", 1, makeExport);
  await work("newsletter", 1, sendNextNewsletters);
  await resumeNewsletters();
  await work("forget-changes", 1, async () => void (await forgetChanges()));
  await schedule("forget-changes", "*/5 * * * *");
  await work("search-documents", 1, async () => {
    await renewDocuments();
    await renewAgents();
    await countLandingPages();
  });
  await schedule("search-documents", "27 4 * * *");
  await enqueue(db, "search-documents", {});
  await work("landing-pages", 1, countLandingPages);
  await schedule("landing-pages", "*/10 * * * *");
  await work("market", 1, countMarket);
  await schedule("market", "23 * * * *");
  await enqueue(db, "market", {});
  await work("market-mail", 1, async () => void (await sendMarketMails()));
  // Tried again in the hours after, in case that no machine ran at the first.
  await schedule("market-mail", "37 7-18 * * 1");
  await work("agent-matches", 1, matchNews);
  await schedule("agent-matches", "* * * * *");
  await work("agent-mails", 1, async () => void (await sendDigests()));
  await schedule("agent-mails", "*/5 * * * *");
  await work("signals", 1, async () => {
    await fadeAvailability();
    await renewSignals();
  });
  await schedule("signals", "7 0 * * *");
  await work("orphaned-files", 1, removeDropped);
  await schedule("orphaned-files", "41 3 * * *");
}
