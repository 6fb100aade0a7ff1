import { signedBy } from "~/http/signed-by";
import { readUploadAnswer } from "~/images/upload-answer";
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
  form: HTMLFormElement,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<Answer> {
  const small = await shrink(file);
  if ("error" in small) return { ...small, isHopeless: true };
  const body = signedBy(form, new FormData());
  body.set("picture", small.file);
  // The smaller picture has lost who made it, so the beginning of the file travels along.
  if (small.file !== file) body.set("head", file.slice(0, headBytes), "head");
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", workPicturesPath);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(answerIn(request));
    request.onerror = () => resolve({ error: lost });
    request.onabort = () => resolve({ error: lost });
    signal.addEventListener("abort", () => request.abort());
    if (signal.aborted) request.abort();
    else request.send(body);
  });
}

function answerIn(request: XMLHttpRequest): Answer {
  const { status } = request;
  const answer = readUploadAnswer<{ picture: OwnPicture }>(
    request.getResponseHeader("content-type"),
    request.responseText,
  );
  if (!("error" in answer)) return answer;
  if (status === 401) return { error: "Sie sind nicht mehr angemeldet. Melden Sie sich in einem anderen Fenster an." };
  return { ...answer, isHopeless: status === 400 || status === 413 };
}
