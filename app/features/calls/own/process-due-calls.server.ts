import { eq, type SQL } from "drizzle-orm";
import { db, type Transaction } from "~/db/client.server";
import { ausschreibungen } from "~/db/schema";
import { ownCallsPath } from "~/features/calls/own-call-path";
import { log } from "~/log.server";
import { sendMailOfKind } from "~/mail/mail-of-kind.server";
import { settings } from "~/settings.server";
import {
  areUndecided,
  callsAtOnce,
  type DueCall,
  endSoon,
  haveEnded,
  openWithoutDeadline,
  selectDue,
  unansweredCalls,
} from "./due-calls.server";
import { closedMail, endedMail, endsSoonMail, stillStandsMail, undecidedMail } from "./life-mails";
import { mailLink } from "./mail-links.server";

/**
 * Informs companies of coming and past deadlines, asks about calls without one, closes calls when nobody answers, and
 * reminds of offers that nobody has decided about.
 */
export async function processDueCalls(): Promise<void> {
  const told = {
    reminded: await forEach(endSoon, async (tx, call) => {
      if (call.deadline) await tell(tx, call, endsSoonMail(factsOf(call), call.deadline));
      await mark(tx, call, { remindedOf: call.deadline });
    }),
    ended: await forEach(haveEnded, async (tx, call) => {
      if (call.deadline) await tell(tx, call, endedMail(factsOf(call), call.deadline));
      await mark(tx, call, { endedOn: call.deadline });
    }),
    asked: await forEach(openWithoutDeadline, async (tx, call) => {
      const asked = { ...call, askedAt: new Date() };
      await tell(tx, call, stillStandsMail(factsOf(asked), call.standsSince));
      await mark(tx, call, { askedAt: asked.askedAt });
    }),
    closed: await forEach(unansweredCalls, async (tx, call) => {
      await tell(tx, call, closedMail(call, `${settings.siteUrl}${ownCallsPath}`));
      await mark(tx, call, { status: "geschlossen", pinned: false, updatedAt: new Date() });
    }),
    undecided: await forEach(areUndecided, remind),
  };
  log.info(told, "tended calls");
}

async function remind(tx: Transaction, call: DueCall): Promise<void> {
  const deskUrl = `${settings.siteUrl}/ausschreibungen/${call.id}/angebote`;
  await tell(tx, call, undecidedMail(call, { count: call.undecided, endsAfter: call.endsAfter, deskUrl }));
  await mark(tx, call, { undecidedOf: call.overOn });
}

/** Queues the mail and marks it as sent in one transaction, so that an interrupted run informs nobody twice. */
async function forEach(due: SQL | undefined, act: (tx: Transaction, call: DueCall) => Promise<void>): Promise<number> {
  let count = 0;
  for (;;) {
    const done = await db.transaction(async (tx) => {
      const calls = await selectDue(tx, due);
      for (const call of calls) await act(tx, call);
      return calls.length;
    });
    count += done;
    if (done < callsAtOnce) return count;
  }
}

const tell = (tx: Transaction, { companyId }: DueCall, mail: Parameters<typeof sendMailOfKind>[3]) =>
  sendMailOfKind(tx, "ausschreibungen", companyId, mail);

const mark = (tx: Transaction, { id }: DueCall, values: Partial<typeof ausschreibungen.$inferInsert>) =>
  tx.update(ausschreibungen).set(values).where(eq(ausschreibungen.id, id));

const factsOf = (call: DueCall) => ({
  ...call,
  extendUrl: mailLink(call, "verlaengern"),
  closeUrl: mailLink(call, "schliessen"),
});
