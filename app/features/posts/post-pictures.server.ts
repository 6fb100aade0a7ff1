import type { PostImage } from "~/db/schema";
import type { Problem } from "~/http/answer";
import {
  discardFiles,
  duringUpload,
  keysOf,
  PictureRefused,
  preparePicture,
  storePicture,
  type UploadRequest,
} from "~/images/pictures.server";
import { log } from "~/log.server";
import { postMax } from "~/text/maximums";
import { oneLine } from "~/text/typed";
import { maxSide, postWidths } from "./post-widths";

const shape = { longest: maxSide, widths: postWidths };

/** One place for a picture in the form: it holds a picture of the post, a new one that replaces it, or none. */
export interface Slot {
  /** The address of the current picture in this place. */
  stored: string;
  isRemoved: boolean;
  file: File | null;
  alt: string;
}

/** Pairs files, descriptions and current pictures by their order. */
export function readSlots(form: FormData): Slot[] {
  const [alts, stored, files] = [form.getAll("alts"), form.getAll("stored"), form.getAll("images")];
  const removed = form.getAll("removed");
  return Array.from({ length: Math.max(stored.length, files.length) }, (_, index) => {
    const file = files[index];
    const address = `${stored[index] ?? ""}`;
    return {
      stored: address,
      isRemoved: removed.includes(address),
      file: file instanceof File && file.size > 0 ? file : null,
      alt: oneLine(`${alts[index] ?? ""}`).slice(0, postMax.alt),
    };
  });
}

export const newPictures = (slots: Slot[]): File[] => slots.flatMap(({ file }) => file ?? []);

/**
 * The pictures of a post after its form was saved, in the order of the form. The form decides only about pictures that
 * it contains: a picture that another tab added stays, and one that another tab removed does not come back.
 */
export function arrange(slots: Slot[], added: PostImage[], current: PostImage[] = []): PostImage[] {
  const fresh = [...added];
  const left = new Map(current.map((picture) => [picture.url, picture]));
  const shown = slots.map(({ stored, isRemoved, file, alt }) => {
    const known = left.get(stored);
    left.delete(stored);
    const picture = file ? fresh.shift() : isRemoved ? undefined : known;
    return picture && { ...picture, alt };
  });
  return [...shown.filter((picture) => picture !== undefined), ...left.values()];
}

/** Prepares every picture before it stores the first, so that it stores all or none. */
export async function storePostImages(files: File[], commission: UploadRequest) {
  if (files.length === 0) return { images: [], keys: [] };
  return duringUpload(commission, files.length, (limited) => prepareAndStore(files, limited));
}

async function prepareAndStore(files: File[], commission: UploadRequest) {
  const prepared = [];
  for (const file of files.slice(0, postMax.images)) prepared.push(await preparePicture(file, shape, commission));
  const name = `post_${Date.now()}${Math.floor(Math.random() * 1e6)}`;
  const images: PostImage[] = [];
  const keys: string[] = [];
  try {
    for (const [index, picture] of prepared.entries()) {
      const stored = await storePicture(commission.account, `${name}-${index + 1}`, picture);
      const { url, width, height, placeholder } = stored;
      images.push({ url, width, height, placeholder, alt: "" });
      keys.push(...stored.keys);
    }
    commission.signal?.throwIfAborted();
  } catch (error) {
    await discardFiles(keys);
    throw error;
  }
  return { images, keys };
}

/** The arguments for `refused` when the pictures of a form could not be stored. */
export function pictureRefusal(error: unknown, { signal }: UploadRequest): [problem: Problem, status: number] {
  const title = "Fehler beim Hochladen einiger Bilder";
  if (error instanceof PictureRefused) return [{ title, text: error.message }, error.status];
  if (!signal?.aborted) log.error({ err: error }, "could not store pictures");
  return [{ title, text: "Ihr Text ist noch da. Bitte versuchen Sie es noch einmal." }, 500];
}

export const keysOfImages = (images: PostImage[]) => images.flatMap(({ url }) => keysOf(url, postWidths));
