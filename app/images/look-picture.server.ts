import { maxMegabytes, tooLargeText } from "./picture-limits";
import { PictureRefused } from "./picture-refused";
import { startPicture, type UploadRequest } from "./picture-work.server";

const expectedMs = 300;

/** Draws a logo from what somebody has sent. */
export async function prepareLogo(file: File, commission: UploadRequest) {
  if (file.size === 0) throw new PictureRefused("Bitte wählen Sie eine Bilddatei aus");
  if (file.size > maxMegabytes * 1024 * 1024) throw new PictureRefused(tooLargeText);
  const step = startPicture(commission, expectedMs);
  return step("logo", { bytes: new Uint8Array(await file.arrayBuffer()) });
}
