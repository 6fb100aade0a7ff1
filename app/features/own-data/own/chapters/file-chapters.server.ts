import { eq, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { attachments, ausschreibungen, conversations, messages } from "~/db/schema";
import { typeLabels } from "~/files/file-facts";
import { filePath } from "~/files/file-path";
import { settings } from "~/settings.server";
import { chapter } from "../chapter";

const { name, type, bytes, pages, createdAt, deletedAt } = attachments;
const address = sql<string>`${settings.siteUrl + filePath("")} || ${attachments.id}`;
const columns = { name, type, bytes, pages, address, createdAt };

const names = {
  name: "Datei",
  type: ["Art", typeLabels],
  bytes: "Größe in Byte",
  pages: "Seiten",
  address: "Adresse",
  createdAt: "Hochgeladen am",
} as const;

/** The files that the person has added to calls and messages. */
export const fileChapters = (id: string) => [
  chapter(
    "unterlagen",
    "Unterlagen zu Ihren Ausschreibungen",
    db
      .select({ call: ausschreibungen.title, ...columns })
      .from(attachments)
      .innerJoin(ausschreibungen, eq(ausschreibungen.id, attachments.ausschreibungId))
      .where(eq(ausschreibungen.userId, id)),
    { call: "Ausschreibung", ...names },
  ),
  chapter(
    "dateien",
    "Dateien zu Ihren Nachrichten",
    db
      .select({ conversation: conversations.subject, ...columns, deletedAt })
      .from(attachments)
      .innerJoin(messages, eq(messages.id, attachments.messageId))
      .innerJoin(conversations, eq(conversations.id, messages.conversationId))
      .where(eq(messages.senderId, id)),
    { conversation: "Unterhaltung", ...names, deletedAt: "Gelöscht am" },
  ),
];
