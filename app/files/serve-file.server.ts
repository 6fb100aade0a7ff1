import { Readable } from "node:stream";
import { storage } from "~/images/storage.server";
import type { FileType } from "~/text/file-types";
import { isOnlyDownloaded } from "./file-facts";
import { mimeOf } from "./file-types";

interface Served {
  key: string;
  name: string;
  type: FileType;
}

/**
 * Sends a file as it was stored, for the browser's own viewer. The sandbox prevents its content from running as a page
 * of this site.
 */
export async function serveFile({ method }: Request, { key, name, type }: Served): Promise<Response> {
  const disk = await storage();
  const { contentLength } = await disk.getMetaData(key);
  // Nobody reads the content for a HEAD request, so its file would stay open.
  const content = method === "HEAD" ? null : Readable.toWeb(await disk.getStream(key));
  return new Response(content as BodyInit | null, {
    headers: {
      "content-type": mimeOf(type),
      "content-length": `${contentLength}`,
      "content-disposition": `${isOnlyDownloaded(type) ? "attachment" : "inline"}; filename="datei"; filename*=UTF-8''${encoded(name)}`,
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
      "cache-control": "private, no-store",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex",
    },
  });
}

/** RFC 8187 allows less than `encodeURIComponent` leaves. */
const encoded = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
