import { type SQLWrapper, sql } from "drizzle-orm";
import type { Connection } from "~/db/client.server";
import { type MailKind, mailPreferences, profiles } from "~/db/schema";
import type { MailContent } from "./compose";
import { type MailExtras, sendMail } from "./mail.server";
import { mailKinds } from "./mail-kinds";
import { switchOffUrlOf } from "./switch-off.server";

/**
 * The address for mails of this kind to a member, as a column of a query. Null when the member has switched them off or
 * is blocked.
 */
export const addressOf = (profileId: string | SQLWrapper, kind: MailKind) => sql<string | null>`(
  select coalesce(nullif(btrim(contact_email), ''), email) from ${profiles}
  where id = ${profileId} and profile_status <> 'blocked'
    and not exists (select from ${mailPreferences} where profile_id = ${profileId} and kind = ${kind})
)`;

type Extras = Omit<MailExtras, "switchOffUrl">;

/** Queues a mail unless the recipient has switched off its kind. Returns whether it was queued. */
export async function sendMailOfKind(
  on: Connection,
  kind: MailKind,
  recipientId: string,
  content: MailContent,
  more: Extras = {},
): Promise<boolean> {
  const { rows } = await on.execute<{ address: string | null }>(sql`select ${addressOf(recipientId, kind)} as address`);
  return sendWantedMail(on, kind, { id: recipientId, address: rows[0]?.address ?? null }, content, more);
}

/** The same with the address from `addressOf`. */
export async function sendWantedMail(
  on: Connection,
  kind: MailKind,
  { id, address }: { id: string; address: string | null },
  content: MailContent,
  more: Extras = {},
): Promise<boolean> {
  if (!address) return false;
  const switchOffUrl = switchOffUrlOf(id, kind);
  const switchOff = { label: `Keine E-Mails mehr über ${mailKinds[kind].about}`, url: switchOffUrl };
  await sendMail(on, address, { ...content, switchOff }, { ...more, switchOffUrl });
  return true;
}
