import type { PostImage } from "~/db/schema";
import { sourcesOf } from "~/images/picture-address";
import { classNames } from "~/ui/class-names";
import { PictureLink } from "~/ui/picture-link";
import { picturesOf } from "./post";
import { postWidths } from "./post-widths";

interface PostImagesProps {
  postId: number;
  images: PostImage[];
  /** Loads immediately, for the first pictures of a page. */
  eager?: boolean;
}

/** One picture has the full width, several have two columns, and the third of three has a row for itself. */
export function PostImages({ postId, images, eager = false }: PostImagesProps) {
  return (
    <ul className={classNames("grid gap-2", images.length > 1 && "grid-cols-2")}>
      {images.map((image, index) => {
        const isWide = images.length === 1 || (images.length === 3 && index === 2);
        return (
          <li key={image.url} className={classNames(isWide && images.length === 3 && "col-span-2")}>
            <PictureLink
              url={image.url}
              group={picturesOf(postId)}
              place={index}
              which={`Bild ${index + 1} von ${images.length}`}
              alt={image.alt}
              placeholder={image.placeholder}
              className="block w-full overflow-hidden rounded-sm bg-wash"
            >
              <img
                {...sourcesOf(image, postWidths)}
                sizes={isWide ? "(min-width: 64rem) 46rem, 92vw" : "(min-width: 64rem) 23rem, 46vw"}
                alt={image.alt}
                loading={eager ? "eager" : "lazy"}
                fetchPriority={eager && index === 0 ? "high" : undefined}
                decoding="async"
                className={classNames(
                  "w-full object-cover",
                  images.length === 1 && "h-auto max-h-[36rem]",
                  images.length > 1 && (isWide ? "aspect-2/1" : "aspect-4/3"),
                )}
              />
            </PictureLink>
          </li>
        );
      })}
    </ul>
  );
}
