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
  type PreparedPicture,
  preparePicture,
  type StoredPicture,
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
  let prepared: PreparedPicture;
  let stored: StoredPicture;
  const timestamp = Date.now();
  try {
    const file = form.get("avatar");
    const shape = { square: side, crop: cropOf(form) };
    prepared = await duringUpload(commission, 1, (limited) =>
      preparePicture(file instanceof File ? file : new File([], ""), shape, limited),
    );
    stored = await storePicture(profileId, `avatar_${timestamp}`, prepared);
  } catch (error) {
    if (error instanceof PictureRefused) return refuse({ problem: notUploaded, error: error.message }, error.status);
    if (!signal?.aborted) log.error({ err: error }, "could not store a portrait");
    return refuse({ problem: notUploaded }, 500);
  }
  try {
    await exchangeAvatar(commission, stored, `${stored.url}?t=${timestamp}`);
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

/** Names the new portrait. Simultaneous uploads wait for each other, and the replaced files are deleted. */
async function exchangeAvatar({ account, signal }: UploadRequest, { keys }: StoredPicture, avatarUrl: string) {
  await db.transaction(async (tx) => {
    await nameAvatar(tx, account, avatarUrl);
    await countWrite(tx, "portrait", account);
    await claimFiles(tx, keys);
    signal?.throwIfAborted();
  });
}

/** Removes the portrait and its files. */
export async function removeAvatar(profileId: string): Promise<void> {
  await db.transaction((tx) => nameAvatar(tx, profileId, null));
  await clearDropped();
}

/** Sets or removes a profile's portrait. The row lock serialises uploads. */
async function nameAvatar(tx: Transaction, profileId: string, avatarUrl: string | null): Promise<void> {
  const [old] = await tx
    .select({ avatarUrl: profiles.avatarUrl })
    .from(profiles)
    .where(eq(profiles.id, profileId))
    .for("update");
  if (!old) throw data(null, { status: 404 });
  if (old.avatarUrl === avatarUrl) return;
  const now = new Date();
  await tx.update(profiles).set({ avatarUrl, updatedAt: now, activeAt: now }).where(eq(profiles.id, profileId));
  await dropFiles(tx, keysOf(old.avatarUrl ?? ""));
}

function cropOf(form: FormData) {
  const [x, y, size] = ["cropX", "cropY", "cropSize"].map((name) => Number.parseFloat(`${form.get(name)}`));
  return [x, y, size].every(Number.isFinite) && x !== undefined && y !== undefined && size !== undefined
    ? { x, y, size }
    : null;
}
