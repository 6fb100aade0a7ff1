import { type SQL, sql } from "drizzle-orm";
import { attachments, messages } from "./schema";

/** The names of the files of a message, as a column of a query about messages. */
export const messageFileNames: SQL<string[]> = sql`array(
  select file.name from ${attachments} as file where file.message_id = ${messages}.id order by 1)`;
