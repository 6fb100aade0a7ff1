import { pictureSrcSet, sourcesOf } from "~/images/picture-address";
import { EnlargeButton } from "~/ui/enlarge-button";
import { Lightbox } from "~/ui/lightbox";
import { Once } from "~/ui/once";
import { useLightboxes } from "~/ui/use-lightboxes";
import { type WorkPicture, workWidths } from "../work";

const boxId = (index: number) => `arbeit-bild-${index + 1}`;

/** A picture is at most about as high as the window, and upright ones stand beside each other. */
const styleOf = ({ width, height }: WorkPicture) => {
  const shape = width / height;
  const isUpright = shape < 1.1;
  return {
    flexGrow: shape * 100,
    flexBasis: isUpright ? `min(100%, max(16rem, calc(50% - 0.75rem)))` : "100%",
    maxWidth: `max(16rem, calc(92svh * ${shape.toFixed(3)}))`,
  };
};

export function WorkPictures({ pictures }: { pictures: WorkPicture[] }) {
  useLightboxes();
  if (pictures.length === 0) return null;

  return (
    <>
      <ul className="flex flex-wrap gap-6">
        {pictures.map((picture, index) => (
          <li key={picture.id} className="min-w-0" style={styleOf(picture)}>
            <figure>
              <EnlargeButton
                opens={boxId(index)}
                which={`Bild ${index + 1} von ${pictures.length}`}
                alt={picture.alt}
                placeholder={picture.placeholder}
                className="block w-full overflow-hidden rounded-sm bg-wash"
              >
                <img
                  {...sourcesOf(picture, workWidths)}
                  sizes="(min-width: 80rem) 76rem, 92vw"
                  alt={picture.alt ?? ""}
                  loading={index === 0 ? "eager" : "lazy"}
                  fetchPriority={index === 0 ? "high" : undefined}
                  decoding="async"
                  className="h-auto w-full"
                />
              </EnlargeButton>
              {(picture.caption || picture.copyright) && (
                <figcaption className="mt-2 flex flex-wrap justify-between gap-x-6 text-note text-soft">
                  <span className="wrap-anywhere">{picture.caption}</span>
                  <span className="wrap-anywhere">{picture.copyright}</span>
                </figcaption>
              )}
            </figure>
          </li>
        ))}
      </ul>
      <Once of={["work large", pictures]}>{() => <LargePictures pictures={pictures} />}</Once>
    </>
  );
}

/** Each opens at its own picture, so that it also does without script. */
function LargePictures({ pictures }: { pictures: WorkPicture[] }) {
  const images = pictures.map(({ alt, caption, ...picture }) => ({
    ...picture,
    srcSet: pictureSrcSet(picture.url, picture.width, workWidths),
    alt: alt ?? "",
    caption: caption ?? alt ?? "",
  }));
  return images.map((image, index) => <Lightbox key={image.url} id={boxId(index)} images={images} startAt={index} />);
}
