import { eq, sql } from "drizzle-orm";
import { builder, db } from "~/db/client.server";
import { landingPages } from "~/db/schema";
import { landingPath } from "~/search-index/landing-address";
import { settings } from "~/settings.server";
import { escapeMarkup } from "~/text/escape-markup";
import { readableArticles } from "~/visible/articles.server";
import { visibleProfiles } from "~/visible/profiles.server";
import { textPages } from "~/visible/topics";
import { visibleWorkPictures, visibleWorks } from "~/visible/works.server";

interface Address {
  path: string;
  priority: string;
  changes: "daily" | "weekly" | "monthly";
  changedAt?: Date;
  /** The addresses of the pictures on the page. */
  pictures?: string[];
}

const pages: Address[] = [
  { path: "/", priority: "1.0", changes: "daily" },
  { path: "/kreative", priority: "0.9", changes: "daily" },
  { path: "/ausschreibungen", priority: "0.9", changes: "daily" },
  { path: "/blog", priority: "0.8", changes: "daily" },
  { path: "/arbeiten", priority: "0.8", changes: "daily" },
  { path: "/feed", priority: "0.8", changes: "daily" },
  ...textPages.map((path): Address => ({ path, priority: "0.5", changes: "monthly" })),
];

/** The limit of the sitemap protocol. */
const maxAddresses = 50_000;
const xmlns = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const imageXmlns = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

/** One file while it can hold all addresses, otherwise an index of several. */
export async function renderSitemap(perFile = maxAddresses): Promise<string> {
  const files = Math.ceil((pages.length + (await countAddresses())) / perFile);
  if (files <= 1) return renderFile(1, perFile);
  const parts = Array.from({ length: files }, (_, index) => {
    return `<sitemap><loc>${settings.siteUrl}/sitemap/${index + 1}.xml</loc></sitemap>`;
  });
  return `${xmlStart}<sitemapindex ${xmlns}>${parts.join("")}</sitemapindex>\n`;
}

const xmlStart = '<?xml version="1.0" encoding="UTF-8"?>\n';

const countAddresses = () => db.$count(storedPages().as("stored"));

/** Pages come first, then articles, profiles and works, each in the order of creation, then crafts and places. */
export async function renderSitemapPart(part: number, perFile = maxAddresses): Promise<string | null> {
  const start = (part - 1) * perFile;
  const total = pages.length + (await countAddresses());
  return start < total ? renderFile(part, perFile) : null;
}

async function renderFile(part: number, perFile: number): Promise<string> {
  const start = (part - 1) * perFile;
  const fixed = pages.slice(start, start + perFile);
  const left = perFile - fixed.length;
  const stored = left > 0 ? await listStored(Math.max(0, start - pages.length), left) : [];
  const urls = [...fixed, ...stored].map(renderAddress);
  return `${xmlStart}<urlset ${xmlns} ${imageXmlns}>${urls.join("")}</urlset>\n`;
}

function storedPages() {
  const articles = db
    .select({
      rank: sql<number>`1`.as("rank"),
      made: sql<string>`${readableArticles.createdAt}`.as("made"),
      path: sql<string>`'/blog/' || ${readableArticles.slug}`.as("path"),
      changedAt: sql<Date>`${readableArticles.updatedAt}`.mapWith(readableArticles.updatedAt).as("changed_at"),
      pictures: noPictures,
    })
    .from(readableArticles);
  const people = db
    .select({
      rank: sql<number>`2`.as("rank"),
      made: sql<string>`${visibleProfiles.createdAt}`.as("made"),
      path: sql<string>`'/' || ${visibleProfiles.userType} || '/' || ${visibleProfiles.slug}`.as("path"),
      changedAt: sql<Date>`${visibleProfiles.updatedAt}`.mapWith(visibleProfiles.updatedAt).as("changed_at"),
      pictures: noPictures,
    })
    .from(visibleProfiles);
  const works = db
    .select({
      rank: sql<number>`3`.as("rank"),
      made: sql<string>`${visibleWorks.createdAt}`.as("made"),
      path: sql<string>`'/kreative/' || ${visibleWorks.ownerSlug} || '/arbeiten/' || ${visibleWorks.slug}`.as("path"),
      changedAt: sql<Date>`${visibleWorks.updatedAt}`.mapWith(visibleWorks.updatedAt).as("changed_at"),
      pictures: sql<string[]>`array(${picturesOfWork})`.as("pictures"),
    })
    .from(visibleWorks);
  const landings = db
    .select({
      rank: sql<number>`${landingRank}::int`.as("rank"),
      made: sql<string>`null`.as("made"),
      path: sql<string>`${landingPages.craft} || '/' || ${landingPages.place}`.as("path"),
      changedAt: sql<Date>`null::timestamptz`.as("changed_at"),
      pictures: noPictures,
    })
    .from(landingPages);
  return articles.unionAll(people).unionAll(works).unionAll(landings);
}

async function listStored(skip: number, limit: number): Promise<Address[]> {
  const rows = await storedPages().orderBy(sql`rank, made, path`).limit(limit).offset(skip);
  return rows.map(({ rank, path, changedAt, pictures }) => ({
    path: rank === landingRank ? landingPathOf(path) : path,
    changedAt: changedAt ?? undefined,
    pictures,
    ...(rank === 2 || rank === landingRank
      ? { priority: "0.7", changes: "weekly" as const }
      : { priority: "0.6", changes: "monthly" as const }),
  }));
}

const landingRank = 4;

function landingPathOf(ids: string): string {
  const [craft = "", place = ""] = ids.split("/");
  return landingPath({ craft, place });
}

/** A query of its own, because drizzle leaves the table out of the columns in an `sql` that a query of one table selects. */
const picturesOfWork = builder
  .select({ url: visibleWorkPictures.url })
  .from(visibleWorkPictures)
  .where(eq(visibleWorkPictures.workId, visibleWorks.id))
  .orderBy(visibleWorkPictures.position);

const noPictures = sql<string[]>`'{}'::text[]`.as("pictures");

function renderAddress({ path, priority, changes, changedAt, pictures = [] }: Address): string {
  const images = pictures.map(
    (url) => `<image:image><image:loc>${escapeMarkup(settings.siteUrl + url)}</image:loc></image:image>`,
  );
  const lastmod = changedAt ? `<lastmod>${new Date(changedAt).toISOString()}</lastmod>` : "";
  return `<url><loc>${escapeMarkup(settings.siteUrl + path)}</loc>${lastmod}<changefreq>${changes}</changefreq><priority>${priority}</priority>${images.join("")}</url>`;
}
