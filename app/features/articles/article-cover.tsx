import { FacadeImage } from "~/ui/facade";
import { articleSrcSet } from "./article-picture";

interface ArticleCoverProps {
  article: { slug: string; imageUrl: string | null };
  /** How wide it is shown. */
  sizes: string;
  /** The first picture of a page is needed at once. */
  eager?: boolean;
}

export const cardSizes = "(min-width: 64rem) 23rem, (min-width: 40rem) 46vw, 92vw";

/** The picture of an article lies over its facade: when there is none, or it does not come, the facade is the picture. */
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
