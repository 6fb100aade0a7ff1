import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { callFileTypes, type FileType, messageFileTypes } from "../../text/file-types";
import { attachmentMax } from "../../text/maximums";
import { ausschreibungen } from "./calls";
import { areVisible, atMost, created, fixed, moment, number, oneOf } from "./columns";
import { messages } from "./conversations";

/** The files of a call or of a message, which not everybody may see. A trigger drops the stored file with its row. */
export const attachments = pgTable(
  "attachments",
  {
    /** Random, so that nobody can guess other ids. */
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    ausschreibungId: number().references(() => ausschreibungen.id, { onDelete: "cascade" }),
    messageId: number().references(() => messages.id, { onDelete: "cascade" }),
    name: text().notNull(),
    type: text().$type<FileType>().notNull(),
    bytes: integer().notNull(),
    /** Of a PDF that says so in clear. */
    pages: integer(),
    /** Where the file is stored; null once that of a message is deleted. */
    key: text().unique(),
    createdAt: created(),
    /** When the two people of the conversation were told that the file will be deleted. */
    toldAt: moment(),
    deletedAt: moment(),
  },
  (t) => [
    check("attachments_of_one", sql`num_nonnulls(${t.ausschreibungId}, ${t.messageId}) = 1`),
    check(
      "attachments_type",
      sql`${oneOf(t.type, callFileTypes)} or (${oneOf(t.type, messageFileTypes)} and ${t.messageId} is not null)`,
    ),
    check(
      "attachments_deleted",
      sql`(${t.key} is null) = (${t.deletedAt} is not null) and (${t.key} is not null or ${t.messageId} is not null)`,
    ),
    check(
      "attachments_name",
      sql`${areVisible(t.name)} and ${atMost(t.name, attachmentMax.name)} and ${t.name} !~ '[/[:cntrl:]]'`,
    ),
    check("attachments_pages", sql`${t.pages} is null or (${t.pages} between 1 and 9999 and ${t.type} = 'pdf')`),
    check("attachments_bytes", sql`${t.bytes} between 1 and ${fixed(attachmentMax.bytes)}`),
    index("attachments_of_call").on(t.ausschreibungId),
    index("attachments_of_message").on(t.messageId),
    index("attachments_to_delete").on(t.createdAt).where(sql`message_id is not null and key is not null`),
  ],
);
