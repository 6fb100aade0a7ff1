import { FacadeImage } from "~/ui/facade";
import { articleSrcSet } from "./article-picture";

interface ArticleCoverProps {
  article: { slug: string; imageUrl: string | null };
  eager?: boolean;
}

/** The picture of an article lies over its facade: when there is none, or it does not come, the facade is the picture. */
export function ArticleCover({ article, eager = false }: ArticleCoverProps) {
  return (
    <div className="relative size-full">
      <FacadeImage seed={`blog-${article.slug}`} eager={eager} />
      {article.imageUrl && (
        <img
          src={article.imageUrl}
          srcSet={articleSrcSet(article.imageUrl)}
          sizes={eager ? "(min-width: 77rem) 72rem, 92vw" : "(min-width: 64rem) 23rem, (min-width: 40rem) 46vw, 92vw"}
          alt=""
          width={1200}
          height={630}
          loading={eager ? "eager" : "lazy"}
          decoding="async"
          referrerPolicy="no-referrer"
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </div>
  );
}
