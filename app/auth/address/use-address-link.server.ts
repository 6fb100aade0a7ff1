import { and, eq, gt, isNull, ne, or, sql } from "drizzle-orm";
import { createResetToken } from "~/auth/new-password.server";
import { db, type Transaction, violatedConstraint } from "~/db/client.server";
import { accounts, addressChanges, profiles, sessions, twoFactors } from "~/db/schema";
import { countTry, tooManyTriesText } from "~/http/rate-limit.server";
import { keepingTimes } from "~/jobs/keeping-times";
import { log } from "~/log.server";
import { sendMail } from "~/mail/mail.server";
import { ownAddress } from "~/mail/proven-address";
import { settings } from "~/settings.server";
import { hourMs } from "~/text/dates";
import { shownEmail } from "~/text/shown-address.server";
import { createToken, isOpen } from "./address-links.server";
import { addressChangedMail } from "./address-mails";

/** Without a text for a link that was used or has expired. */
export type LinkUse<Done> = ({ isDone: true } & Done) | { isDone: false; text?: string; status: number };

const stale = { isDone: false, status: 410 } as const;
const taken = {
  isDone: false,
  text: "Diese Adresse kann gerade nicht verwendet werden. Bitte wählen Sie in Ihrem Konto eine andere.",
  status: 409,
} as const;
const broken = {
  isDone: false,
  text: "Der Fehler liegt bei uns, Ihr Link ist noch gültig. Bitte versuchen Sie es in ein paar Minuten noch einmal.",
  status: 500,
} as const;

async function useLink<Done>(clientAddress: string, work: (tx: Transaction) => Promise<Done | null>) {
  try {
    const wait = await countTry("address-link", clientAddress);
    if (wait) return { isDone: false, text: tooManyTriesText(wait), status: 429 } as const;
    const done = await db.transaction(work);
    return done ? ({ isDone: true, ...done } as const) : stale;
  } catch (error) {
    if (violatedConstraint(error) === "profiles_email_unique") return taken;
    log.error({ err: error }, "could not use a link of a change of address");
    return broken;
  }
}

/**
 * Gives the account its new address and informs the old one. If several requests use the link at the same time, only the
 * first succeeds.
 */
export const confirmAddress = (token: string, clientAddress: string): Promise<LinkUse<{ accountId: string }>> =>
  useLink(clientAddress, async (tx) => {
    const { token: undoToken, hash: undoHash } = createToken("undo");
    const undoUntil = new Date(Date.now() + keepingTimes.addressUndo.hours * hourMs);
    const [change] = await tx
      .update(addressChanges)
      .set({ changedAt: sql`now()`, undoHash, undoUntil })
      .where(isOpen("confirm", token))
      .returning();
    if (!change) return null;
    const { profileId: accountId, fromEmail, toEmail } = change;
    const [account] = await tx
      .update(profiles)
      .set({ email: toEmail })
      .where(and(eq(profiles.id, accountId), eq(profiles.email, fromEmail)))
      .returning({ name: profiles.name });
    if (!account) return null;
    const former = ownAddress({ email: fromEmail });
    const told = { name: account.name, toEmail: shownEmail(toEmail), undoUntil };
    await sendMail(tx, former, addressChangedMail(told, undoToken, settings));
    return { accountId };
  });

/**
 * Restores the account's old address, whatever has happened since. Ends all sessions, removes the password and prevents
 * undoing later changes. Returns a token for a new password.
 */
export const undoAddress = (token: string, clientAddress: string): Promise<LinkUse<{ resetToken: string }>> =>
  useLink(clientAddress, async (tx) => {
    const [change] = await tx
      .update(addressChanges)
      .set({ undoneAt: sql`now()` })
      .where(isOpen("undo", token))
      .returning();
    if (!change) return null;
    const { profileId: id, id: changeId, changedAt, fromEmail } = change;
    const isLater = or(isNull(addressChanges.changedAt), gt(addressChanges.changedAt, changedAt ?? new Date()));
    await tx
      .delete(addressChanges)
      .where(and(eq(addressChanges.profileId, id), ne(addressChanges.id, changeId), isLater));
    await tx.update(profiles).set({ email: fromEmail }).where(eq(profiles.id, id));
    await tx.update(accounts).set({ password: null }).where(eq(accounts.userId, id));
    // A factor that was set up after the change would lock the owner out.
    const isNewer = gt(twoFactors.createdAt, changedAt ?? new Date());
    const gone = await tx.delete(twoFactors).where(and(eq(twoFactors.userId, id), isNewer));
    if (gone.rowCount) await tx.update(profiles).set({ twoFactorEnabled: false }).where(eq(profiles.id, id));
    await tx.delete(sessions).where(eq(sessions.userId, id));
    return { resetToken: await createResetToken(tx, id) };
  });
