import { eq, inArray, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { pageSizes } from "~/db/page-sizes";
import { type Marked, markerOf } from "~/search/marks";
import { understand } from "~/search/understand";
import { findPage } from "~/search-index/find-by-tiers.server";
import { explainMatches, type HowFound } from "~/search-index/reasons.server";
import { cachedRead } from "~/visible/cached-reads.server";
import { visibleProfiles } from "~/visible/profiles.server";
import { readAfter, sealAfter } from "../directory/after-card.server";
import { searchedIn } from "../directory/find-creatives.server";
import { orderedBy } from "../directory/order.server";

interface CompanySearch {
  q: string;
  isLiteral?: boolean;
  /** The last company of the page before. */
  after: string | null;
}

const byLikes = orderedBy(undefined, null);
const searchedCompanies = searchedIn(byLikes, null);

export interface FoundCompany extends HowFound {
  name: string;
  slug: string;
  title: string | null;
  location: string | null;
  branchen: string[];
  avatarUrl: string | null;
  createdAt: Date;
  marks?: Marked;
}

/** Companies by name, branch, place and what they say of themselves. */
export const readFoundCompanies = cachedRead(
  ["profiles", "likes"],
  async ({ q, isLiteral = false, after }: CompanySearch) => {
    const understood = understand(q, { own: "companies" });
    const from = readAfter(after);
    const { shown, next, tiers, total } = await findPage<{ id: string; value: number }>(searchedCompanies, {
      understood,
      isLiteral,
      where: eq(visibleProfiles.userType, "unternehmen"),
      size: pageSizes.companies,
      from: from && { tier: 0, distance: 0, ...from, isAfter: byLikes.isAfter(from) },
    });
    const ids = shown.map(({ id }) => id);
    const rows = await selectCompanies(ids);
    const how = await explainMatches(searchedCompanies, { understood, tiers, found: shown }, rows, (row) => ({
      said: [row.name, row.title, ...row.branchen],
      place: row.location,
      inText: "in „Über uns“",
    }));
    const mark = markerOf(understood, isLiteral);
    const companies = rows.map(
      ({ id, ...row }): FoundCompany => ({ ...row, ...how.get(id), marks: mark(row.name) ?? undefined }),
    );
    return { companies, total, next: next && sealAfter(next) };
  },
);

const { id, name, slug, title, location, branchen, avatarUrl, createdAt } = visibleProfiles;

const selectCompanies = (ids: string[]) =>
  db
    .select({ id, name, slug, title, location, branchen, avatarUrl, createdAt })
    .from(visibleProfiles)
    .where(inArray(id, ids))
    .orderBy(sql`array_position(${sql.param(ids)}::uuid[], ${id})`);
