import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { RequestFacts } from "~/http/request-context";

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

const mostPages = 400;
const longestAddress = 300;
const largestPage = 600_000;

type Rendered = Pick<RequestFacts, "onRepeat"> & { response: Response };

interface Page {
  until: number;
  headers: Headers;
  etag: string;
  html: Buffer;
  onRepeat: RequestFacts["onRepeat"];
  /** By encoding, made when first asked for. */
  encoded: Map<string, Promise<Buffer>>;
}

/**
 * Visitors' pages, which depend on nobody. A page is rendered once, however many ask for it at that moment, and kept
 * for some seconds, or until anybody writes anything: who has just changed something sees it everywhere.
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

  async answer(request: Request, clientAddress: string, render: () => Promise<Rendered>): Promise<Response> {
    const repeat = (page: Page) => {
      page.onRepeat?.(request, clientAddress);
      return deliver(page, request);
    };
    const { pathname, search } = new URL(request.url);
    const address = pathname + search;
    const known = this.#pages.get(address);
    if (known && known.until > Date.now()) return repeat(known);
    if (address.length > longestAddress) return (await render()).response;

    const other = this.#rendering.get(address);
    if (other) {
      const page = await other;
      // What can't be kept can't be shared either.
      return page instanceof Response ? (await render()).response : repeat(page);
    }
    const rendering = render().then((rendered) => keepable(rendered, Date.now() + this.#freshMs));
    this.#rendering.set(address, rendering);
    try {
      const page = await rendering;
      if (page instanceof Response) return page;
      // A write in between has made it old already.
      if (this.#rendering.get(address) === rendering) this.#keep(address, page);
      return deliver(page, request);
    } finally {
      if (this.#rendering.get(address) === rendering) this.#rendering.delete(address);
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
  const html = Buffer.from(await response.arrayBuffer());
  if (html.length > largestPage) return new Response(new Uint8Array(html), { status, headers });
  const etag = `W/"${createHash("sha1").update(html).digest("base64url")}"`;
  return { until, headers, onRepeat, etag, html, encoded: new Map() };
}

async function deliver(page: Page, request: Request): Promise<Response> {
  const headers = new Headers(page.headers);
  headers.set("etag", page.etag);
  headers.append("vary", "Accept-Encoding");
  if (request.headers.get("if-none-match") === page.etag) return new Response(null, { status: 304, headers });
  const encoding = chooseEncoding(request.headers.get("accept-encoding") ?? "");
  let body = page.encoded.get(encoding);
  if (!body) {
    body = encode(page.html, encoding);
    page.encoded.set(encoding, body);
  }
  const bytes = await body;
  if (encoding !== "identity") headers.set("content-encoding", encoding);
  headers.set("content-length", String(bytes.length));
  return new Response(request.method === "HEAD" ? null : new Uint8Array(bytes), { headers });
}

function chooseEncoding(accepted: string): "br" | "gzip" | "identity" {
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted)) return "br";
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted) ? "gzip" : "identity";
}

async function encode(html: Buffer, encoding: "br" | "gzip" | "identity"): Promise<Buffer> {
  if (encoding === "br") return brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return encoding === "gzip" ? deflate(html) : html;
}
