import { pageSizes } from "~/db/page-sizes";
import { searchPath } from "~/search/search-path";
import type { Feed } from "~/seo/feed";
import { settings } from "~/settings.server";
import type { Reads } from "~/visible/cached-reads.server";
import { companyHit } from "./company-hit";
import { readFoundCompanies } from "./search-companies.server";

/** The companies of a search, the newest first. */
export async function companiesFeed(q: string, isLiteral: boolean | undefined, reads: Reads): Promise<Feed> {
  const { siteUrl, productName } = settings;
  const { companies } = await readFoundCompanies(reads, { q, isLiteral, after: null });
  const entries = companies.map((company) => {
    const at = new Date(company.createdAt);
    const { to, title, about } = companyHit(company);
    return {
      title,
      address: siteUrl + to,
      author: { name: company.name },
      publishedAt: at,
      updatedAt: at,
      summary: about || undefined,
    };
  });
  return {
    title: `Unternehmen: „${q}“ · ${productName}`,
    page: siteUrl + searchPath({ q, isLiteral, isOfCompanies: true }),
    entries: entries.sort((one, other) => +other.publishedAt - +one.publishedAt).slice(0, pageSizes.foundInFeed),
  };
}
