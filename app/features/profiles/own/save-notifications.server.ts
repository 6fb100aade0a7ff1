import { parseWithZod } from "@conform-to/zod/v4";
import { and, eq, inArray } from "drizzle-orm";
import { findNewsletterConsent, giveNewsletterConsent, withdrawNewsletterConsent } from "~/auth/consents.server";
import type { Viewer } from "~/auth/viewer";
import { db } from "~/db/client.server";
import { mailPreferences, profiles } from "~/db/schema";
import { refused } from "~/http/answer";
import { formFailed } from "~/http/failed-write.server";
import { countWrite } from "~/http/rate-limit.server";
import { redirectWithToast } from "~/http/toast.server";
import { kindsFor, type Notifications, notificationsSchema } from "./notifications";

/** What the form needs that says which mails somebody gets. */
export async function getNotifications(viewer: Viewer) {
  const [consent, off] = await Promise.all([
    findNewsletterConsent(viewer.id),
    db.select({ kind: mailPreferences.kind }).from(mailPreferences).where(eq(mailPreferences.profileId, viewer.id)),
  ]);
  const kinds = kindsFor(viewer);
  const isOn = (kind: string) => !off.some((switchedOff) => switchedOff.kind === kind);
  const notifications: Partial<Notifications> = Object.fromEntries(kinds.map((kind) => [kind, isOn(kind)]));
  return { kinds, consent, notifications: { ...notifications, newsletter: consent?.isGiven === true } };
}

const failed = {
  title: "Fehler beim Speichern der Benachrichtigungen",
  text: "Ihre Auswahl steht noch da. Bitte versuchen Sie es in ein paar Minuten noch einmal.",
};

export async function saveNotifications(viewer: Viewer, form: FormData) {
  const submission = parseWithZod(form, { schema: notificationsSchema });
  if (submission.status !== "success") return refused(submission.reply());
  try {
    await store(viewer, submission.value);
  } catch (error) {
    return formFailed(submission.reply(), error, "could not save which mails someone gets", failed);
  }
  return redirectWithToast("/konto#benachrichtigungen", { title: "Benachrichtigungen gespeichert" });
}

/** A consent is stored only when it changes: saving twice is not agreeing twice. */
function store(viewer: Viewer, { newsletter, ...kinds }: Notifications): Promise<void> {
  const { id, name, email } = viewer;
  const chosen = (isOn: boolean) => kindsFor(viewer).filter((kind) => kinds[kind] === isOn);
  const [on, off] = [chosen(true), chosen(false)];
  return db.transaction(async (tx) => {
    await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, id)).for("update");
    const isGiven = (await findNewsletterConsent(id, tx))?.isGiven === true;
    if (newsletter && !isGiven) await giveNewsletterConsent(tx, { id, name, email });
    if (!newsletter) await withdrawNewsletterConsent(tx, id);
    await tx.delete(mailPreferences).where(and(eq(mailPreferences.profileId, id), inArray(mailPreferences.kind, on)));
    if (off.length > 0)
      await tx
        .insert(mailPreferences)
        .values(off.map((kind) => ({ profileId: id, kind })))
        .onConflictDoNothing();
    await countWrite(tx, "profile", id);
  });
}
