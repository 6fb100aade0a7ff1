import { formatDay } from "~/text/dates";
import { carriedOver } from "~/ui/carried-over";
import { Container } from "~/ui/container";
import { Dot } from "~/ui/dotted";
import { Prose } from "~/ui/prose";
import { ArticleCover } from "./article-cover";

interface ArticleViewProps {
  article: {
    slug: string;
    title: string;
    excerpt: string;
    category: string;
    author: string;
    readTime: string;
    imageUrl: string | null;
    /** Sanitised HTML. */
    content: string;
    publishedAt: Date;
  };
}

/** An article as its readers see it. */
export function ArticleView({ article }: ArticleViewProps) {
  const { slug, title, excerpt, category, author, readTime, content, publishedAt } = article;
  return (
    <article className="pt-10 md:pt-14">
      <Container>
        <header className="border-b border-line pb-8">
          <p className="font-semibold text-signal">{category}</p>
          <h1 className="mt-3 max-w-[22ch] wrap-anywhere">{title}</h1>
          <p className="mt-6 max-w-[52ch] text-xl leading-normal text-soft">{excerpt}</p>
          <p className="mt-6 text-note">
            <span className="font-semibold">{author}</span>
            <Dot />
            {readTime}
            <Dot />
            <time dateTime={new Date(publishedAt).toISOString()}>{formatDay(publishedAt)}</time>
          </p>
        </header>
        <div
          className="mt-8 aspect-40/21 max-h-[34rem] w-full overflow-hidden rounded-sm bg-wash"
          style={carriedOver(`artikel-${slug}`)}
        >
          <ArticleCover article={article} sizes="(min-width: 77rem) 72rem, 92vw" eager />
        </div>
      </Container>
      <Container width="text" className="pt-10">
        <Prose html={content} />
      </Container>
    </article>
  );
}
