import { eq } from "drizzle-orm";
import { type CallEnd, callEndMail } from "~/conversations/gone-mails";
import { listOpenOffers, offerUrl, tellSenders } from "~/conversations/tell-senders.server";
import type { Transaction } from "~/db/client.server";
import { type AnsweredCall, offers } from "~/db/schema";
import { countWrite } from "~/http/rate-limit.server";
import { sendMailOfKind } from "~/mail/mail-of-kind.server";
import { callChanges } from "./call-changes";
import { changedMail } from "./change-mails";

interface Told {
  id: number;
  companyId: string;
  title: string;
}

/** Informs people with undecided offers of a change in a call, with both versions. */
export async function notifyCallChanged(tx: Transaction, call: Told, before: AnsweredCall, after: AnsweredCall) {
  const changes = callChanges(before, after);
  if (changes.length === 0) return;
  const open = await listOpenOffers(tx, eq(offers.ausschreibungId, call.id));
  if (open.length === 0) return;
  await countWrite(tx, "call-news", call.companyId, `${call.id}`);
  for (const { id, senderId, name } of open) {
    const mail = changedMail({ name, title: call.title, changes, url: offerUrl(id) });
    if (senderId) await sendMailOfKind(tx, "angebote", senderId, mail);
  }
}

/** Informs people with undecided offers that the call is gone. Their offers end with it but stay readable to them. */
export const notifyCallEnded = (tx: Transaction, callId: number, end: CallEnd) =>
  tellSenders(tx, eq(offers.ausschreibungId, callId), (facts) => callEndMail(end, facts));
