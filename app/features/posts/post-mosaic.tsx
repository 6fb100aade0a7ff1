import { isUpright } from "~/images/card-picture";
import { pictureSrcSet } from "~/images/picture-address";
import { Mosaic, mosaicSizes, whole } from "~/ui/mosaic";
import { PictureLink } from "~/ui/picture-link";
import { type leadingPictures, picturesOf } from "./post";
import { postWidths } from "./post-widths";

/** Pictures of posts that are further down on the page. Each opens large, as it does there. */
export function PostMosaic({ name, pictures }: { name: string; pictures: ReturnType<typeof leadingPictures> }) {
  return (
    <Mosaic label={`Bilder von ${name}`} tiles={pictures} keyOf={({ image }) => image.url}>
      {({ postId, image }, place) => (
        <PictureLink
          url={image.url}
          group={picturesOf(postId)}
          alt={image.alt}
          placeholder={isUpright(image) ? null : image.placeholder}
        >
          <img
            src={image.url}
            srcSet={pictureSrcSet(image.url, image.width, postWidths)}
            sizes={mosaicSizes(pictures.length, place)}
            alt={image.alt}
            style={isUpright(image) ? whole : undefined}
            fetchPriority={place === 0 ? "high" : undefined}
            decoding="async"
          />
        </PictureLink>
      )}
    </Mosaic>
  );
}
