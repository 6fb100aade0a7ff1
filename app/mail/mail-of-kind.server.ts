import { and, eq, ne, sql } from "drizzle-orm";
import type { Connection } from "~/db/client.server";
import { type MailKind, mailPreferences, profiles } from "~/db/schema";
import type { MailContent } from "./compose";
import { type MailExtras, sendMail } from "./mail.server";
import { mailKinds } from "./mail-kinds";
import { switchOffUrlOf } from "./switch-off.server";

/** The address for mails to a member. */
const address = sql<string>`coalesce(nullif(btrim(${profiles.contactEmail}), ''), ${profiles.email})`;

/** Queues a mail unless the recipient has switched off its kind. Returns whether it was queued. */
export async function sendMailOfKind(
  on: Connection,
  kind: MailKind,
  recipientId: string,
  content: MailContent,
  more: Omit<MailExtras, "switchOffUrl"> = {},
): Promise<boolean> {
  const isOff = and(eq(mailPreferences.profileId, profiles.id), eq(mailPreferences.kind, kind));
  const [recipient] = await on
    .select({ address, offSince: mailPreferences.offSince })
    .from(profiles)
    .leftJoin(mailPreferences, isOff)
    .where(and(eq(profiles.id, recipientId), ne(profiles.profileStatus, "blocked")));
  if (!recipient || recipient.offSince) return false;
  const switchOffUrl = switchOffUrlOf(recipientId, kind);
  const switchOff = { label: `Keine E-Mails mehr über ${mailKinds[kind].about}`, url: switchOffUrl };
  await sendMail(on, recipient.address, { ...content, switchOff }, { ...more, switchOffUrl });
  return true;
}
