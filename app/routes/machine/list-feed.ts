import { data } from "react-router";
import { foundFeed } from "~/features/agents/found/found-feed.server";
import { articlesFeed } from "~/features/articles/articles-feed.server";
import { readBlogSearch } from "~/features/articles/blog-search";
import { postsFeed } from "~/features/posts/posts-feed.server";
import { companiesFeed } from "~/features/profiles/companies/companies-feed.server";
import { publicFeed } from "~/http/feed-answer.server";
import { requestContext } from "~/http/request-context";
import { readSiteSearch, searchPath } from "~/search/search-path";
import { type Feed, renderFeed } from "~/seo/feed";
import { type FeedFormat, feedPath } from "~/seo/feed-formats";
import { settings } from "~/settings.server";
import type { Reads } from "~/visible/cached-reads.server";
import type { Route } from "./+types/list-feed";

type ReadFeed = (parameters: URLSearchParams, reads: Reads) => Promise<Feed | null>;

/** The lists that have feeds, by the first part of their address. Each takes the parameters of its list. */
const feeds: Record<string, ReadFeed> = {
  feed: (_, reads) => postsFeed(reads),
  blog: (parameters, reads) => articlesFeed(readBlogSearch(parameters), reads),
  arbeiten: (parameters) => foundFeed("arbeiten", parameters),
  kreative: (parameters) => foundFeed("kreative", parameters),
  suche: searchFeed,
};

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { searchParams, pathname } = new URL(request.url);
  const format: FeedFormat = pathname.endsWith(".json") ? "json" : "atom";
  const read = Object.hasOwn(feeds, params.list ?? "") ? feeds[params.list ?? ""] : undefined;
  const feed = await read?.(searchParams, context.get(requestContext).reads);
  if (!feed) throw data(null, { status: 404 });
  const self = settings.siteUrl + feedPath(feed.page.slice(settings.siteUrl.length), format);
  return publicFeed(renderFeed(format, feed, self), format);
}

/** What the one search finds, the newest first. Without words it has no results, so no feed either. */
async function searchFeed(parameters: URLSearchParams, reads: Reads): Promise<Feed | null> {
  const { q, isLiteral, isOfCompanies } = readSiteSearch(parameters);
  if (!q) return null;
  if (isOfCompanies) return companiesFeed(q, isLiteral, reads);
  const found = await Promise.all([
    foundFeed("kreative", parameters),
    foundFeed("arbeiten", parameters),
    articlesFeed(readBlogSearch(parameters), reads),
  ]);
  return {
    title: `Suche: „${q}“ · ${settings.productName}`,
    page: settings.siteUrl + searchPath({ q, isLiteral }),
    entries: found.flatMap(({ entries }) => entries).sort((one, other) => +other.publishedAt - +one.publishedAt),
  };
}
