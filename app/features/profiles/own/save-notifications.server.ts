import { parseWithZod } from "@conform-to/zod/v4";
import { and, eq, inArray, ne } from "drizzle-orm";
import { keepNewsletterConsent } from "~/auth/consents.server";
import type { Viewer } from "~/auth/viewer";
import { db } from "~/db/client.server";
import { mailPreferences, profiles } from "~/db/schema";
import { refused } from "~/http/answer";
import { countWrite, LimitReached } from "~/http/rate-limit.server";
import { redirectWithToast } from "~/http/toast.server";
import { log } from "~/log.server";
import { mailKinds, type Notifications, notificationsSchema } from "./notifications";

export async function getNotifications(id: string): Promise<Notifications> {
  const [[profile], off] = await Promise.all([
    db.select({ newsletter: profiles.newsletterConsent }).from(profiles).where(eq(profiles.id, id)),
    db.select({ kind: mailPreferences.kind }).from(mailPreferences).where(eq(mailPreferences.profileId, id)),
  ]);
  const isOn = (kind: string) => !off.some((switchedOff) => switchedOff.kind === kind);
  return {
    newsletter: profile?.newsletter === true,
    nachrichten: isOn("nachrichten"),
    angebote: isOn("angebote"),
    ausschreibungen: isOn("ausschreibungen"),
  };
}

const failed = {
  title: "Fehler beim Speichern der Benachrichtigungen",
  text: "Ihre Auswahl steht noch da. Bitte versuchen Sie es in ein paar Minuten noch einmal.",
};

export async function saveNotifications({ id }: Viewer, form: FormData) {
  const submission = parseWithZod(form, { schema: notificationsSchema });
  if (submission.status !== "success") return refused(submission.reply());
  try {
    await store(id, submission.value);
  } catch (error) {
    if (error instanceof LimitReached) return refused(submission.reply(), error.problem, 429);
    log.error({ err: error }, "could not save which mails someone gets");
    return refused(submission.reply(), failed, 500);
  }
  return redirectWithToast("/konto#benachrichtigungen", { title: "Benachrichtigungen gespeichert" });
}

/** A consent is kept only when it changes: saving twice is not agreeing twice. */
function store(id: string, { newsletter, ...kinds }: Notifications): Promise<void> {
  const chosen = (isOn: boolean) => mailKinds.map(({ kind }) => kind).filter((kind) => kinds[kind] === isOn);
  const [on, off] = [chosen(true), chosen(false)];
  return db.transaction(async (tx) => {
    const changed = await tx
      .update(profiles)
      .set({ newsletterConsent: newsletter })
      .where(and(eq(profiles.id, id), ne(profiles.newsletterConsent, newsletter)));
    if (changed.rowCount) await keepNewsletterConsent(tx, id, newsletter);
    await tx.delete(mailPreferences).where(and(eq(mailPreferences.profileId, id), inArray(mailPreferences.kind, on)));
    if (off.length > 0)
      await tx
        .insert(mailPreferences)
        .values(off.map((kind) => ({ profileId: id, kind })))
        .onConflictDoNothing();
    await countWrite(tx, "profile", id);
  });
}
