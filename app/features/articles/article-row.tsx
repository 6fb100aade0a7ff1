import { joined } from "~/text/joined";
import { Dotted } from "~/ui/dotted";
import { Link } from "~/ui/link";
import type { ArticleSummary } from "./article";
import { ArticleCover } from "./article-cover";

export function ArticleRow({ article }: { article: ArticleSummary }) {
  const { slug, title, excerpt, category, author, readTime } = article;
  return (
    <li className="group relative grid grid-cols-[minmax(0,1fr)_6rem] gap-5 border-b border-line py-5 sm:grid-cols-[minmax(0,1fr)_10rem]">
      <div className="min-w-0">
        <p className="text-note font-semibold">{category}</p>
        <h3 className="mt-1 wrap-anywhere">
          <Link
            to={`/blog/${slug}`}
            className="decoration-signal decoration-2 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
          >
            {title}
          </Link>
        </h3>
        <p className="mt-2 line-clamp-2 text-note">{excerpt}</p>
        <p className="mt-2 text-note text-soft">
          <Dotted text={joined(author, readTime)} />
        </p>
      </div>
      <div className="aspect-4/3 self-start overflow-hidden rounded-sm bg-wash">
        <ArticleCover article={article} sizes="(min-width: 40rem) 10rem, 6rem" />
      </div>
    </li>
  );
}
