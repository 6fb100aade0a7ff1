import type { OwnPicture } from "../own/own-works.server";
import { workPicturesPath } from "../work";
import { shrink } from "./shrink";

type Answer = { picture: OwnPicture } | { error: string; isHopeless?: boolean };

/** JPEG files name their maker before the pixels. */
const headBytes = 256 * 1024;

const lost = "Die Verbindung ist abgebrochen. Die anderen Bilder sind davon nicht betroffen.";

/**
 * Makes the picture small enough for the site and sends it. `fetch` can't tell how much it has sent, so this uses the
 * older request.
 */
export async function sendPicture(
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<Answer> {
  const small = await shrink(file);
  if ("error" in small) return { ...small, isHopeless: true };
  const body = new FormData();
  body.set("picture", small.file);
  // The smaller picture has lost who made it, so the beginning of the file travels along.
  if (small.file !== file) body.set("head", file.slice(0, headBytes), "head");
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", workPicturesPath);
    request.responseType = "json";
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(answerIn(request));
    request.onerror = () => resolve({ error: lost });
    request.onabort = () => resolve({ error: lost });
    signal.addEventListener("abort", () => request.abort());
    if (signal.aborted) request.abort();
    else request.send(body);
  });
}

function answerIn({ status, response }: XMLHttpRequest): Answer {
  const answer = (response ?? {}) as { picture?: OwnPicture; error?: string };
  if (status === 200 && answer.picture) return { picture: answer.picture };
  if (status === 401) return { error: "Sie sind nicht mehr angemeldet. Melden Sie sich in einem anderen Fenster an." };
  const error = answer.error ?? "Das Bild konnte nicht hochgeladen werden.";
  return { error, isHopeless: status === 400 };
}
