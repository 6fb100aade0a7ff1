import { between, joined } from "~/text/joined";
import { Card } from "~/ui/card";
import type { ArticleSummary } from "./article";
import { ArticleCover, cardSizes } from "./article-cover";

interface ArticleCardProps {
  article: ArticleSummary;
  level?: 2 | 3;
  eager?: boolean;
}

export function ArticleCard({ article, level = 3, eager }: ArticleCardProps) {
  const { slug, title, excerpt, category, author, readTime } = article;
  return (
    <Card
      of={["article", article, level, eager]}
      to={`/blog/${slug}`}
      title={title}
      level={level}
      cover={<ArticleCover article={article} sizes={cardSizes} eager={eager} />}
      meta={
        <>
          <span className="font-semibold text-ink">{category}</span>
          {between + joined(author, readTime)}
        </>
      }
      transitionName={`artikel-${slug}`}
    >
      <p className="line-clamp-3">{excerpt}</p>
    </Card>
  );
}
