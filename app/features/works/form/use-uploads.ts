import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { moved } from "~/ui/use-drag-order";
import { type Entry, keyOfNew, nothingTyped, type Upload } from "./entry";
import { sendPicture } from "./send-picture";
import { whyNotSent } from "./shrink";

/** Two at a time keep a slow line busy without slowing each other down. */
const atOnce = 2;
let count = 0;

/** Why the form can't be sent yet: pictures are on their way, or one has failed. */
export type Pending = "sending" | "failed" | null;

function pendingOf(entries: Entry[]): Pending {
  const uploads = entries.flatMap(({ upload }) => upload ?? []);
  if (uploads.length === 0) return null;
  return uploads.some(({ error }) => !error) ? "sending" : "failed";
}

/** The pictures of the field's form and the uploads of new ones. A failed upload does not stop the others. */
export function useUploads(field: RefObject<HTMLInputElement | null>, initial: () => Entry[]) {
  const [entries, setEntries] = useState<Entry[]>(initial);
  const running = useRef(new Map<string, AbortController>());

  const change = useCallback(
    (key: string, next: (entry: Entry) => Entry) =>
      setEntries((before) => before.map((entry) => (entry.key === key ? next(entry) : entry))),
    [],
  );

  const add = useCallback((files: File[]) => {
    const added = files.map((file): Entry => {
      count += 1;
      const error = whyNotSent(file) ?? undefined;
      const upload = { file, progress: 0, error, isHopeless: error !== undefined };
      return { key: keyOfNew(count), picture: null, typed: nothingTyped, upload };
    });
    setEntries((before) => [...before, ...added]);
  }, []);

  const start = useCallback(
    async ({ key, upload }: Entry & { upload: Upload }) => {
      const form = field.current?.form;
      if (!form) return;
      const stop = new AbortController();
      running.current.set(key, stop);
      const onProgress = (progress: number) =>
        change(key, (entry) => ({ ...entry, upload: entry.upload && { ...entry.upload, progress } }));
      const answer = await sendPicture(upload.file, form, onProgress, stop.signal);
      running.current.delete(key);
      if (stop.signal.aborted) return;
      change(key, (entry) =>
        "picture" in answer
          ? { ...entry, picture: answer.picture, upload: undefined }
          : { ...entry, upload: { file: upload.file, progress: 0, ...answer } },
      );
    },
    [change, field],
  );

  useEffect(() => {
    const isWaiting = (entry: Entry): entry is Entry & { upload: Upload } =>
      entry.upload !== undefined && !entry.upload.error && !running.current.has(entry.key);
    for (const entry of entries.filter(isWaiting).slice(0, Math.max(0, atOnce - running.current.size)))
      void start(entry);
  }, [entries, start]);

  return {
    entries,
    add,
    retry: (key: string) =>
      change(key, (entry) => ({ ...entry, upload: entry.upload && { file: entry.upload.file, progress: 0 } })),
    remove(key: string) {
      running.current.get(key)?.abort();
      running.current.delete(key);
      setEntries((before) => before.filter((entry) => entry.key !== key));
    },
    move: (from: number, to: number) => setEntries((before) => moved(before, from, to)),
    pending: pendingOf(entries),
  };
}
