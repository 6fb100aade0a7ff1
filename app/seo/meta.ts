import type { MetaDescriptor } from "react-router";
import type { SiteLook } from "~/http/site-context";
import { type FeedFormat, feedPath, feedTypes } from "./feed-formats";

/** What the root loader says for the head of every page. */
export interface RootFacts {
  site?: { productName: string; siteUrl: string; region: { name: string }; look?: SiteLook };
  viewer?: object | null;
}

type Match = { id: string; loaderData?: unknown } | undefined;

interface PageFacts {
  /** The title without the product's name, which is added. */
  title: string;
  description?: string;
  /** The canonical path of the page for search engines, without filters and host. */
  path: string;
  /** The sharing picture, 1200 by 630 pixels. */
  image?: { path: string; alt: string };
  type?: "website" | "profile" | "article";
  published?: { at: string; changedAt: string; author: string; section: string };
  /** Whether search engines must not list it now. Pages that are never listed have `unlistedMeta`. */
  noindex?: boolean;
  /** Whether the person behind the page reserves text and data mining (TDMRep). */
  reservesMining?: boolean;
}

const maxDescriptionLength = 160;

function rootOf(matches: readonly Match[]): RootFacts {
  return (matches.find((match) => match?.id === "root")?.loaderData as RootFacts | undefined) ?? {};
}

/** The name of the region, for the head of a page. */
export const regionOf = (matches: readonly Match[]): string => rootOf(matches).site?.region.name ?? "der Region";

/** What superadmins have said of the look of the site, for the head of a page. */
export const lookOf = (matches: readonly Match[]): SiteLook | undefined => rootOf(matches).site?.look;

const noindex = { name: "robots", content: "noindex" };

function titleTag(matches: readonly Match[], title: string): MetaDescriptor {
  const { site } = rootOf(matches);
  return { title: site && title !== site.productName ? `${title} · ${site.productName}` : title };
}

/** The same for the pages of signed-in people and all others that search engines never list. */
export const unlistedMeta = (matches: readonly Match[], title: string) => [titleTag(matches, title), noindex];

/** The same for a page with a secret in its address, which other sites must not see. */
export const secretMeta = (matches: readonly Match[], title: string) => [
  ...unlistedMeta(matches, title),
  { name: "referrer", content: "no-referrer" },
];

/** The tags in a page's head for search engines and social networks. These never sign in. */
export function pageMeta(matches: readonly Match[], page: PageFacts): MetaDescriptor[] {
  const { site, viewer } = rootOf(matches);
  const description = page.description && shorten(page.description);
  const tags: MetaDescriptor[] = [titleTag(matches, page.title)];
  if (description) tags.push({ name: "description", content: description });
  if (page.reservesMining !== undefined)
    tags.push({ name: "tdm-reservation", content: page.reservesMining ? "1" : "0" });
  if (page.noindex) return [...tags, noindex];
  if (!site) return tags;

  const address = `${site.siteUrl}${page.path}`;
  tags.push({ tagName: "link", rel: "canonical", href: address });
  if (viewer) return tags;
  const image = page.image ?? { path: "/bild/seite.png", alt: `Titelbild von ${site.productName}` };
  tags.push(
    { property: "og:type", content: page.type ?? "website" },
    { property: "og:site_name", content: site.productName },
    { property: "og:locale", content: "de_AT" },
    { property: "og:title", content: page.title },
    { property: "og:url", content: address },
    { property: "og:image", content: `${site.siteUrl}${image.path}` },
    { property: "og:image:type", content: "image/png" },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: image.alt },
    { name: "twitter:card", content: "summary_large_image" },
  );
  if (description) tags.push({ property: "og:description", content: description });
  if (page.published) {
    const { at, changedAt, author, section } = page.published;
    tags.push(
      { property: "article:published_time", content: at },
      { property: "article:modified_time", content: changedAt },
      { property: "article:author", content: author },
      { property: "article:section", content: section },
    );
  }
  return tags;
}

/** Tells programs that read feeds where this list has them. */
export const feedLinks = (title: string, listPath: string): MetaDescriptor[] =>
  (Object.keys(feedTypes) as FeedFormat[]).map((format) => ({
    tagName: "link",
    rel: "alternate",
    type: feedTypes[format],
    title,
    href: feedPath(listPath, format),
  }));

/** Shortens a text to one line of at most 160 characters, cut between words. */
function shorten(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= maxDescriptionLength) return line;
  const cut = line.slice(0, maxDescriptionLength - 3);
  return `${cut.slice(0, cut.lastIndexOf(" ") > 0 ? cut.lastIndexOf(" ") : cut.length)}...`;
}
