import type { PostImage } from "~/db/schema";
import {
  type Commission,
  discardFiles,
  duringUpload,
  keysOf,
  preparePicture,
  storePicture,
} from "~/images/pictures.server";
import { oneLine } from "~/text/typed";
import { longestAlt, mostImages } from "./post";
import { postWidths } from "./post-widths";

const shape = { longest: 1600, widths: postWidths };

export interface ChosenImage {
  file: File;
  alt: string;
}

/** Pairs pictures and descriptions by their order. Ignores empty file fields. */
export function readChosenImages(form: FormData): ChosenImage[] {
  const alts = form.getAll("alts").map(String);
  return form
    .getAll("images")
    .map((file, index) => ({ file, alt: oneLine(alts[index] ?? "").slice(0, longestAlt) }))
    .filter((image): image is ChosenImage => image.file instanceof File && image.file.size > 0);
}

/** Prepares every picture before it stores the first, so that it stores all or none. */
export async function storePostImages(chosen: ChosenImage[], commission: Commission) {
  if (chosen.length === 0) return { images: [], keys: [] };
  return duringUpload(commission, chosen.length, (limited) => prepareAndStore(chosen, limited));
}

async function prepareAndStore(chosen: ChosenImage[], commission: Commission) {
  const prepared = [];
  for (const { file } of chosen.slice(0, mostImages)) prepared.push(await preparePicture(file, shape, commission));
  const name = `post_${Date.now()}${Math.floor(Math.random() * 1e6)}`;
  const images: PostImage[] = [];
  const keys: string[] = [];
  try {
    for (const [index, picture] of prepared.entries()) {
      const stored = await storePicture(commission.account, `${name}-${index + 1}`, picture);
      const { url, width, height, placeholder } = stored;
      images.push({ url, width, height, placeholder, alt: chosen[index]?.alt ?? "" });
      keys.push(...stored.keys);
    }
    commission.signal?.throwIfAborted();
  } catch (error) {
    await discardFiles(keys);
    throw error;
  }
  return { images, keys };
}

export const keysOfImages = (images: PostImage[]) => images.flatMap(({ url }) => keysOf(url, postWidths));
