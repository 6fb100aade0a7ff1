import { eq, inArray, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { cursorOf, newestFirst } from "~/db/newest-first";
import { pageSizes } from "~/db/page-sizes";
import { type Marked, markerOf } from "~/search/marks";
import { describeUnderstanding } from "~/search/said-back";
import { understand } from "~/search/understand";
import { findPage, type SearchedByLetters } from "~/search-index/find-by-tiers.server";
import { afterFound, cursorOfFound } from "~/search-index/newest-found";
import { type HowFound, howFound } from "~/search-index/reasons.server";
import { readableArticles } from "~/visible/articles.server";
import { cachedRead } from "~/visible/cached-reads.server";
import type { ArticleSummary } from "./article";
import { summary } from "./articles.server";
import { type BlogSearch, blogPath } from "./blog-search";

const searchedArticles: SearchedByLetters = {
  column: "article_id",
  seen: readableArticles,
  name: "readable_articles",
  id: readableArticles.id,
  title: readableArticles.title,
  text: readableArticles.searchText,
  order: sql.join(newestFirst(readableArticles), sql`, `),
  shown: sql`${readableArticles.id}::int as id, ${cursorOf(readableArticles)} as cursor`,
};

export interface FoundArticle extends ArticleSummary, HowFound {
  marks?: { title?: Marked; excerpt?: Marked };
}

/** The articles of a search. */
export const readFoundArticles = cachedRead(["articles"], async (search: BlogSearch) => {
  const { query, category, before, isLiteral = false } = search;
  const understood = understand(query);
  const { shown, next, tiers, total } = await findPage<{ id: number; cursor: string }>(searchedArticles, {
    understood,
    isLiteral,
    where: category ? eq(readableArticles.category, category) : undefined,
    size: pageSizes.articles,
    from: afterFound(before, readableArticles),
  });
  const ids = shown.map(({ id }) => id);
  const rows = await db
    .select({ ...summary, id: readableArticles.id })
    .from(readableArticles)
    .where(inArray(readableArticles.id, ids))
    .orderBy(sql`array_position(${sql.param(ids)}::bigint[], ${readableArticles.id})`);
  const how = await howFound(searchedArticles, { understood, tiers, found: shown }, rows, ({ title, excerpt }) => ({
    said: [title, excerpt],
    inText: "im Artikel",
  }));
  const mark = markerOf(understood, isLiteral);
  const articles = rows.map(({ id, ...row }): FoundArticle => {
    const marks = { title: mark(row.title) ?? undefined, excerpt: mark(row.excerpt) ?? undefined };
    return { ...row, ...how.get(id), marks };
  });
  return {
    articles,
    total,
    next: cursorOfFound(next),
    understood: describeUnderstanding(understood, isLiteral, ({ q, ...more }) =>
      blogPath({ query: q, category, ...more }),
    ),
  };
});
