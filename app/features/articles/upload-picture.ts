import { useSyncExternalStore } from "react";
import { signedBy } from "~/http/signed-by";
import { readUploadAnswer } from "~/images/upload-answer";

export interface UploadedPicture {
  url: string;
  width: number;
  height: number;
}

const failed = "Das Bild konnte nicht hochgeladen werden";

let underWay = 0;
let lastHasFailed = false;
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** Uploads a picture for a form and puts it where it belongs. Until then the form waits. `place` returns whether it was. */
export async function placePicture(
  file: File,
  form: HTMLFormElement,
  place: (answer: UploadedPicture | { error: string }) => boolean,
): Promise<void> {
  underWay += 1;
  lastHasFailed = false;
  tell();
  let isPlaced = false;
  try {
    isPlaced = place(await uploadPicture(file, form));
  } finally {
    underWay -= 1;
    lastHasFailed ||= !isPlaced;
    tell();
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Whether pictures are on their way to the text or the cover, and whether one of them has failed. */
export function usePicturesUnderWay() {
  const isPending = useSyncExternalStore(
    subscribe,
    () => underWay > 0,
    () => false,
  );
  const hasFailed = useSyncExternalStore(
    subscribe,
    () => lastHasFailed,
    () => false,
  );
  return { isPending, hasFailed };
}

/** Uploads a picture for an article. Returns an error as a text to show. */
async function uploadPicture(file: File, form: HTMLFormElement): Promise<UploadedPicture | { error: string }> {
  const body = signedBy(form, new FormData());
  body.set("picture", file);
  try {
    const response = await fetch("/blog/admin/bilder", { method: "POST", body });
    return readUploadAnswer<UploadedPicture>(response.headers.get("content-type"), await response.text());
  } catch {
    return { error: failed };
  }
}
