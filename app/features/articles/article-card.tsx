import { joined } from "~/text/joined";
import { Card } from "~/ui/card";
import { Dot, Dotted } from "~/ui/dotted";
import { MarkedText } from "~/ui/marked-text";
import { ArticleCover, cardSizes } from "./article-cover";
import type { FoundArticle } from "./search-articles.server";

export function ArticleCard({ article, eager }: { article: FoundArticle; eager?: boolean }) {
  const { slug, title, excerpt, category, author, readTime, marks, why } = article;
  return (
    <Card
      to={`/blog/${slug}`}
      title={<MarkedText text={title} parts={marks?.title} />}
      cover={<ArticleCover article={article} sizes={cardSizes} eager={eager} />}
      meta={
        <>
          <span className="font-semibold text-ink">{category}</span>
          <Dot />
          <Dotted text={joined(author, readTime)} />
        </>
      }
      transitionName={`artikel-${slug}`}
    >
      <p className="line-clamp-3">
        <MarkedText text={excerpt} parts={marks?.excerpt} />
      </p>
      {why && (
        <p className="text-note font-semibold">
          <Dotted text={why} />
        </p>
      )}
    </Card>
  );
}
