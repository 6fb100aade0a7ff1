import { hash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gunzip, gzip, zstdDecompress } from "node:zlib";
import { htmlOf } from "~/http/rendered-page.server";
import type { RequestFacts } from "~/http/request-context";
import type { Topic } from "~/visible/topics";
import { cheapestFirst, chooseEncoding, type Encoding, encodeOnce, smallestFirst } from "./encoding";
import { countPage } from "./metrics";
import { zstandard } from "./zstandard";

const brotli = promisify(brotliCompress);
const unbrotli = promisify(brotliDecompress);
const deflate = promisify(gzip);
const inflate = promisify(gunzip);
const unzstd = promisify(zstdDecompress);

const texts = /^(text\/html|image\/svg\+xml|application\/((atom\+)?xml|feed\+json))\b/;
const pictures = /^image\/png\b/;
/** The largest sitemap has 50,000 addresses. */
const largest = 16_000_000;
/** A larger text is compressed in another thread, so that it does not hold up other requests. */
const compressedAtOnce = 500_000;
/** For its headers and topics. */
const bytesBesides = 1_600;

interface Facts {
  headers: Headers;
  topics: Topic[];
  onRepeat: RequestFacts["onRepeat"];
  asOf: number;
  until: number;
  isText: boolean;
}

export interface Encoded {
  encoding: Encoding;
  bytes: Buffer;
}

/** A page as bytes, in the encodings that somebody has asked for. */
export class CachedPage {
  /** Names and values in turn, as Node writes them fastest. */
  readonly headers: string[];
  readonly etag: string | null;
  readonly topics: Topic[];
  readonly onRepeat: RequestFacts["onRepeat"];
  /** The number of the newest change that it contains for sure. */
  readonly asOf: number;
  readonly until: number;
  readonly #isText: boolean;
  readonly #encoded = new Map<Encoding, Buffer>();
  isCompressedWell = false;

  constructor(body: Buffer, page: Facts) {
    this.#encoded.set("identity", copyOutOfPool(body));
    this.#isText = page.isText;
    this.headers = [...page.headers].flat();
    this.etag = page.headers.get("etag");
    this.topics = page.topics;
    this.onRepeat = page.onRepeat;
    this.asOf = page.asOf;
    this.until = page.until;
  }

  get bytes(): number {
    return [...this.#encoded.values()].reduce((sum, { length }) => sum + length, bytesBesides);
  }

  /**
   * The first reader gets a quickly compressed page, because most pages that crawlers request are never requested again.
   * Only the compressed bytes are cached.
   */
  async prepare(accepted: string): Promise<void> {
    const encoding = this.#isText ? chooseEncoding(accepted, cheapestFirst) : "identity";
    const body = this.#encoded.get("identity");
    if (encoding === "identity" || !body) return;
    const isSmall = body.length < compressedAtOnce;
    this.#encoded.set(
      encoding,
      isSmall ? copyOutOfPool(await encodeOnce(body, encoding)) : await encodeWell(body, encoding),
    );
    this.#encoded.delete("identity");
  }

  /** The bytes that this reader gets, if somebody has asked for them before. */
  known(accepted: string): Encoded | undefined {
    const encoding = this.#choose(accepted);
    const bytes = this.#encoded.get(encoding);
    return bytes && { encoding, bytes };
  }

  async in(accepted: string): Promise<Encoded> {
    const known = this.known(accepted);
    if (known) return known;
    const encoding = this.#choose(accepted);
    const bytes = await encodeWell(await this.#whole(), encoding);
    this.#encoded.set(encoding, bytes);
    return { encoding, bytes };
  }

  /** Compresses a page better once, because it was requested again. */
  async compressWell(): Promise<void> {
    if (this.isCompressedWell || !(this.#encoded.has("br") || this.#encoded.has("zstd"))) return;
    this.isCompressedWell = true;
    this.#encoded.set("br", await encodeWell(await this.#whole(), "br"));
    this.#encoded.delete("zstd");
  }

  #choose(accepted: string): Encoding {
    if (!this.#isText) return "identity";
    const known = chooseEncoding(
      accepted,
      smallestFirst.filter((encoding) => this.#encoded.has(encoding)),
    );
    return known === "identity" ? chooseEncoding(accepted, smallestFirst) : known;
  }

  async #whole(): Promise<Buffer> {
    const [[encoding, bytes] = ["identity", Buffer.alloc(0)]] = this.#encoded as Map<Encoding, Buffer>;
    if (encoding === "br") return unbrotli(bytes);
    if (encoding === "zstd") return unzstd(bytes);
    return encoding === "gzip" ? inflate(bytes) : bytes;
  }
}

/**
 * Copies a slice out of its buffer pool before it is cached. Node allocates small buffers and compressed data inside
 * larger pools, and a slice keeps its whole pool in memory: a page of 13 KB would hold 64 KB.
 */
const copyOutOfPool = (bytes: Buffer): Buffer =>
  bytes.length === bytes.buffer.byteLength ? bytes : Buffer.from(new Uint8Array(bytes).buffer);

async function encodeWell(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === "br") return copyOutOfPool(await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }));
  if (encoding === "zstd") return copyOutOfPool(await zstandard(body));
  return encoding === "gzip" ? copyOutOfPool(await deflate(body)) : body;
}

/** The response as a page for the cache, or the response itself when it is not for everyone. */
export async function isCacheable(
  response: Response,
  facts: Omit<Facts, "headers" | "isText">,
): Promise<Response | CachedPage> {
  const { status, headers } = response;
  const type = headers.get("content-type") ?? "";
  const isText = texts.test(type);
  const isShared = headers.get("cache-control")?.startsWith("public");
  if (status !== 200 || !(isText || pictures.test(type)) || !isShared || headers.has("set-cookie")) return response;
  const body = htmlOf(response) ?? Buffer.from(await response.arrayBuffer());
  if (body.length > largest) return new Response(new Uint8Array(body), response);
  if (!headers.has("etag")) headers.set("etag", `W/"${hash("sha1", body, "base64url")}"`);
  if (isText) headers.append("vary", "Accept-Encoding");
  return new CachedPage(body, { ...facts, isText, headers });
}

/** Writes to the socket directly, because Request and Response objects cost more than sending the bytes. */
export function sendCached(
  page: CachedPage,
  { encoding, bytes }: Encoded,
  isHit: boolean,
  requestId: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): void {
  countPage(isHit ? "memory" : "rendered");
  const headers = [
    ...page.headers,
    "x-request-id",
    requestId,
    "cache-status",
    isHit ? "pages; hit" : "pages; fwd=miss",
  ];
  if (incoming.headers["if-none-match"] === page.etag) {
    outgoing.writeHead(304, headers).end();
    return;
  }
  if (encoding !== "identity") headers.push("content-encoding", encoding);
  headers.push("content-length", `${bytes.length}`);
  outgoing.writeHead(200, headers).end(incoming.method === "HEAD" ? undefined : bytes);
}
