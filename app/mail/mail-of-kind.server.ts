import { and, eq, ne, sql } from "drizzle-orm";
import type { Connection } from "~/db/client.server";
import { type MailKind, mailPreferences, profiles } from "~/db/schema";
import type { MailContent } from "./compose";
import { type Mail, sendMail } from "./mail.server";

/** The address for mails to a member. */
const address = sql<string>`coalesce(nullif(btrim(${profiles.contactEmail}), ''), ${profiles.email})`;

/** Queues a mail unless the recipient has switched off its kind. Returns whether it was queued. */
export async function sendMailOfKind(
  on: Connection,
  kind: MailKind,
  recipientId: string,
  content: MailContent,
  more: Pick<Mail, "member" | "replyTo" | "messageId"> = {},
): Promise<boolean> {
  const isOff = and(eq(mailPreferences.profileId, profiles.id), eq(mailPreferences.kind, kind));
  const [recipient] = await on
    .select({ address, offSince: mailPreferences.offSince })
    .from(profiles)
    .leftJoin(mailPreferences, isOff)
    .where(and(eq(profiles.id, recipientId), ne(profiles.profileStatus, "blocked")));
  if (!recipient || recipient.offSince) return false;
  await sendMail(on, recipient.address, content, more);
  return true;
}
