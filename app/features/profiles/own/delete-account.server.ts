import { parseWithZod } from "@conform-to/zod/v4";
import { APIError } from "better-auth/api";
import { eq, inArray } from "drizzle-orm";
import { isLastSuperadmin, isOnlySuperadmin, LastSuperadmin } from "~/audit/superadmins.server";
import { auth } from "~/auth/auth.server";
import { ownPasswordSchema } from "~/auth/forms";
import { accountDeletedMail } from "~/auth/mails";
import { checkOwnPassword } from "~/auth/own-password.server";
import { forgetPages } from "~/auth/sign-in.server";
import type { Viewer } from "~/auth/viewer";
import { notifyAccountGone } from "~/conversations/account-goes.server";
import { waitForOtherDeletions } from "~/db/account-deletions.server";
import { db, type Transaction } from "~/db/client.server";
import { favorites, profiles, reservedProfiles } from "~/db/schema";
import { refused } from "~/http/answer";
import { redirectWithToast } from "~/http/toast.server";
import { clearDropped, dropFiles, listFiles } from "~/images/pictures.server";
import { forgetMailsTo } from "~/jobs/jobs.server";
import { log } from "~/log.server";
import { sendMail } from "~/mail/mail.server";
import { ownAddress } from "~/mail/proven-address";
import { settings } from "~/settings.server";

const hidden = { hideFields: ["password"] };
const problem = (text: string) => ({ title: `Fehler beim Löschen des Profils: ${text}` });

const lastSuperadmin =
  "Außer Ihnen kann niemand über Meldungen und Einsprüche entscheiden. Geben Sie zuerst einem anderen Konto diese Rolle: npm run superadmin -- name@example.com";

/** What would refuse the deletion now, to be said before anybody types a password. Null for everyone else. */
export async function whyNotDelete({ id, isSuperadmin, needsSecondFactor }: Viewer) {
  if (!(isSuperadmin || needsSecondFactor) || !(await isOnlySuperadmin(id))) return null;
  return { title: "Dieses Konto lässt sich jetzt nicht löschen", text: lastSuperadmin };
}

export async function deleteOwnAccount(viewer: Viewer, request: Request, form: FormData) {
  const submission = parseWithZod(form, { schema: ownPasswordSchema });
  if (submission.status !== "success") return refused(submission.reply(hidden));
  try {
    const refusal = await checkOwnPassword(viewer.id, request, submission.value.password);
    if (refusal) {
      const { text, status, isWrong } = refusal;
      const fieldErrors = isWrong ? { password: [text] } : undefined;
      return refused(submission.reply({ ...hidden, fieldErrors }), problem(text), status);
    }
    await deleteAccount(viewer.id, (tx) => tellOwner(tx, viewer.id));
  } catch (error) {
    if (error instanceof LastSuperadmin) return refused(submission.reply(hidden), problem(lastSuperadmin), 409);
    log.error({ err: error }, "could not delete an account");
    const text = error instanceof APIError ? (error.body?.message ?? error.message) : "Unbekannter Fehler";
    return refused(submission.reply(hidden), problem(text), 500);
  }
  return redirectWithToast("/", { title: "Profil und Account erfolgreich gelöscht" }, await forgetSession(request));
}

async function tellOwner(tx: Transaction, id: string): Promise<void> {
  const { name, email, emailVerified } = profiles;
  const [owner] = await tx.select({ name, email, emailVerified }).from(profiles).where(eq(profiles.id, id));
  if (owner?.emailVerified) await sendMail(tx, ownAddress(owner), accountDeletedMail(owner.name, settings));
}

/** The session was deleted with the account, so the cookie is worthless even if it can't be cleared. */
async function forgetSession(request: Request): Promise<Headers | undefined> {
  try {
    const headers = request.headers;
    const signedOut = await auth().api.signOut({ headers, returnHeaders: true });
    forgetPages(signedOut.headers);
    return signedOut.headers;
  } catch (error) {
    log.warn({ err: error }, "could not take back the cookie of a deleted account");
    return undefined;
  }
}

/**
 * They lose a like with the account. Whoever writes locks their own account before that of the other side, and so does
 * the deletion.
 */
async function lockLiked(tx: Transaction, id: string): Promise<void> {
  const liked = tx.select({ id: favorites.favoritedProfileId }).from(favorites).where(eq(favorites.userId, id));
  const isLiked = inArray(profiles.id, liked);
  await tx.select({ id: profiles.id }).from(profiles).where(isLiked).orderBy(profiles.id).for("no key update");
}

/**
 * Deletes a profile and everything that belongs to it: sessions, calls, posts, likes in both directions, visits,
 * messages, files, mails in the queue, and what the audit log says about the person. Blog articles stay, with their author's text.
 * Returns false when it is gone already.
 */
export async function deleteAccount(id: string, alongWith = async (_tx: Transaction) => {}): Promise<boolean> {
  const isDone = await db.transaction(async (tx) => {
    await waitForOtherDeletions(tx);
    if (await isLastSuperadmin(tx, id)) throw new LastSuperadmin();
    await lockLiked(tx, id);
    // An upload at the same moment waits for this lock and then fails, because its owner is gone.
    const [own] = await tx
      .select({ email: profiles.email, emailVerified: profiles.emailVerified })
      .from(profiles)
      .where(eq(profiles.id, id))
      .for("update");
    if (!own) return false;
    await forgetMailsTo(tx, id, own.emailVerified ? own.email : null);
    await alongWith(tx);
    await notifyAccountGone(tx, id, "deleted");
    await dropFiles(tx, await listFiles(id));
    await tx.delete(profiles).where(eq(profiles.id, id));
    // The claimed reservation is deleted by the foreign key. An open one would keep name and address, so it is deleted
    // here, if the address was the account's own.
    if (own.emailVerified) await tx.delete(reservedProfiles).where(eq(reservedProfiles.email, own.email));
    return true;
  });
  await clearDropped();
  return isDone;
}
