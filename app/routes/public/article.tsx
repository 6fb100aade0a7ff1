import { data } from "react-router";
import { ReportLink } from "~/audit/report-link";
import { viewerContext } from "~/auth/viewer";
import { ArticleCard } from "~/features/articles/article-card";
import { ArticleView } from "~/features/articles/article-view";
import { findArticle, listRelatedArticles } from "~/features/articles/articles.server";
import { ArticleAccount } from "~/features/articles/superadmin/article-account";
import { listAccountsBehindSlug } from "~/features/articles/superadmin/article-account.server";
import { orEmpty, orNull } from "~/http/or-empty.server";
import { requestContext } from "~/http/request-context";
import { JsonLd } from "~/seo/json-ld";
import { pageMeta, unlistedMeta } from "~/seo/meta";
import { ShareLink } from "~/seo/share-link";
import { sharingPicturePath } from "~/seo/sharing-picture-path";
import { site } from "~/seo/site.server";
import { article as articleData, breadcrumbs } from "~/seo/structured-data";
import { ButtonLink } from "~/ui/button";
import { CardGrid } from "~/ui/card";
import { Container } from "~/ui/container";
import { EmptyState } from "~/ui/empty-state";
import { TextLink } from "~/ui/link";
import { Section } from "~/ui/section";
import type { Route } from "./+types/article";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { reads } = context.get(requestContext);
  const article = await findArticle(reads, params.slug);
  if (!article) return data({ article: null }, { status: 404 });
  const related = await orNull(() => listRelatedArticles(reads, article.slug, article.category), "related articles");
  const accounts = context.get(viewerContext)?.isSuperadmin
    ? await orEmpty(() => listAccountsBehindSlug(params.slug), "the accounts behind an article")
    : [];
  return data({ article, related, site, accounts });
}

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) => {
  const article = loaderData?.article;
  const path = `/blog/${params.slug}`;
  if (!article) return unlistedMeta(matches, "Artikel nicht gefunden");
  return pageMeta(matches, {
    title: article.title,
    description: article.excerpt,
    path,
    type: "article",
    image: { path: sharingPicturePath("blog", article), alt: `${article.title}, ein Artikel von ${article.author}` },
    published: {
      at: new Date(article.publishedAt).toISOString(),
      changedAt: new Date(article.updatedAt).toISOString(),
      author: article.author,
      section: article.category,
    },
  });
};

export default function BlogArticle({ loaderData }: Route.ComponentProps) {
  if (!loaderData.article) return <NotFound />;
  const { article, site, accounts } = loaderData;
  const related = loaderData.related ?? [];
  const steps = [
    { name: "Blog", path: "/blog" },
    { name: article.title, path: `/blog/${article.slug}` },
  ];

  return (
    <>
      <JsonLd data={import.meta.env.SSR && (() => [articleData(site, article), breadcrumbs(site, steps)])} />
      <Container className="pt-8">
        <TextLink to="/blog" className="hit">
          Alle Artikel
        </TextLink>
        <ArticleAccount accounts={accounts[0]} className="mt-2" />
      </Container>
      <ArticleView article={article} />
      <Container width="text" className="pt-8">
        <p className="flex gap-x-6 text-note">
          <ShareLink of={`blog/${article.slug}`} about={article.title} />
          <ReportLink kind="article" id={article.slug} about={article.title} />
        </p>
      </Container>
      {related.length > 0 && (
        <Container>
          <Section title={`Mehr zu ${article.category}`} more={{ to: "/blog" }}>
            <CardGrid>
              {related.map((other) => (
                <ArticleCard key={other.slug} article={other} />
              ))}
            </CardGrid>
          </Section>
        </Container>
      )}
    </>
  );
}

function NotFound() {
  return (
    <Container className="py-14">
      <EmptyState
        level={1}
        title="Artikel nicht gefunden"
        seed="artikel-404"
        tone="colour"
        action={<ButtonLink to="/blog">Alle Artikel ansehen</ButtonLink>}
      >
        Diesen Artikel gibt es nicht, nicht mehr oder noch nicht.
      </EmptyState>
    </Container>
  );
}
