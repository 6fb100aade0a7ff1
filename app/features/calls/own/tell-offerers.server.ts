import { and, eq, inArray, isNotNull } from "drizzle-orm";
import type { Transaction } from "~/db/client.server";
import { type AnsweredCall, offers, profiles } from "~/db/schema";
import { countWrite } from "~/http/rate-limit.server";
import { sendMailOfKind } from "~/mail/mail-of-kind.server";
import { settings } from "~/settings.server";
import { callChanges } from "./call-changes";
import { changedMail, goneMail } from "./change-mails";

interface Told {
  id: number;
  companyId: string;
  title: string;
}

/** The people with undecided offers for this call. */
const listOpenOffers = (tx: Transaction, callId: number) =>
  tx
    .select({ id: offers.id, senderId: offers.senderId, name: profiles.name })
    .from(offers)
    .innerJoin(profiles, eq(profiles.id, offers.senderId))
    .where(
      and(eq(offers.ausschreibungId, callId), inArray(offers.state, ["sent", "selected"]), isNotNull(offers.senderId)),
    )
    .orderBy(offers.id);

/** Informs people with undecided offers of a change in a call, with both versions. */
export async function tellOfChange(tx: Transaction, call: Told, before: AnsweredCall, after: AnsweredCall) {
  const changes = callChanges(before, after);
  if (changes.length === 0) return;
  const open = await listOpenOffers(tx, call.id);
  if (open.length === 0) return;
  await countWrite(tx, "call-news", call.companyId, `${call.id}`);
  for (const { id, senderId, name } of open) {
    const mail = changedMail({ name, title: call.title, changes, url: `${settings.siteUrl}/angebote/${id}` });
    if (senderId) await sendMailOfKind(tx, "angebote", senderId, mail);
  }
}

/** Informs people with undecided offers that the call was deleted. Their offers end but stay readable to them. */
export async function tellOfDeletion(tx: Transaction, call: Told) {
  for (const { id, senderId, name } of await listOpenOffers(tx, call.id)) {
    const mail = goneMail({ name, title: call.title, url: `${settings.siteUrl}/angebote/${id}` });
    if (senderId) await sendMailOfKind(tx, "angebote", senderId, mail);
  }
}
