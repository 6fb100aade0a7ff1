import { inMinutes } from "~/http/limits";
import { countTry } from "~/http/rate-limit.server";
import { recordRetryAfter } from "~/http/retry-after.server";
import { log } from "~/log.server";
import { settings } from "~/settings.server";
import { hasRoomForPictures } from "./free-space.server";
import { PictureRefused } from "./picture-refused";
import type { UploadRequest } from "./picture-work.server";
import { UploadPlaces, uploadPlaces } from "./upload-places";

/**
 * Less than the server's timeout for a request, so that an upload that takes too long is undone and the person is informed.
 */
const maxSeconds = 22;
const busySeconds = 30;

const places = new UploadPlaces(uploadPlaces(settings.workers));

const busyText =
  "Gerade werden sehr viele Bilder hochgeladen. Gespeichert wurde davon nichts. Bitte versuchen Sie es in einer Minute noch einmal.";
const lateText =
  "Die Bilder waren nicht rechtzeitig fertig. Gespeichert wurde davon nichts. Bitte versuchen Sie es in einer Minute noch einmal, oder wählen Sie kleinere.";
const noRoomText =
  "Für neue Bilder ist auf unserem Server gerade kein Platz. Gespeichert wurde davon nichts. Bitte versuchen Sie es später noch einmal.";
const noRoomSeconds = 600;

export function noRoomForPictures(error?: unknown): PictureRefused {
  log.error({ err: error }, "no room for pictures: the disk or the store of files is full, or refuses them");
  return refuseFor(noRoomSeconds, noRoomText);
}

function refuseFor(seconds: number, text: string): PictureRefused {
  recordRetryAfter(seconds);
  return new PictureRefused(text, 503);
}

/**
 * Runs one upload when its account gets a place, and limits its time. Every picture counts, even a refused one, because
 * opening it costs the most.
 */
export async function duringUpload<Result>(
  { account, signal }: UploadRequest,
  pictures: number,
  work: (commission: UploadRequest) => Promise<Result>,
): Promise<Result> {
  if (!(await hasRoomForPictures())) throw noRoomForPictures();
  const deadline = AbortSignal.timeout(maxSeconds * 1000);
  const either = signal ? AbortSignal.any([signal, deadline]) : deadline;
  const held = places.hold(account, async () => {
    either.throwIfAborted();
    await countPictures(account, pictures);
    return work({ account, signal: either });
  });
  if (!held) throw refuseFor(busySeconds, busyText);
  try {
    return await held;
  } catch (error) {
    if (deadline.aborted && !signal?.aborted) throw refuseFor(busySeconds, lateText);
    throw error;
  }
}

async function countPictures(account: string, pictures: number): Promise<void> {
  for (let counted = 0; counted < pictures; counted += 1) {
    const wait = await countTry("picture-account", account);
    if (wait === 0) continue;
    const text = `Sie haben in der letzten Stunde sehr viele Bilder hochgeladen. Weiter geht es in ${inMinutes(wait)}.`;
    throw new PictureRefused(text, 429);
  }
}
