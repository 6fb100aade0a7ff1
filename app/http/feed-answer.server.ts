import { type FeedFormat, feedTypes } from "~/seo/feed-formats";

/** Public feeds are asked for again and again: for some minutes a reader need not ask, and the page memory adds the tag. */
export const publicFeed = (body: string, format: FeedFormat): Response =>
  new Response(body, {
    headers: { "content-type": `${feedTypes[format]}; charset=utf-8`, "cache-control": "public, max-age=600" },
  });
