import { viewerContext } from "~/auth/viewer";
import { articleCategories } from "~/features/articles/article";
import { ArticleCard } from "~/features/articles/article-card";
import { ArticleSearch } from "~/features/articles/article-search";
import { countArticles, listArticles } from "~/features/articles/articles.server";
import { type BlogSearch, blogPath, readBlogSearch } from "~/features/articles/blog-search";
import { NoArticles } from "~/features/articles/no-articles";
import { canEditBlog } from "~/features/articles/policy";
import { type FoundArticle, readFoundArticles } from "~/features/articles/search-articles.server";
import { orEmpty, orNull } from "~/http/or-empty.server";
import { requestContext } from "~/http/request-context";
import { groupsOf } from "~/search/groups";
import { isCut } from "~/search/typed-search";
import { FeedLink } from "~/seo/feed-link";
import { feedLinks, pageMeta, regionOf } from "~/seo/meta";
import { settings } from "~/settings.server";
import { formatCount } from "~/text/format-count";
import { ButtonLink } from "~/ui/button";
import { CardGrid } from "~/ui/card";
import { Container } from "~/ui/container";
import { FoundLine } from "~/ui/found-groups";
import { RankingLink } from "~/ui/ranking-link";
import { Section } from "~/ui/section";
import type { Reads } from "~/visible/cached-reads.server";
import type { Route } from "./+types/blog";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const search = readBlogSearch(searchParams);
  const { reads } = context.get(requestContext);
  const [page, counts] = await Promise.all([
    orNull(() => readPage(reads, search), "the blog"),
    orEmpty(() => countArticles(reads), "article counts"),
  ]);
  return {
    ...(page ?? { articles: [], next: null, understood: null }),
    total: counts.reduce((sum, { count }) => sum + count, 0),
    categories: articleCategories.filter((name) => counts.some((counted) => counted.category === name)),
    search,
    isCut: isCut(searchParams),
    mayEdit: canEditBlog(context.get(viewerContext), settings.blogEditors),
  };
}

async function readPage(reads: Reads, search: BlogSearch) {
  if (search.query) return readFoundArticles(reads, search);
  const { category, before } = search;
  const { articles, next } = await listArticles(reads, { category, before });
  return { articles: articles as FoundArticle[], next, total: 0, understood: null };
}

const descriptionOf = (region: string) =>
  `Artikel aus der Praxis für Kreative und alle, die mit ihnen arbeiten: Gestaltung, Geschäft, Marketing und Technik, geschrieben in ${region}.`;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, {
    title: "Blog für Kreative",
    description: descriptionOf(regionOf(matches)),
    path: "/blog",
    noindex: Boolean(loaderData?.search.query),
  }),
  ...feedLinks("Blog", blogPath({ ...loaderData?.search, before: null })),
];

export default function Blog({ loaderData }: Route.ComponentProps) {
  const { articles, next, total, categories, search, understood, mayEdit } = loaderData;
  const { query, category } = search;
  const isMeant = ({ kind }: FoundArticle) => kind !== undefined && kind !== "name" && kind !== "letters";
  const literal = articles.filter((article) => !isMeant(article));
  const featured = literal.filter((article) => article.featured);
  const others = literal.filter((article) => !article.featured);
  const groups = groupsOf(articles.filter(isMeant), understood?.place ?? null);
  const isNothing = literal.length === 0 && groups.every(({ isAnswer }) => !isAnswer);
  const shown = articles.length === 1 ? "1 Artikel wird angezeigt" : `${articles.length} Artikel werden angezeigt`;

  return (
    <Container className="py-12 md:py-18">
      <header className="mb-10 flex flex-wrap items-end justify-between gap-6">
        <div>
          <h1>Blog</h1>
          <p className="mt-4 text-lg text-soft">
            Aus der Praxis, für die Praxis.{" "}
            <span className="inline-block">
              {total === 1 ? "1 Artikel" : `${formatCount(total)} Artikel`} verfügbar
            </span>
          </p>
        </div>
        {mayEdit && (
          <ButtonLink to="/blog/admin" variant="secondary">
            Blog verwalten
          </ButtonLink>
        )}
      </header>
      <ArticleSearch query={query} category={category} categories={categories} />
      <div className="-mb-4">
        <FoundLine count={shown} isCut={loaderData.isCut} understood={understood}>
          <RankingLink list={query ? "suche" : "blog"} />
        </FoundLine>
      </div>
      {isNothing && <NoArticles search={search} />}
      <ArticleSection title="Empfohlen" articles={featured} isFirst />
      <ArticleSection title="Weitere Artikel" articles={others} isFirst={featured.length === 0} />
      {groups.map(({ heading, rows }) => (
        <ArticleSection key={heading ?? ""} title={heading ?? "Passend nach Bedeutung"} articles={rows} />
      ))}
      {next && (
        <nav aria-label="Weitere Artikel laden" className="mt-12">
          <ButtonLink to={blogPath({ ...search, before: next })} variant="secondary">
            Ältere Artikel
          </ButtonLink>
        </nav>
      )}
      <FeedLink listPath={blogPath({ ...search, before: null })}>
        {query ? "Diese Suche abonnieren" : category ? `Artikel zu ${category} abonnieren` : "Blog abonnieren"}
      </FeedLink>
    </Container>
  );
}

interface ArticleSectionProps {
  title: string;
  articles: FoundArticle[];
  /** The first section of the page. */
  isFirst?: boolean;
}

function ArticleSection({ title, articles, isFirst }: ArticleSectionProps) {
  if (articles.length === 0) return null;
  return (
    <Section title={title}>
      <CardGrid>
        {articles.map((article, index) => (
          <ArticleCard key={article.slug} article={article} eager={isFirst && index === 0} />
        ))}
      </CardGrid>
    </Section>
  );
}
