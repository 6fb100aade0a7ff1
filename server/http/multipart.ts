import { FormRefused, formLimits } from "./form-limits";

export interface PartHead {
  name: string;
  /** Undefined for a text field, and empty when the person chose no file. */
  fileName: string | undefined;
  type: string;
}

/** Receives the parts: each one begins, delivers its bytes in any number of pieces, and ends. */
export interface PartSink {
  begin(head: PartHead): void;
  take(bytes: Buffer): void;
  end(): void;
}

const carriageReturn = 0x0d;
const lineEnd = Buffer.from("\r\n");
const headEnd = Buffer.from("\r\n\r\n");
const closing = Buffer.from("--");

/**
 * Parses a multipart body (RFC 7578) while it arrives, and buffers at most the head of one part. It is strict, because
 * browsers send nothing before the first boundary and no spaces after one.
 */
export class MultipartSplitter {
  readonly #delimiter: Buffer;
  readonly #sink: PartSink;
  /** Starts with a line end, because every boundary except the first follows one. */
  #unread: Buffer = lineEnd;
  #state: "start" | "boundary" | "head" | "body" | "done" = "start";

  constructor(boundary: string, sink: PartSink) {
    this.#delimiter = Buffer.from(`\r\n--${boundary}`, "latin1");
    this.#sink = sink;
  }

  write(chunk: Uint8Array): void {
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length);
    this.#unread = this.#unread.length > 0 ? Buffer.concat([this.#unread, bytes]) : bytes;
    while (this.#step());
    // Copy the rest, because the caller may free the piece.
    this.#unread = Buffer.from(this.#unread);
  }

  /** Tells the splitter that the body has ended. */
  finish(): void {
    if (this.#state !== "done") throw new FormRefused("broken");
  }

  /** Returns false when it needs more bytes. */
  #step(): boolean {
    switch (this.#state) {
      case "start":
        if (this.#unread.length < this.#delimiter.length) return false;
        if (!this.#unread.subarray(0, this.#delimiter.length).equals(this.#delimiter)) throw new FormRefused("broken");
        return this.#goOn(this.#delimiter.length, "boundary");
      case "boundary":
        return this.#readAfterBoundary();
      case "head":
        return this.#readHead();
      case "body":
        return this.#readBody();
      case "done":
        this.#unread = Buffer.alloc(0);
        return false;
    }
  }

  #readAfterBoundary(): boolean {
    if (this.#unread.length < 2) return false;
    const next = this.#unread.subarray(0, 2);
    if (next.equals(closing)) return this.#goOn(2, "done");
    if (!next.equals(lineEnd)) throw new FormRefused("broken");
    return this.#goOn(2, "head");
  }

  #readHead(): boolean {
    const end = this.#unread.indexOf(headEnd);
    if (Math.max(end, this.#unread.length - headEnd.length) > formLimits.partHeadBytes && end === -1)
      throw new FormRefused("unlike");
    if (end === -1) return false;
    if (end > formLimits.partHeadBytes) throw new FormRefused("unlike");
    this.#sink.begin(parseHead(this.#unread.toString("utf8", 0, end)));
    return this.#goOn(end + headEnd.length, "body");
  }

  #readBody(): boolean {
    const end = this.#unread.indexOf(this.#delimiter);
    if (end >= 0) {
      this.#sink.take(this.#unread.subarray(0, end));
      this.#sink.end();
      return this.#goOn(end + this.#delimiter.length, "boundary");
    }
    const certain = this.#unread.length - this.#lengthOfBegunDelimiter();
    if (certain > 0) this.#sink.take(this.#unread.subarray(0, certain));
    this.#unread = this.#unread.subarray(certain);
    return false;
  }

  /** How many of the last bytes may be the start of a boundary. */
  #lengthOfBegunDelimiter(): number {
    const tail = this.#unread.subarray(Math.max(0, this.#unread.length - this.#delimiter.length + 1));
    for (let at = tail.indexOf(carriageReturn); at >= 0; at = tail.indexOf(carriageReturn, at + 1)) {
      const begun = tail.subarray(at);
      if (begun.equals(this.#delimiter.subarray(0, begun.length))) return begun.length;
    }
    return 0;
  }

  #goOn(bytes: number, state: "boundary" | "head" | "body" | "done"): true {
    this.#unread = this.#unread.subarray(bytes);
    this.#state = state;
    return true;
  }
}

function parseHead(head: string): PartHead {
  const [, disposition] = /^content-disposition:[ \t]*form-data[ \t]*;([^\r\n]*)/im.exec(head) ?? [];
  const name = parameter(disposition, "name");
  if (!disposition || name === undefined) throw new FormRefused("broken");
  const [, type = ""] = /^content-type:[ \t]*([^\r\n;]*)/im.exec(head) ?? [];
  return { name, fileName: parameter(disposition, "filename"), type: type.trim() };
}

function parameter(disposition: string | undefined, name: string): string | undefined {
  const [, quoted, plain] =
    new RegExp(`(?:^|;)[ \\t]*${name}=(?:"([^"]*)"|([^;"\\s]+))`, "i").exec(disposition ?? "") ?? [];
  return quoted ?? plain;
}
