import type { Transaction } from "~/db/client.server";
import { messages } from "~/db/schema";
import type { MailContent } from "~/mail/compose";
import { sendMail } from "~/mail/mail.server";
import { ownAddress, type ProvenAddress } from "~/mail/proven-address";
import { mailHead } from "./message-mail";
import type { MessageText } from "./message-schema";
import type { FoundRecipient } from "./recipients.server";

/**
 * Nobody signs in to the support profile, so a message to it goes only by mail. It is stored for its limit and its
 * delivery state.
 */
export async function sendToSupport(
  tx: Transaction,
  sender: { id: string; name: string },
  recipient: FoundRecipient,
  text: MessageText,
  replyTo: ProvenAddress | null,
  mail: MailContent,
): Promise<void> {
  const [message] = await tx
    .insert(messages)
    .values({ ...text, kind: "mail", senderId: sender.id, senderName: sender.name, recipientId: recipient.id })
    .returning({ id: messages.id });
  await sendMail(tx, ownAddress(recipient), mail, { ...mailHead(sender, replyTo), messageId: message?.id });
}
