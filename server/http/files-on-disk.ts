import { randomUUID } from "node:crypto";
import { openAsBlob } from "node:fs";
import { type FileHandle, mkdir, open, rm } from "node:fs/promises";
import path from "node:path";
import { askedRarely, hasRoomForPictures } from "~/images/free-space.server";
import { isStorageFull } from "~/images/storage-full";
import { settings } from "~/settings.server";

interface Head {
  name: string;
  fileName: string;
  type: string;
}

interface Written {
  head: Head;
  path: string;
}

const hasRoomOnDisk = askedRarely(() => hasRoomForPictures());

/** The files of one form, written to the disk while they arrive, so that memory holds one piece of them at a time. */
export class FilesOnDisk {
  readonly #folder: string;
  readonly #hasRoom: () => Promise<boolean>;
  readonly #written: Written[] = [];
  #open: FileHandle | undefined;
  #last: Promise<void> = Promise.resolve();
  hasNoRoom = false;

  constructor(folder = path.join(settings.dataDir, "uploads", randomUUID()), hasRoom = hasRoomOnDisk) {
    this.#folder = folder;
    this.#hasRoom = hasRoom;
  }

  begin(head: Head): void {
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

  /** Until everything that has arrived is written. What finds no room is left out. */
  async written(): Promise<void> {
    await this.#last;
    if (this.#open && !(await this.#hasRoom())) this.hasNoRoom = true;
  }

  async files(): Promise<{ name: string; file: File }[]> {
    await this.#last;
    if (this.hasNoRoom) return [];
    return Promise.all(
      this.#written.map(async ({ head: { name, fileName, type }, path: file }) => {
        const blob = await openAsBlob(file, { type });
        return { name, file: new File([blob], fileName, { type }) };
      }),
    );
  }

  async remove(): Promise<void> {
    await this.#last.catch(() => {});
    await this.#close();
    await rm(this.#folder, { recursive: true, force: true });
  }

  #then(step: () => Promise<void>): void {
    this.#last = this.#last.then(async () => {
      if (this.hasNoRoom) return;
      try {
        await step();
      } catch (error) {
        if (!isStorageFull(error)) throw error;
        this.hasNoRoom = true;
      }
    });
    // Reported by whoever waits for it.
    this.#last.catch(() => {});
  }

  async #close(): Promise<void> {
    await this.#open?.close();
    this.#open = undefined;
  }
}
