import { randomUUID } from "node:crypto";
import { openAsBlob } from "node:fs";
import { type FileHandle, mkdir, open, readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { askedRarely, hasRoomForPictures } from "~/images/free-space.server";
import { DroppedFile, isStorageFull } from "~/images/storage-full";
import { log } from "~/log.server";
import { settings } from "~/settings.server";
import { hourMs } from "~/text/dates";

interface Head {
  fileName: string;
  type: string;
}

interface Written {
  head: Head;
  /** Missing for a field without a file. */
  path?: string;
}

/** Each form that is under way has a folder of its own in it. */
const uploadsFolder = path.join(settings.dataDir, "uploads");

const hasRoomOnDisk = askedRarely(() => hasRoomForPictures());

/** The files of one form, written to the disk while they arrive, so that memory holds one piece of them at a time. */
export class FilesOnDisk {
  readonly #folder: string;
  readonly #hasRoom: () => Promise<boolean>;
  readonly #written: Written[] = [];
  #open: FileHandle | undefined;
  #last: Promise<void> = Promise.resolve();
  #hasNoRoom = false;

  constructor(folder = path.join(uploadsFolder, randomUUID()), hasRoom = hasRoomOnDisk) {
    this.#folder = folder;
    this.#hasRoom = hasRoom;
  }

  begin(head: Head): void {
    if (head.fileName === "") return void this.#written.push({ head });
    const file = path.join(this.#folder, `${this.#written.length}`);
    this.#written.push({ head, path: file });
    this.#then(async () => {
      await mkdir(this.#folder, { recursive: true });
      this.#open = await open(file, "wx", 0o600);
    });
  }

  take(bytes: Buffer): void {
    this.#then(async () => void (await this.#open?.writeFile(bytes)));
  }

  end(): void {
    this.#then(() => this.#close());
  }

  /** Waits until everything that has arrived is written. Files without room on the disk are dropped. */
  async written(): Promise<void> {
    await this.#last;
    if (this.#open && !(await this.#hasRoom())) this.#hasNoRoom = true;
  }

  async files(): Promise<File[]> {
    await this.#last;
    return Promise.all(
      this.#written.map(async ({ head: { fileName, type }, path: file }) => {
        if (file === undefined) return new File([], fileName, { type });
        if (this.#hasNoRoom) return new DroppedFile(["-"], fileName, { type });
        return new File([await openAsBlob(file, { type })], fileName, { type });
      }),
    );
  }

  async remove(): Promise<void> {
    await this.#last;
    await this.#close();
    // What is left goes within an hour or two.
    await rm(this.#folder, { recursive: true, force: true }).catch((error) =>
      log.error({ err: error }, "could not remove the files of a form"),
    );
  }

  #then(step: () => Promise<void>): void {
    this.#last = this.#last.then(async () => {
      if (this.#hasNoRoom) return;
      try {
        await step();
      } catch (error) {
        // Whatever else the disk refuses, the text of the form must not be lost with it.
        if (!isStorageFull(error)) log.error({ err: error }, "could not write a file of a form");
        this.#hasNoRoom = true;
      }
    });
  }

  async #close(): Promise<void> {
    await this.#open?.close();
    this.#open = undefined;
  }
}

/** Clears now and each hour what killed processes have left of uploads. No upload takes an hour. */
export function clearLeftUploads(): void {
  const clear = () =>
    removeOldFolders(uploadsFolder).catch((error) => log.error({ err: error }, "could not clear left uploads"));
  void clear();
  setInterval(clear, hourMs).unref();
}

export async function removeOldFolders(folder: string): Promise<void> {
  const names = await readdir(folder).catch((error) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  for (const name of names) {
    const left = path.join(folder, name);
    // Another process may have removed it in the meantime.
    const changedAt = await stat(left).then(
      ({ mtimeMs }) => mtimeMs,
      () => Number.POSITIVE_INFINITY,
    );
    if (changedAt < Date.now() - hourMs) await rm(left, { recursive: true, force: true });
  }
}
