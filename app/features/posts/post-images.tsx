import type { PostImage } from "~/db/schema";
import { pictureSrcSet, sourcesOf } from "~/images/picture-address";
import { CachedFragment } from "~/ui/cached-fragment";
import { classNames } from "~/ui/class-names";
import { EnlargeButton } from "~/ui/enlarge-button";
import { Lightbox } from "~/ui/lightbox";
import { pictureBoxId } from "./post";
import { postWidths } from "./post-widths";

interface PostImagesProps {
  postId: number;
  images: PostImage[];
  /** Loads at once, for the first pictures of a page. */
  eager?: boolean;
}

/** One picture has the full width, more have two columns, and the third of three has its own row. */
export function PostImages({ postId, images, eager = false }: PostImagesProps) {
  const large = images.map((image) => ({ ...image, srcSet: pictureSrcSet(image.url, image.width, postWidths) }));
  const boxId = (index: number) => pictureBoxId(postId, index);

  return (
    <>
      <ul className={classNames("grid gap-2", images.length > 1 && "grid-cols-2")}>
        {images.map((image, index) => {
          const isWide = images.length === 1 || (images.length === 3 && index === 2);
          return (
            <li key={image.url} className={classNames(isWide && images.length === 3 && "col-span-2")}>
              <EnlargeButton
                opens={boxId(index)}
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
              </EnlargeButton>
            </li>
          );
        })}
      </ul>
      <CachedFragment of={["lightboxes", postId, images]} className="contents">
        {() =>
          images.map((image, index) => <Lightbox key={image.url} id={boxId(index)} images={large} startAt={index} />)
        }
      </CachedFragment>
    </>
  );
}
