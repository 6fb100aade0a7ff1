import { viewerContext } from "~/auth/viewer";
import { type ArticleSummary, articleCategories } from "~/features/articles/article";
import { ArticleCard } from "~/features/articles/article-card";
import { ArticleSearch, blogPath } from "~/features/articles/article-search";
import { countArticles, listArticles } from "~/features/articles/articles.server";
import { canEditBlog } from "~/features/articles/policy";
import { orEmpty, orNull } from "~/http/or-empty.server";
import { requestContext } from "~/http/request-context";
import { feedLink, pageMeta } from "~/seo/meta";
import { settings } from "~/settings.server";
import { ButtonLink } from "~/ui/button";
import { CardGrid } from "~/ui/card";
import { Container } from "~/ui/container";
import { EmptyState } from "~/ui/empty-state";
import { RankingLink } from "~/ui/ranking-link";
import { Section } from "~/ui/section";
import type { Route } from "./+types/blog";

const longestQuery = 100;

export async function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const query = (search.get("q") ?? "")
    .replace(/\p{Cc}+/gu, " ")
    .trim()
    .slice(0, longestQuery);
  const category = articleCategories.find((known) => known === search.get("kategorie")) ?? null;
  const { reads } = context.get(requestContext);
  const [page, counts] = await Promise.all([
    orNull(() => listArticles(reads, { query, category, before: search.get("vor") }), "the blog"),
    orEmpty(() => countArticles(reads), "article counts"),
  ]);
  return {
    articles: page?.articles ?? null,
    next: page?.next ?? null,
    total: counts.reduce((sum, { count }) => sum + count, 0),
    categories: articleCategories.filter((name) => counts.some((counted) => counted.category === name)),
    query,
    category,
    mayEdit: canEditBlog(context.get(viewerContext), settings.blogEditors),
  };
}

const description =
  "Artikel aus der Praxis für Kreative und alle, die mit ihnen arbeiten: Gestaltung, Geschäft, Marketing und Technik, geschrieben in Vorarlberg.";

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, { title: "Blog für Kreative", description, path: "/blog" }),
  feedLink("Blog", "/blog.atom"),
];

export default function Blog({ loaderData }: Route.ComponentProps) {
  const { next, total, categories, query, category, mayEdit } = loaderData;
  const articles = loaderData.articles ?? [];
  const featured = articles.filter((article) => article.featured);
  const others = articles.filter((article) => !article.featured);

  return (
    <Container className="py-12 md:py-18">
      <header className="mb-10 flex flex-wrap items-end justify-between gap-6">
        <div>
          <h1>Blog</h1>
          <p className="mt-4 text-lg text-soft">
            Aus der Praxis, für die Praxis.{" "}
            <span className="inline-block">{total === 1 ? "1 Artikel" : `${total} Artikel`} verfügbar</span>
          </p>
        </div>
        {mayEdit && (
          <ButtonLink to="/blog/admin" variant="secondary">
            Blog verwalten
          </ButtonLink>
        )}
      </header>
      <ArticleSearch query={query} category={category} categories={categories} />
      <div className="-mb-4 flex flex-wrap gap-x-8 pt-5 text-note">
        <p role="status" className="text-soft">
          {articles.length === 1 ? "1 Artikel wird angezeigt" : `${articles.length} Artikel werden angezeigt`}
        </p>
        <RankingLink list="blog" />
      </div>
      <ArticleSection title="Empfohlen" articles={featured} isFirst />
      <ArticleSection title="Weitere Artikel" articles={others} isFirst={featured.length === 0} />
      {articles.length === 0 && (
        <div className="pt-10">
          <EmptyState
            level={2}
            title="Keine Artikel gefunden"
            seed="keine-artikel"
            link={{ to: "/blog", label: "Filter zurücksetzen" }}
          >
            {query || category
              ? "Mit weniger oder anderen Wörtern findet sich vielleicht etwas."
              : "Hier erscheinen bald die ersten Artikel."}
          </EmptyState>
        </div>
      )}
      {next && (
        <nav aria-label="Weitere Artikel laden" className="mt-12">
          <ButtonLink to={blogPath({ query, category, before: next })} variant="secondary">
            Ältere Artikel
          </ButtonLink>
        </nav>
      )}
    </Container>
  );
}

interface ArticleSectionProps {
  title: string;
  articles: ArticleSummary[];
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
