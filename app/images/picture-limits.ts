export const maxMegabytes = 10;
/** The types that people may send, also in words. `open-picture.ts` reads them. */
export const pictureTypes = ["image/jpeg", "image/png", "image/webp", "image/avif", "image/gif"];

export const tooLargeText = `Das Bild ist größer als ${maxMegabytes} MB. Bitte wählen Sie ein kleineres.`;
export const formatNames = "JPEG, PNG, WebP, AVIF oder GIF";
export const wrongFormatText = `Bitte wählen Sie ein Bild im Format ${formatNames}`;

/** Checks what is known before the upload; the server checks the content. The system may not know the file's type. */
export function whyNotPicture({ size, type }: Pick<File, "size" | "type">): string | null {
  if (size > maxMegabytes * 1024 * 1024) return tooLargeText;
  return type && !pictureTypes.includes(type) ? wrongFormatText : null;
}
