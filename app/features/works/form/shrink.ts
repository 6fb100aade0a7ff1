import { formatNames, pictureTypes } from "~/images/picture-limits";
import { maxSide } from "../work";

/** The largest file that people may choose. The server gets less, because the browser makes it smaller first. */
export const maxChosenMegabytes = 25;
const sentAsItIs = 2 * 1024 * 1024;
const heic = /\.hei[cf]$/i;

/**
 * The types that the file dialog offers. iPhones make a JPEG of a HEIC photo for a page that does not ask for HEIC; other
 * systems would hide it, so they offer it, and people learn what to do with it.
 */
export function acceptedTypes({ platform, maxTouchPoints }: Pick<Navigator, "platform" | "maxTouchPoints">): string {
  const convertsHeic = /^iP/.test(platform) || (platform === "MacIntel" && maxTouchPoints > 1);
  return [...pictureTypes, ...(convertsHeic ? [] : ["image/heic", "image/heif", ".heic", ".heif"])].join();
}

const heicText =
  "Dieser Browser kann HEIC nicht lesen. Am iPhone hilft: Einstellungen, Kamera, Formate, 'Maximale Kompatibilität'. Oder speichern Sie das Foto als JPEG.";
const unreadable = "Dieses Bild lässt sich nicht lesen. Bitte speichern Sie es als JPEG und wählen Sie es noch einmal.";

const isHeic = ({ type, name }: Pick<File, "type" | "name">) => /image\/hei[cf]/.test(type) || heic.test(name);

/** What is known of a file before anything is read. */
export function whyNotSent(file: Pick<File, "size" | "type" | "name">): string | null {
  if (file.size === 0) return "Diese Datei ist leer.";
  if (file.size > maxChosenMegabytes * 1024 * 1024)
    return `Das Bild ist größer als ${maxChosenMegabytes} MB. Bitte wählen Sie ein kleineres.`;
  if (isHeic(file) || !file.type || pictureTypes.includes(file.type)) return null;
  return `Das ist kein Bild im Format ${formatNames}.`;
}

/**
 * Draws a large picture at the size that the site shows, upright and in the colours of the web. The server does the
 * same with what arrives, so a browser that can't do it sends the file as it is.
 */
export async function shrink(file: File): Promise<{ file: File } | { error: string }> {
  const bitmap = await decoded(file);
  if (!bitmap) {
    if (isHeic(file)) return { error: heicText };
    return file.size <= sentAsItIs * 5 ? { file } : { error: unreadable };
  }
  try {
    const scale = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height));
    if (scale === 1 && file.size <= sentAsItIs && !isHeic(file)) return { file };
    const blob = await drawn(bitmap, Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
    return blob && (blob.size < file.size || isHeic(file))
      ? { file: new File([blob], file.name, { type: blob.type }) }
      : { file };
  } finally {
    bitmap.close();
  }
}

/** Safari reads HEIC, in older versions only for what it shows in a page. */
async function decoded(file: File): Promise<ImageBitmap | null> {
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => null);
  if (bitmap || !isHeic(file)) return bitmap;
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    return await createImageBitmap(image);
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

function drawn(bitmap: ImageBitmap, width: number, height: number): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  const context = canvas.getContext("2d", { colorSpace: "srgb" });
  if (!context) return Promise.resolve(null);
  // Transparent parts become white, as on the server.
  context.fillStyle = "white";
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.92));
}
