import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { messages } from "~/db/schema";

/** Whether a superadmin hid this message, and this person is on its other side. */
export const isHiddenFrom = (personId: string): SQL<boolean> =>
  sql`(${messages.hidden} and ${messages.senderId} is distinct from ${personId})`;

/** What a message says to this person: nothing on the other side of one that a superadmin hid. */
export const textVisibleTo = (personId: string, column: SQLWrapper) =>
  sql<string | null>`case when not ${isHiddenFrom(personId)} then ${column} end`;
