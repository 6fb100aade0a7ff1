import { eq } from "drizzle-orm";
import { data } from "react-router";
import { db, type Transaction } from "~/db/client.server";
import { profiles } from "~/db/schema";
import type { Problem } from "~/http/answer";
import { countWrite, LimitReached } from "~/http/rate-limit.server";
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
  storePicture,
  type UploadRequest,
} from "~/images/pictures.server";
import { log } from "~/log.server";

export interface AvatarAnswer {
  problem?: Problem;
  /** The problem with the file. */
  error?: string;
}

const side = 400;
const notUploaded = { title: "Fehler beim Hochladen des Profilbildes", text: "Ihr bisheriges Bild ist noch da." };
const notSaved = { title: "Fehler beim Speichern des Profilbildes", text: "Ihr bisheriges Bild ist noch da." };

const refuse = (answer: AvatarAnswer, status: number) => data<AvatarAnswer>(answer, { status });

/** Stores a new portrait for a profile as a square in its folder, and deletes the old one. */
export async function saveAvatar(form: FormData, commission: UploadRequest, goTo: string, doneText: string) {
  const { account: profileId, signal } = commission;
  let stored: Portrait;
  try {
    stored = await storePortrait(profileId, form, commission);
  } catch (error) {
    if (error instanceof PictureRefused) return refuse({ problem: notUploaded, error: error.message }, error.status);
    if (!signal?.aborted) log.error({ err: error }, "could not store a portrait");
    return refuse({ problem: notUploaded }, 500);
  }
  try {
    await db.transaction(async (tx) => {
      await namePortrait(tx, profileId, stored, { activeAt: new Date() });
      await countWrite(tx, "portrait", profileId);
      signal?.throwIfAborted();
    });
  } catch (error) {
    await discardFiles(stored.keys);
    if (error instanceof LimitReached) return refuse({ problem: error.problem }, 429);
    if (!(error instanceof Error)) throw error;
    if (!signal?.aborted) log.error({ err: error }, "could not save the address of a portrait");
    return refuse({ problem: notSaved }, 500);
  }
  await clearDropped();
  return redirectWithToast(goTo, { title: doneText });
}

/** Removes the portrait and its files. */
export async function removeAvatar(profileId: string): Promise<void> {
  await db.transaction((tx) => namePortrait(tx, profileId, null, { activeAt: new Date() }));
  await clearDropped();
}

export interface Portrait {
  url: string;
  keys: string[];
}

/** Stores the portrait of a form in the folder of a profile. Its address names the moment, so that browsers load it again. */
export async function storePortrait(profileId: string, form: FormData, commission: UploadRequest): Promise<Portrait> {
  const file = form.get("avatar");
  const moment = Date.now();
  const shape = { square: side, crop: cropOf(form) };
  const prepared = await duringUpload(commission, 1, (limited) =>
    preparePicture(file instanceof File ? file : new File([], ""), shape, limited),
  );
  const { url, keys } = await storePicture(profileId, `avatar_${moment}`, prepared);
  return { url: `${url}?t=${moment}`, keys };
}

/** Sets or removes a profile's portrait, deletes the files of the one before, and returns whose it is. The row lock serialises uploads. */
export async function namePortrait(
  tx: Transaction,
  profileId: string,
  portrait: Portrait | null,
  ofOwner: { activeAt?: Date } = {},
) {
  const { name, email, avatarUrl } = profiles;
  const [before] = await tx
    .select({ name, email, avatarUrl })
    .from(profiles)
    .where(eq(profiles.id, profileId))
    .for("update");
  if (!before) throw data(null, { status: 404 });
  if (!portrait && !before.avatarUrl) return before;
  await tx
    .update(profiles)
    .set({ avatarUrl: portrait?.url ?? null, updatedAt: new Date(), ...ofOwner })
    .where(eq(profiles.id, profileId));
  await claimFiles(tx, portrait?.keys ?? []);
  await dropFiles(tx, keysOf(before.avatarUrl ?? ""));
  return before;
}

function cropOf(form: FormData) {
  const [x, y, size] = ["cropX", "cropY", "cropSize"].map((name) => Number.parseFloat(`${form.get(name)}`));
  return [x, y, size].every(Number.isFinite) && x !== undefined && y !== undefined && size !== undefined
    ? { x, y, size }
    : null;
}
