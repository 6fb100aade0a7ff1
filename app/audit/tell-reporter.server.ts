import { eq } from "drizzle-orm";
import type { Connection } from "~/db/client.server";
import { profiles } from "~/db/schema";
import type { MailContent } from "~/mail/compose";
import { sendMail, sendUnproven } from "~/mail/mail.server";
import { ownAddress } from "~/mail/proven-address";
import type { Named } from "./reported";

/** Who sent a report, as it is stored. */
interface Reporter {
  reporterId: string | null;
  reporterEmail: string | null;
}

/** What a report is about, as its reporter reads it: without its name where the address is not proven. */
export type NamedIfProven = Pick<Named, "kind"> & { name: string | null };

/**
 * The only way by which mail goes to a reporter. Anybody can enter anybody's address, and could have written what is
 * reported to be read there. So a mail names it only to the proven address of the account that reported.
 */
export async function tellReporter(
  on: Connection,
  { reporterId, reporterEmail }: Reporter,
  { kind, name }: Named,
  write: (subject: NamedIfProven) => MailContent,
): Promise<void> {
  if (!reporterEmail) return;
  const [account] = reporterId
    ? await on
        .select({ email: profiles.email, isProven: profiles.emailVerified })
        .from(profiles)
        .where(eq(profiles.id, reporterId))
    : [];
  if (account?.isProven && account.email === reporterEmail)
    return sendMail(on, ownAddress(account), write({ kind, name }), { recipientId: reporterId ?? undefined });
  await sendUnproven(on, reporterEmail, write({ kind, name: null }));
}
