export const mostMegabytes = 10;
export const pictureTypes = ["image/jpeg", "image/png", "image/webp", "image/avif", "image/gif"];

export const tooLargeText = `Das Bild ist größer als ${mostMegabytes} MB. Bitte wählen Sie ein kleineres.`;
export const wrongFormatText = "Bitte wählen Sie ein Bild im Format JPEG, PNG, WebP, AVIF oder GIF";

/**
 * Checks that are possible before upload; the server checks the content. The file's type may be unknown to the system.
 */
export function whyNotPicture({ size, type }: Pick<File, "size" | "type">): string | null {
  if (size > mostMegabytes * 1024 * 1024) return tooLargeText;
  return type && !pictureTypes.includes(type) ? wrongFormatText : null;
}
