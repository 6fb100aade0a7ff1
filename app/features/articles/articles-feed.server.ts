import type { Feed, FeedEntry } from "~/seo/feed";
import { settings } from "~/settings.server";
import type { Reads } from "~/visible/cached-reads.server";
import { listNewestWithText } from "./articles.server";
import { type BlogSearch, blogPath } from "./blog-search";
import { readFoundArticles } from "./search-articles.server";

/** The newest articles, of a category and of a search that a page shows. */
export async function articlesFeed(search: BlogSearch, reads: Reads): Promise<Feed> {
  const { siteUrl, productName } = settings;
  const { query, category } = search;
  const what = [category, query && `„${query}“`].filter(Boolean).join(", ");
  return {
    title: `Blog${what && `: ${what}`} · ${productName}`,
    page: siteUrl + blogPath({ ...search, before: null }),
    entries: await listEntries(search, reads),
  };
}

async function listEntries(search: BlogSearch, reads: Reads): Promise<FeedEntry[]> {
  const { query, category } = search;
  const found = query ? (await readFoundArticles(reads, { ...search, before: null })).articles : null;
  const articles = await listNewestWithText({ category, slugs: found?.map(({ slug }) => slug) });
  return articles.map(({ slug, title, excerpt, content, category: filed, author, publishedAt, updatedAt }) => ({
    title,
    address: `${settings.siteUrl}/blog/${slug}`,
    author: { name: author },
    publishedAt,
    updatedAt,
    category: filed,
    summary: excerpt,
    html: content,
  }));
}
