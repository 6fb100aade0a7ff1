import { and, eq, gt, inArray, sql } from "drizzle-orm";
import { db, type Transaction } from "~/db/client.server";
import { ausschreibungen, offers, profiles } from "~/db/schema";
import { today } from "~/db/today";
import { offerPath } from "~/features/offers/offer";
import { endedMail } from "~/features/offers/offer-mails";
import { acts } from "~/features/offers/states";
import { sendMailOfKind } from "~/mail/mail-of-kind.server";
import { settings } from "~/settings.server";
import { undecidedDays } from "~/visible/call-state";

const atOnce = 200;

const isLongOver = sql`${ausschreibungen.overOn} < ${today} - ${undecidedDays}::int`;

/**
 * Ends the offers that nobody has decided about thirty days after the call was over, and tells their senders. Repeats
 * until none is left, with a few in each transaction. Returns their number.
 */
export async function endUndecided(): Promise<number> {
  let ended = 0;
  for (let last = ""; ; ) {
    const rows = await db.transaction((tx) => endSome(tx, last));
    ended += rows.length;
    last = rows.at(-1)?.id ?? "";
    if (rows.length < atOnce) return ended;
  }
}

async function endSome(tx: Transaction, after: string) {
  const due = await tx
    .select({ id: offers.id, senderId: offers.senderId, title: offers.callTitle, name: profiles.name })
    .from(offers)
    .innerJoin(ausschreibungen, eq(ausschreibungen.id, offers.ausschreibungId))
    .innerJoin(profiles, eq(profiles.id, offers.senderId))
    .where(and(inArray(offers.state, [...acts.end.from]), isLongOver, after ? gt(offers.id, after) : undefined))
    .orderBy(offers.id)
    .limit(atOnce)
    .for("no key update", { of: offers, skipLocked: true });
  const state = { state: acts.end.to, stateSince: sql`now()`, stateBy: "site" } as const;
  const ids = due.map(({ id }) => id);
  await tx.update(offers).set(state).where(inArray(offers.id, ids));
  for (const { id, senderId, title, name } of due) {
    const content = endedMail({ title, senderName: name, url: `${settings.siteUrl}${offerPath(id)}` });
    if (senderId) await sendMailOfKind(tx, "angebote", senderId, content);
  }
  return due;
}
