import { type SQLWrapper, sql } from "drizzle-orm";
import type { Connection } from "~/db/client.server";
import { runPlannedSql } from "~/db/planned.server";
import { type MailKind, mailPreferences, profiles } from "~/db/schema";
import type { JobOptions } from "~/jobs/jobs.server";
import type { MailContent } from "./compose";
import { type MailExtras, sendMail } from "./mail.server";
import { mailKinds } from "./mail-kinds";
import type { ProvenAddress } from "./proven-address";
import { footerSwitchUrlOf, headSwitchUrlOf } from "./switch-off.server";

/** The contact address once its link was pressed; until then, and without one, the address of the account. */
export const provenAddress = sql<ProvenAddress>`case when lower(btrim(contact_email)) = proven_contact_email
  then btrim(contact_email) else email end`;

/**
 * The address for mails of this kind to a member, as a column of a query. Null when the member has switched them off or
 * is blocked.
 */
export const addressOf = (profileId: string | SQLWrapper, kind: MailKind) => sql<ProvenAddress | null>`(
  select ${provenAddress} from ${profiles}
  where id = ${profileId} and profile_status <> 'blocked'
    and not exists (select from ${mailPreferences} where profile_id = ${profileId} and kind = ${kind})
)`;

type Extras = Omit<MailExtras, "switchOffUrl" | "recipientId">;

/** A recipient with the address from `addressOf`. */
interface Addressee {
  id: string;
  address: ProvenAddress | null;
}

/** Queues a mail unless the recipient has switched off its kind. Returns whether it was queued. */
export async function sendMailOfKind(
  on: Connection,
  kind: MailKind,
  recipientId: string,
  content: MailContent,
  more: Extras = {},
): Promise<boolean> {
  const address = sql`select ${addressOf(recipientId, kind)} as address`;
  const { rows } = await runPlannedSql<{ address: ProvenAddress | null }>(on, address);
  return sendWantedMail(on, kind, { id: recipientId, address: rows[0]?.address ?? null }, content, more);
}

/** The same with the recipient's address at hand. */
export async function sendWantedMail(
  on: Connection,
  kind: MailKind,
  { id, address }: Addressee,
  content: MailContent,
  more: Extras = {},
  job: JobOptions = {},
): Promise<boolean> {
  if (!address) return false;
  await sendMail(on, address, ...withSwitchOff(kind, id, content, more), job);
  return true;
}

function withSwitchOff(kind: MailKind, recipientId: string, content: MailContent, more: Extras) {
  const switchOffUrl = headSwitchUrlOf(recipientId, kind);
  const url = footerSwitchUrlOf(recipientId, kind);
  const switchOff = { label: `Keine E-Mails mehr über ${mailKinds[kind].about}`, url };
  return [
    { ...content, switchOff },
    { ...more, recipientId, switchOffUrl },
  ] as const;
}
