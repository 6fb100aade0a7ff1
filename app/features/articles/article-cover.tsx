import { FacadeImage } from "~/ui/facade";
import { articleSrcSet } from "./article-picture";

interface ArticleCoverProps {
  article: { slug: string; imageUrl: string | null };
  /** The displayed width, for `sizes`. */
  sizes: string;
  /** Loads immediately, for the first picture of a page. */
  eager?: boolean;
}

export const cardSizes = "(min-width: 64rem) 23rem, (min-width: 40rem) 46vw, 92vw";

/** The article's picture covers its facade, so that the facade shows when there is no picture or it does not load. */
export function ArticleCover({ article, sizes, eager = false }: ArticleCoverProps) {
  return (
    <div className="relative size-full">
      <FacadeImage seed={`blog-${article.slug}`} eager={eager} />
      {article.imageUrl && (
        <img
          src={article.imageUrl}
          srcSet={articleSrcSet(article.imageUrl)}
          sizes={sizes}
          alt=""
          width={1200}
          height={630}
          loading={eager ? "eager" : "lazy"}
          fetchPriority={eager ? "high" : undefined}
          decoding="async"
          referrerPolicy="no-referrer"
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </div>
  );
}
