import { and, eq, inArray } from "drizzle-orm";
import { listOpenOffers, offerUrl } from "~/conversations/tell-senders.server";
import { noteInConversation } from "~/conversations/write.server";
import { db, type Transaction } from "~/db/client.server";
import { attachments, ausschreibungen, offers } from "~/db/schema";
import { whyNotFiles } from "~/files/file-types";
import { FilesRefused, type StoredFile, storeFiles } from "~/files/store-files.server";
import { countWrite } from "~/http/rate-limit.server";
import { type Creation, createOnce, isWritten, WrittenBefore } from "~/http/submission.server";
import { clearDropped, discardFiles } from "~/images/pictures.server";
import { sendMailOfKind } from "~/mail/mail-of-kind.server";
import { callFileTypes } from "~/text/file-types";
import { attachmentMax } from "~/text/maximums";
import { isOwn, lockCompany } from "../call-commands.server";
import { newFilesMail, newFilesText } from "./call-files-mail";

const placesLeft = async (on: Transaction | typeof db, callId: number) =>
  attachmentMax.ofCall - (await on.$count(attachments, eq(attachments.ausschreibungId, callId)));

/** Adds files to a call of this company, and tells people with an undecided offer. A repeated form adds none. */
export async function addCallFiles(callId: number, files: File[], sent: Creation): Promise<void> {
  const companyId = sent.account;
  if (await isWritten(sent)) return;
  const stored = await storeFiles(files, await placesLeft(db, callId), callFileTypes);
  const keys = stored.map(({ key }) => key);
  try {
    await db.transaction(async (tx) => {
      await lockCompany(tx, companyId);
      await createOnce(tx, sent, attachments, async () => {
        const whyNot = whyNotFiles(files, await placesLeft(tx, callId));
        if (whyNot) throw new FilesRefused(whyNot, 409);
        for (const _ of stored) await countWrite(tx, "call-file", companyId);
        const rows = stored.map((file) => ({ ...file, ausschreibungId: callId }));
        const [first] = await tx.insert(attachments).values(rows).returning({ id: attachments.id });
        if (!first) throw new Error("No file was stored");
        await tellOfferers(tx, companyId, callId, stored);
        return first;
      });
    });
  } catch (error) {
    await discardFiles(keys);
    if (!(error instanceof WrittenBefore)) throw error;
  }
}

async function tellOfferers(tx: Transaction, companyId: string, callId: number, files: StoredFile[]): Promise<void> {
  const open = await listOpenOffers(tx, eq(offers.ausschreibungId, callId));
  if (open.length === 0) return;
  await countWrite(tx, "call-news", companyId, `${callId}`);
  const names = files.map(({ name }) => name);
  for (const { id, senderId, conversationId, name, title } of open) {
    await noteInConversation(tx, { conversationId, actorId: companyId, text: newFilesText(names) });
    const mail = newFilesMail({ name, title, names, url: offerUrl(id) });
    if (senderId) await sendMailOfKind(tx, "angebote", senderId, mail);
  }
}

/** Returns false when the company has no call with this file. */
export async function removeCallFile(companyId: string, callId: number, id: string): Promise<boolean> {
  const own = db.select({ id: ausschreibungen.id }).from(ausschreibungen).where(isOwn(companyId, callId));
  const { rowCount } = await db
    .delete(attachments)
    .where(and(eq(attachments.id, id), inArray(attachments.ausschreibungId, own)));
  await clearDropped();
  return rowCount === 1;
}
