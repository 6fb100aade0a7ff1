import { escapeMarkup } from "~/text/escape-markup";
import type { FeedFormat } from "./feed-formats";

export interface Feed {
  title: string;
  /** The page that the feed belongs to. */
  page: string;
  entries: FeedEntry[];
}

export interface FeedEntry {
  title: string;
  address: string;
  author: { name: string; address?: string };
  publishedAt: Date;
  updatedAt: Date;
  category?: string | null;
  summary?: string;
  /** Sanitised HTML. */
  html?: string;
}

/** Feed readers show the text outside of the site, where relative addresses do not work. */
const withWholeAddresses = (html: string, page: string) =>
  html.replace(/ (src|href)="\/(?!\/)/g, ` $1="${new URL(page).origin}/`);

/** The same entries always make the same bytes, so that readers who ask again get 304. */
export function renderFeed(format: FeedFormat, feed: Feed, self: string): string {
  return format === "atom" ? renderAtom(feed, self) : renderJson(feed, self);
}

const newestOf = (entries: FeedEntry[]) =>
  new Date(Math.max(0, ...entries.map(({ updatedAt }) => updatedAt.getTime())));

/** An Atom feed (RFC 4287). */
function renderAtom({ title, page, entries }: Feed, self: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="de-AT">
<title>${escapeMarkup(title)}</title>
<id>${escapeMarkup(self)}</id>
<link rel="alternate" type="text/html" href="${escapeMarkup(page)}"/>
<link rel="self" type="application/atom+xml" href="${escapeMarkup(self)}"/>
<updated>${newestOf(entries).toISOString()}</updated>
${entries.map(renderEntry).join("\n")}
</feed>
`;
}

function renderEntry({ title, address, author, publishedAt, updatedAt, category, summary, html }: FeedEntry): string {
  const uri = author.address ? `<uri>${escapeMarkup(author.address)}</uri>` : "";
  return [
    "<entry>",
    `<title>${escapeMarkup(title)}</title>`,
    `<id>${escapeMarkup(address)}</id>`,
    `<link rel="alternate" type="text/html" href="${escapeMarkup(address)}"/>`,
    `<author><name>${escapeMarkup(author.name)}</name>${uri}</author>`,
    `<published>${publishedAt.toISOString()}</published>`,
    `<updated>${updatedAt.toISOString()}</updated>`,
    category ? `<category term="${escapeMarkup(category)}"/>` : "",
    summary ? `<summary>${escapeMarkup(summary)}</summary>` : "",
    html ? `<content type="html">${escapeMarkup(withWholeAddresses(html, address))}</content>` : "",
    "</entry>",
  ].join("");
}

/** A JSON Feed (version 1.1). */
function renderJson({ title, page, entries }: Feed, self: string): string {
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title,
    home_page_url: page,
    feed_url: self,
    language: "de-AT",
    items: entries.map(({ title: name, address, author, publishedAt, updatedAt, category, summary, html }) => ({
      id: address,
      url: address,
      title: name,
      ...(html ? { content_html: withWholeAddresses(html, address) } : { content_text: summary ?? name }),
      ...(html && summary ? { summary } : {}),
      date_published: publishedAt.toISOString(),
      date_modified: updatedAt.toISOString(),
      authors: [{ name: author.name, ...(author.address ? { url: author.address } : {}) }],
      ...(category ? { tags: [category] } : {}),
    })),
  });
}
