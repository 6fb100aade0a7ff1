import type { TakenForm } from "~/http/request-context";
import type { FilesOnDisk } from "./files-on-disk";
import { FormRefused, formLimits, isFieldName, maxValueLength, uploadBytes } from "./form-limits";
import { MultipartSplitter, type PartHead, type PartSink } from "./multipart";
import { Overloaded } from "./turns";

interface Allowance {
  /** Limit for the whole body. */
  bytes: number;
  /** Where its files go. Without it, they are dropped. */
  onDisk?: FilesOnDisk;
}

/** A body as a stream. Its iterator keeps the connection open when the body is not read to the end. */
export interface Body {
  type: string;
  announcedBytes: number;
  chunks: AsyncIterable<Uint8Array>;
}

const maxDiscardMs = 5_000;

/** Reads a form, and drops what exceeds its limits. */
export async function readFormBody(body: Body, { bytes, onDisk }: Allowance): Promise<TakenForm> {
  const chunks = body.chunks[Symbol.asyncIterator]();
  try {
    if (body.announcedBytes > bytes) throw new FormRefused("too large");
    const form = new FormReader(onDisk);
    const reader = readerFor(body.type, form);
    let received = 0;
    for (let next = await read(chunks); !next.done; next = await read(chunks)) {
      received += next.value.length;
      if (received > bytes) throw new FormRefused("too large");
      reader.write(next.value);
      await onDisk?.written();
      release(next.value);
    }
    reader.finish();
    return await form.taken();
  } catch (error) {
    if (error instanceof Overloaded) throw error;
    // A browser does not read the response while it is still sending.
    if (body.announcedBytes <= uploadBytes) await discard(chunks);
    throw error;
  }
}

function read(chunks: AsyncIterator<Uint8Array>): Promise<IteratorResult<Uint8Array>> {
  return chunks.next().catch((error) => {
    throw error instanceof Overloaded ? error : new FormRefused("broken");
  });
}

/** Reads what the client still sends, so that it reads the response. */
export const discardBody = ({ chunks }: Body): Promise<void> => discard(chunks[Symbol.asyncIterator]());

async function discard(chunks: AsyncIterator<Uint8Array>): Promise<void> {
  const end = performance.now() + maxDiscardMs;
  let received = 0;
  for (let isOver = false; !isOver && received <= uploadBytes && performance.now() < end; ) {
    const next = await chunks.next().catch(() => null);
    isOver = next?.done !== false;
    if (!next?.value) continue;
    received += next.value.length;
    release(next.value);
  }
}

/**
 * Frees the memory of a piece immediately; the garbage collector would let up to sixty megabytes pile up. Nothing else
 * uses the piece.
 */
function release({ buffer, byteLength }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}

interface BodyReader {
  write(chunk: Uint8Array): void;
  finish(): void;
}

function readerFor(type: string, form: FormReader): BodyReader {
  if (!/^multipart\/form-data\s*;/i.test(type)) return new UrlencodedReader(form);
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(type) ?? [];
  const boundary = quoted ?? plain ?? "";
  if (boundary === "" || boundary.length > formLimits.boundaryLength) throw new FormRefused("broken");
  return new MultipartSplitter(boundary, form);
}

const ampersand = 0x26;

/** Counts the separators in the raw bytes before it parses anything. */
class UrlencodedReader implements BodyReader {
  readonly #form: FormReader;
  readonly #chunks: Uint8Array[] = [];
  #bytes = 0;
  #separators = 0;

  constructor(form: FormReader) {
    this.#form = form;
  }

  write(chunk: Uint8Array): void {
    this.#bytes += chunk.length;
    if (this.#bytes > formLimits.textBytes) throw new FormRefused("too large");
    for (let at = chunk.indexOf(ampersand); at >= 0; at = chunk.indexOf(ampersand, at + 1)) {
      this.#separators += 1;
      if (this.#separators >= formLimits.entries) throw new FormRefused("unlike");
    }
    this.#chunks.push(Buffer.from(chunk));
  }

  finish(): void {
    const text = Buffer.concat(this.#chunks).toString("utf8");
    for (const [name, value] of new URLSearchParams(text)) this.#form.add(name, value);
  }
}

/** Collects the entries of a form within its limits. */
class FormReader implements PartSink {
  /** In the order of the form, because fields of one name belong together by it. A file has no text. */
  readonly #read: { name: string; text?: string; fileName?: string }[] = [];
  readonly #onDisk: FilesOnDisk | undefined;
  readonly #countOf = new Map<string, number>();
  #entries = 0;
  #textBytes = 0;
  #part: PartHead | null = null;
  #pieces: Buffer[] = [];

  constructor(onDisk?: FilesOnDisk) {
    this.#onDisk = onDisk;
  }

  add(name: string, value: string): void {
    this.#count(name);
    this.#append(name, value);
  }

  begin(head: PartHead): void {
    this.#count(head.name);
    this.#countText(head.name.length);
    this.#part = head;
    this.#pieces = [];
    if (head.fileName !== undefined) this.#onDisk?.begin({ ...head, fileName: head.fileName });
  }

  take(bytes: Buffer): void {
    if (this.#part?.fileName === undefined) {
      this.#countText(bytes.length);
      this.#pieces.push(Buffer.from(bytes));
    } else this.#onDisk?.take(bytes);
  }

  end(): void {
    const { name = "", fileName } = this.#part ?? {};
    if (fileName === undefined) this.#append(name, Buffer.concat(this.#pieces).toString("utf8"));
    else this.#read.push({ name, fileName });
    if (fileName !== undefined) this.#onDisk?.end();
    this.#part = null;
    this.#pieces = [];
  }

  async taken(): Promise<TakenForm> {
    const files = (await this.#onDisk?.files()) ?? [];
    const fields = new FormData();
    // Of a dropped file its name stays.
    for (const { name, text, fileName = "" } of this.#read)
      fields.append(name, text ?? files.shift() ?? new File([], fileName));
    return { fields };
  }

  /** What is cut off here is refused by its field as too long. No field takes the zero byte, nor does PostgreSQL. */
  #append(name: string, value: string): void {
    this.#read.push({ name, text: value.slice(0, maxValueLength(name)).replaceAll("\0", "") });
  }

  #count(name: string): void {
    const ofThisName = (this.#countOf.get(name) ?? 0) + 1;
    this.#entries += 1;
    const isTooMany = this.#entries > formLimits.entries || ofThisName > formLimits.entriesOfOneName;
    if (isTooMany || !isFieldName(name)) throw new FormRefused("unlike");
    this.#countOf.set(name, ofThisName);
  }

  #countText(bytes: number): void {
    this.#textBytes += bytes;
    if (this.#textBytes > formLimits.textBytes) throw new FormRefused("too large");
  }
}
