import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { htmlOf } from "~/http/rendered-page.server";
import type { RequestFacts } from "~/http/request-context";
import { chooseEncoding, type Encoding, encodeOnce } from "./encoding";

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

const mostPages = 400;
const longestAddress = 300;
const largestPage = 600_000;

type Rendered = Pick<RequestFacts, "onRepeat"> & { response: Response };

export interface Page {
  until: number;
  headers: Record<string, string>;
  html: Buffer;
  onRepeat: RequestFacts["onRepeat"];
  /** Compressed on first use. */
  encoded: Map<Encoding, Promise<Buffer>>;
}

/**
 * Keeps pages for visitors. Simultaneous requests share one rendering. A page stays for some seconds or until the next
 * write, so that a change shows everywhere at once.
 */
export class PageCache {
  #pages = new Map<string, Page>();
  #rendering = new Map<string, Promise<Response | Page>>();
  readonly #freshMs: number;

  constructor(seconds: number) {
    this.#freshMs = seconds * 1000;
  }

  forgetAll(): void {
    this.#pages.clear();
    this.#rendering.clear();
  }

  find(address: string): Page | undefined {
    const page = this.#pages.get(address);
    return page && page.until > Date.now() ? page : undefined;
  }

  /** Answers that can't be kept are rendered for each request. */
  async render(address: string, render: () => Promise<Rendered>): Promise<Response | Page> {
    if (address.length > longestAddress) return (await render()).response;
    const known = this.find(address);
    if (known) return known;
    const other = this.#rendering.get(address);
    if (other) {
      // The shared rendering fails when its first request fails.
      const page = await other.catch(() => null);
      return page && !(page instanceof Response) ? page : (await render()).response;
    }
    const rendering = render().then((rendered) => keepable(rendered, Date.now() + this.#freshMs));
    this.#rendering.set(address, rendering);
    // A write during the rendering made the page stale.
    const isCurrent = () => this.#rendering.get(address) === rendering;
    try {
      const page = await rendering;
      if (!(page instanceof Response) && isCurrent()) this.#keep(address, page);
      return page;
    } finally {
      if (isCurrent()) this.#rendering.delete(address);
    }
  }

  #keep(address: string, page: Page): void {
    this.#pages.delete(address);
    this.#pages.set(address, page);
    const oldest = this.#pages.keys().next();
    if (this.#pages.size > mostPages && !oldest.done) this.#pages.delete(oldest.value);
  }
}

async function keepable({ response, onRepeat }: Rendered, until: number): Promise<Response | Page> {
  const { status, headers } = response;
  const isPage = headers.get("content-type")?.startsWith("text/html");
  const isShared = headers.get("cache-control")?.startsWith("public");
  if (status !== 200 || !isPage || !isShared || headers.has("set-cookie")) return response;
  const html = htmlOf(response);
  if (html === undefined || html.length > largestPage) return response;
  headers.set("etag", `W/"${createHash("sha1").update(html).digest("base64url")}"`);
  headers.append("vary", "Accept-Encoding");
  return { until, headers: Object.fromEntries(headers), onRepeat, html, encoded: new Map() };
}

/**
 * Writes to the socket directly, because Request and Response objects cost more than sending the bytes. The first
 * reader gets a quickly compressed page, because most pages that crawlers request are never requested again.
 */
export async function sendPage(
  page: Page,
  further: Record<string, string>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { isFirst = false } = {},
): Promise<void> {
  const headers = { ...page.headers, ...further };
  if (incoming.headers["if-none-match"] === page.headers.etag) {
    outgoing.writeHead(304, headers).end();
    return;
  }
  const encoding = chooseEncoding(`${incoming.headers["accept-encoding"]}`);
  const bytes = await (isFirst ? encodeOnce(page.html, encoding) : encodeForMany(page, encoding));
  if (encoding !== "identity") headers["content-encoding"] = encoding;
  headers["content-length"] = `${bytes.length}`;
  outgoing.writeHead(200, headers).end(incoming.method === "HEAD" ? undefined : bytes);
}

/** Compresses better, for a page that is sent many times. */
function encodeForMany({ html, encoded }: Page, encoding: Encoding): Promise<Buffer> {
  const known = encoded.get(encoding);
  if (known) return known;
  const made = encodeWell(html, encoding);
  encoded.set(encoding, made);
  return made;
}

async function encodeWell(html: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === "br") return brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return encoding === "gzip" ? deflate(html) : html;
}
