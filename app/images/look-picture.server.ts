import { maxMegabytes, tooLargeText } from "./picture-limits";
import { PictureRefused } from "./picture-refused";
import { startPicture, type UploadRequest } from "./picture-work.server";

const expectedMs = { logo: 300, sharing: 1_000 };

/** Draws a picture of the look from what somebody has sent. */
export async function prepareLookPicture(kind: "logo" | "sharing", file: File, commission: UploadRequest) {
  if (file.size === 0) throw new PictureRefused("Bitte wählen Sie eine Bilddatei aus");
  if (file.size > maxMegabytes * 1024 * 1024) throw new PictureRefused(tooLargeText);
  const step = startPicture(commission, expectedMs[kind]);
  return step(kind, { bytes: new Uint8Array(await file.arrayBuffer()) });
}
