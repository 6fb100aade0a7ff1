import { desc, eq, or, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { messageFileNames } from "~/db/message-files";
import { messages } from "~/db/schema";
import { textVisibleTo } from "~/visible/hidden-text.server";
import { chapter } from "../chapter";

/**
 * The messages of the person. What others wrote comes with their name and without any address of theirs; with
 * `sealed` it does not come at all.
 */
export function messageChapter(id: string, sealed: boolean) {
  const isMine = eq(messages.senderId, id);
  const mine = (column: typeof messages.senderEmail | typeof messages.senderMitarbeiter) =>
    sql<string | null>`case when ${isMine} then ${column} end`;
  return chapter(
    "nachrichten",
    "Nachrichten",
    db
      .select({
        direction: sql<"sent" | "received">`case when ${isMine} then 'sent' else 'received' end`,
        senderName: messages.senderName,
        senderEmail: mine(messages.senderEmail),
        senderMitarbeiter: mine(messages.senderMitarbeiter),
        subject: textVisibleTo(id, messages.subject),
        message: textVisibleTo(id, messages.message),
        files: textVisibleTo(id, messageFileNames),
        hidden: messages.hidden,
        at: messages.createdAt,
      })
      .from(messages)
      .where(sealed ? isMine : or(isMine, eq(messages.recipientId, id)))
      .orderBy(desc(messages.id)),
    {
      direction: ["Richtung", { sent: "gesendet", received: "empfangen" }],
      senderName: "Von",
      senderEmail: "E-Mail-Adresse für Antworten",
      senderMitarbeiter: "Ansprechperson",
      subject: "Betreff",
      message: "Text",
      files: "Dateien",
      hidden: "Von uns ausgeblendet",
      at: "Am",
    },
  );
}
