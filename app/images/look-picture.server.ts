import { startPicture, type UploadRequest } from "./picture-work.server";
import { refuseUnfit } from "./prepare-picture.server";

const expectedMs = { logo: 300, sharing: 1_000 };

/** Draws a picture of the look from what somebody has sent. */
export async function prepareLookPicture(kind: "logo" | "sharing", file: File, commission: UploadRequest) {
  refuseUnfit(file);
  const step = startPicture(commission, expectedMs[kind]);
  return step(kind, async () => ({ bytes: new Uint8Array(await file.arrayBuffer()) }));
}
