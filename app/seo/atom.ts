import { escapeXml } from "./escape-xml";

interface Feed {
  title: string;
  /** The page that the feed belongs to, and the feed itself. */
  page: string;
  self: string;
  updatedAt: Date;
  entries: Entry[];
}

interface Entry {
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

/** An Atom feed (RFC 4287). */
export function renderAtom({ title, page, self, updatedAt, entries }: Feed): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="de-AT">
<title>${escapeXml(title)}</title>
<id>${escapeXml(self)}</id>
<link rel="alternate" type="text/html" href="${escapeXml(page)}"/>
<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>
<updated>${updatedAt.toISOString()}</updated>
${entries.map(renderEntry).join("\n")}
</feed>
`;
}

function renderEntry({ title, address, author, publishedAt, updatedAt, category, summary, html }: Entry): string {
  const uri = author.address ? `<uri>${escapeXml(author.address)}</uri>` : "";
  return [
    "<entry>",
    `<title>${escapeXml(title)}</title>`,
    `<id>${escapeXml(address)}</id>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(address)}"/>`,
    `<author><name>${escapeXml(author.name)}</name>${uri}</author>`,
    `<published>${publishedAt.toISOString()}</published>`,
    `<updated>${updatedAt.toISOString()}</updated>`,
    category ? `<category term="${escapeXml(category)}"/>` : "",
    summary ? `<summary>${escapeXml(summary)}</summary>` : "",
    html ? `<content type="html">${escapeXml(withWholeAddresses(html, address))}</content>` : "",
    "</entry>",
  ].join("");
}
