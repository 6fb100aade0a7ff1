import { hash } from "node:crypto";
import { type FeedFormat, feedTypes } from "~/seo/feed-formats";

/** Public feeds are asked for again and again: for some minutes a reader need not ask, and the page memory adds the tag. */
export const publicFeed = (body: string, format: FeedFormat): Response =>
  new Response(body, {
    headers: { "content-type": `${feedTypes[format]}; charset=utf-8`, "cache-control": "public, max-age=600" },
  });

/** A private subscription of one account: shared caches must not store it, and it is sent again only after a change. */
export function privateFeed(request: Request, body: string, type: string): Response {
  const etag = `"${hash("sha256", body, "base64url")}"`;
  const headers = {
    "content-type": `${type}; charset=utf-8`,
    "cache-control": "private, no-cache",
    "referrer-policy": "no-referrer",
    etag,
  };
  const isKnown = request.headers
    .get("if-none-match")
    ?.split(/\s*,\s*/)
    .some((known) => known.replace(/^W\//, "") === etag);
  return isKnown ? new Response(null, { status: 304, headers }) : new Response(body, { headers });
}
