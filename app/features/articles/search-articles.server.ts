import { eq, inArray, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { pageSizes } from "~/db/page-sizes";
import { type Marked, markerOf } from "~/search/marks";
import { describeUnderstanding } from "~/search/said-back";
import { findNewest, searchedNewest } from "~/search-index/find-newest.server";
import type { HowFound } from "~/search-index/reasons.server";
import { readableArticles } from "~/visible/articles.server";
import { cachedRead } from "~/visible/cached-reads.server";
import type { ArticleSummary } from "./article";
import { summary } from "./articles.server";
import { type BlogSearch, blogPath } from "./blog-search";

const searchedArticles = searchedNewest(readableArticles.createdAt, {
  id: readableArticles.id,
  column: "article_id",
  seen: readableArticles,
  name: "readable_articles",
  title: sql`search_fold(${readableArticles.title})`,
  text: readableArticles.searchText,
});

export interface FoundArticle extends ArticleSummary, HowFound {
  marks?: { title?: Marked; excerpt?: Marked };
}

/** The articles of a search. */
export const readFoundArticles = cachedRead(["articles"], async (search: BlogSearch) => {
  const { query, category, before, isLiteral = false } = search;
  const { understood, rows, total, next } = await findNewest(
    searchedArticles,
    {
      ...{ q: query, own: "articles", isLiteral, cursor: before, size: pageSizes.articles },
      where: category ? eq(readableArticles.category, category) : undefined,
    },
    selectSummaries,
    ({ title, excerpt }) => ({ said: [title, excerpt], inText: "im Artikel" }),
  );
  const mark = markerOf(understood, isLiteral);
  const articles = rows.map(({ id: _, ...row }): FoundArticle => {
    const marks = { title: mark(row.title) ?? undefined, excerpt: mark(row.excerpt) ?? undefined };
    return { ...row, marks };
  });
  return {
    articles,
    total,
    next,
    understood: describeUnderstanding(understood, isLiteral, ({ q, ...more }) =>
      blogPath({ query: q, category, ...more }),
    ),
  };
});

const selectSummaries = (ids: number[]) =>
  db
    .select({ ...summary, id: readableArticles.id })
    .from(readableArticles)
    .where(inArray(readableArticles.id, ids))
    .orderBy(sql`array_position(${sql.param(ids)}::bigint[], ${readableArticles.id})`);
