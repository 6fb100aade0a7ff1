import { actMail } from "~/audit/act-mails";
import { actTransaction, recordAct } from "~/audit/audit.server";
import type { Viewer } from "~/auth/viewer";
import { failWrite } from "~/http/small-answer.server";
import { redirectWithToast } from "~/http/toast.server";
import { clearDropped, discardFiles, PictureRefused } from "~/images/pictures.server";
import { log } from "~/log.server";
import { sendMail } from "~/mail/mail.server";
import { ownAddress } from "~/mail/proven-address";
import { settings } from "~/settings.server";
import { namePortrait, type Portrait, storePortrait } from "../own/save-avatar.server";

/** Changes the portrait of any profile, with the same checks as for one's own. */
export async function changeAvatar(viewer: Viewer, profileId: string, form: FormData, signal: AbortSignal) {
  const back = `/admin/profile/${profileId}`;
  const file = form.get("avatar");
  if (!(file instanceof File) || file.size === 0) {
    return redirectWithToast(back, { title: "Bitte wählen Sie ein Bild.", kind: "error" });
  }
  let stored: Portrait;
  try {
    stored = await storePortrait(profileId, form, { account: viewer.id, signal });
  } catch (error) {
    const title = "Fehler beim Hochladen des Profilbildes";
    if (error instanceof PictureRefused)
      return redirectWithToast(back, { title, description: error.message, kind: "error" });
    log.error({ err: error }, "an avatar could not be stored");
    failWrite(title);
  }
  try {
    await exchange(viewer, profileId, stored, signal);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    log.error({ err: error }, "an avatar could not be saved");
    await discardFiles(stored.keys);
    failWrite("Fehler beim Speichern des Profilbildes");
  }
  await clearDropped();
  return redirectWithToast(back, { title: "Profilbild erfolgreich aktualisiert" });
}

async function exchange(viewer: Viewer, id: string, portrait: Portrait, signal: AbortSignal) {
  await actTransaction(viewer, async (tx) => {
    const { name, email, avatarUrl } = await namePortrait(tx, id, portrait);
    await recordAct(tx, viewer, {
      action: "profile.avatar",
      subject: { type: "profile", id, name },
      concerns: id,
      before: { Profilbild: avatarUrl },
      after: { Profilbild: portrait.url },
    });
    if (id !== viewer.id) await sendMail(tx, ownAddress({ email }), actMail({ name, act: "profile.avatar" }, settings));
    signal.throwIfAborted();
  });
}
