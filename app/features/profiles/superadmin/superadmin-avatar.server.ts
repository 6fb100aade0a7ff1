import { eq } from "drizzle-orm";
import { data } from "react-router";
import { actMail } from "~/audit/act-mails";
import { recordAct } from "~/audit/audit.server";
import type { Viewer } from "~/auth/viewer";
import { db } from "~/db/client.server";
import { profiles } from "~/db/schema";
import { failWrite } from "~/http/small-answer.server";
import { redirectWithToast } from "~/http/toast.server";
import {
  claimFiles,
  clearDropped,
  discardFiles,
  dropFiles,
  duringUpload,
  keysOf,
  PictureRefused,
  preparePicture,
  type StoredPicture,
  storePicture,
} from "~/images/pictures.server";
import { log } from "~/log.server";
import { sendMail } from "~/mail/mail.server";
import { ownAddress } from "~/mail/proven-address";
import { settings } from "~/settings.server";

const avatarSize = 400;

/** Changes the portrait of any profile, with the same checks as for one's own. */
export async function changeAvatar(viewer: Viewer, profileId: string, form: FormData, signal: AbortSignal) {
  const back = `/admin/profile/${profileId}`;
  const file = form.get("avatar");
  if (!(file instanceof File) || file.size === 0) {
    return redirectWithToast(back, { title: "Bitte wählen Sie ein Bild.", kind: "error" });
  }
  let stored: StoredPicture;
  const timestamp = Date.now();
  try {
    const prepared = await duringUpload({ account: viewer.id, signal }, 1, (limited) =>
      preparePicture(file, { square: avatarSize }, limited),
    );
    stored = await storePicture(profileId, `avatar_${timestamp}`, prepared);
  } catch (error) {
    const title = "Fehler beim Hochladen des Profilbildes";
    if (error instanceof PictureRefused)
      return redirectWithToast(back, { title, description: error.message, kind: "error" });
    log.error({ err: error }, "an avatar could not be stored");
    failWrite(title);
  }
  try {
    await nameAvatar(viewer, profileId, { ...stored, url: `${stored.url}?t=${timestamp}` }, signal);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    log.error({ err: error }, "an avatar could not be saved");
    await discardFiles(stored.keys);
    failWrite("Fehler beim Speichern des Profilbildes");
  }
  await clearDropped();
  return redirectWithToast(back, { title: "Profilbild erfolgreich aktualisiert" });
}

async function nameAvatar(viewer: Viewer, id: string, { url, keys }: StoredPicture, signal: AbortSignal) {
  await db.transaction(async (tx) => {
    const [profile] = await tx
      .select({ name: profiles.name, email: profiles.email, avatarUrl: profiles.avatarUrl })
      .from(profiles)
      .where(eq(profiles.id, id))
      .for("update");
    if (!profile) throw data(null, { status: 404 });
    await tx.update(profiles).set({ avatarUrl: url, updatedAt: new Date() }).where(eq(profiles.id, id));
    await claimFiles(tx, keys);
    await dropFiles(tx, keysOf(profile.avatarUrl ?? ""));
    await recordAct(tx, viewer, {
      action: "profile.avatar",
      subject: { type: "profile", id, name: profile.name },
      concerns: id,
      before: { Profilbild: profile.avatarUrl },
      after: { Profilbild: url },
    });
    const { name, email } = profile;
    if (id !== viewer.id) await sendMail(tx, ownAddress({ email }), actMail({ name, act: "profile.avatar" }, settings));
    signal.throwIfAborted();
  });
}
