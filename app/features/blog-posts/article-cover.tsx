import { FacadeImage } from "~/ui/facade";

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
