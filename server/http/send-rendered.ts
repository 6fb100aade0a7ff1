import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { cheapestFirst, chooseEncoding, encodeOnce } from "./encoding";

/** Writes a page that was rendered for one request. The page's own headers override the common ones. */
export async function sendRendered(
  html: Buffer,
  { status, headers }: Response,
  common: Record<string, string>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const encoding = chooseEncoding(`${incoming.headers["accept-encoding"]}`, cheapestFirst);
  const bytes = await encodeOnce(html, encoding);
  headers.append("vary", "Accept-Encoding");
  const lines: OutgoingHttpHeaders = { ...common, ...Object.fromEntries(headers) };
  // The only header with several lines.
  const cookies = headers.getSetCookie();
  if (cookies.length > 0) lines["set-cookie"] = cookies;
  if (encoding !== "identity") lines["content-encoding"] = encoding;
  lines["content-length"] = bytes.length;
  outgoing.writeHead(status, lines).end(bytes);
}
