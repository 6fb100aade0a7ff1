import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { db } from "~/db/client.server";
import { orphanedFiles } from "~/db/schema";
import { discardFiles } from "~/images/pictures.server";
import { storage } from "~/images/storage.server";
import { DroppedFile } from "~/images/storage-full";
import { log } from "~/log.server";
import { cutAt } from "~/text/cut";
import type { FileType } from "~/text/file-types";
import { oneLine } from "~/text/typed";
import { typeNames } from "./file-facts";
import { headBytes, nameOf, recognise, whyNotFiles } from "./file-types";
import { pagesIn, pdfHeadBytes, pdfTailBytes } from "./pdf-pages";

export interface StoredFile {
  key: string;
  name: string;
  type: FileType;
  bytes: number;
  pages: number | null;
}

/** Why files are not taken, as a text for their field. */
export class FilesRefused extends Error {
  override name = "FilesRefused";
  readonly status: number;

  constructor(message: string, status = 400) {
    super(message);
    this.status = status;
  }
}

const noRoomText =
  "Für neue Dateien ist auf unserem Server gerade kein Platz. Gespeichert wurde davon nichts. Bitte versuchen Sie es später noch einmal.";

/** The files of a form. A field that nobody used sends an empty one without a name. */
export const sentFiles = (fields: FormData): File[] =>
  fields.getAll("files").filter((file) => file instanceof File && (file.name !== "" || file.size > 0)) as File[];

/**
 * Stores files unchanged. Nothing unpacks them, and only a few bytes are read. They count as orphaned until a row names
 * them, so that a failure leaves none behind.
 */
export async function storeFiles(files: File[], max: number, types: readonly FileType[]): Promise<StoredFile[]> {
  if (files.length === 0) throw new FilesRefused("Bitte wählen Sie eine Datei.");
  if (files.some((file) => file instanceof DroppedFile)) throw new FilesRefused(noRoomText, 503);
  const whyNot = whyNotFiles(files, max);
  if (whyNot) throw new FilesRefused(whyNot);
  const known = await Promise.all(files.map((file) => check(file, types)));
  const keys = known.map(({ key }) => key);
  await db.insert(orphanedFiles).values(keys.map((key) => ({ key })));
  const disk = await storage();
  try {
    for (const { key, file } of known) {
      // Node's own types of the two streams differ.
      await disk.putStream(key, Readable.fromWeb(file.stream() as ReadableStream), { contentLength: file.size });
    }
  } catch (error) {
    await discardFiles(keys);
    log.error({ err: error }, "no room for files: the disk or the store of files is full, or refuses them");
    throw new FilesRefused(noRoomText, 503);
  }
  return known.map(({ file, ...stored }) => ({ ...stored, bytes: file.size }));
}

async function check(file: File, types: readonly FileType[]) {
  const shown = `„${cutAt(oneLine(file.name), 60) || "Die Datei"}“`;
  if (file.size === 0) throw new FilesRefused(`${shown} ist leer.`);
  const type = recognise(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()));
  const name = type && nameOf(file.name, type);
  // A document of an office program is a ZIP with another ending.
  const isOther = !type || !types.includes(type) || (type === "zip" && !name);
  if (isOther) throw new FilesRefused(`${shown} ist kein ${typeNames(types)}.`);
  if (!name) throw new FilesRefused(`Die Endung von ${shown} passt nicht zu ihrem Inhalt.`);
  return { key: `attachments/${randomUUID()}`, name, type, pages: type === "pdf" ? await pagesOf(file) : null, file };
}

/** Reads no more of the file than its beginning and its end. */
async function pagesOf(file: File): Promise<number | null> {
  const textOf = async (part: Blob) => Buffer.from(await part.arrayBuffer()).toString("latin1");
  return pagesIn(await textOf(file.slice(0, pdfHeadBytes)), await textOf(file.slice(-pdfTailBytes)), file.size);
}
