import { sourcesOf } from "~/images/picture-address";
import { PictureLink } from "~/ui/picture-link";
import { useLargePictures } from "~/ui/use-large-pictures";
import { type WorkPicture, workWidths } from "../work";
import { firstRow, styleOf } from "./picture-rows";

interface WorkPicturesProps {
  pictures: WorkPicture[];
  /** The places of the first row and of the others. */
  firstClass: string;
  restClass: string;
}

export function WorkPictures({ pictures, firstClass, restClass }: WorkPicturesProps) {
  useLargePictures();
  if (pictures.length === 0) return null;
  const first = firstRow(pictures);
  return (
    <>
      <PictureRows pictures={pictures} from={0} to={first} className={firstClass} />
      {pictures.length > first && (
        <PictureRows pictures={pictures} from={first} to={pictures.length} className={restClass} />
      )}
    </>
  );
}

interface PictureRowsProps {
  pictures: WorkPicture[];
  from: number;
  to: number;
  className: string;
}

function PictureRows({ pictures, from, to, className }: PictureRowsProps) {
  return (
    <ul className={`flex min-w-0 flex-wrap content-start gap-6 ${className}`}>
      {pictures.slice(from, to).map((picture, place) => {
        const index = from + place;
        return (
          <li key={picture.id} className="min-w-0" style={styleOf(picture)}>
            <figure>
              <PictureLink
                url={picture.url}
                group="arbeit"
                place={index}
                caption={picture.caption}
                which={`Bild ${index + 1} von ${pictures.length}`}
                alt={picture.alt}
                placeholder={picture.placeholder}
                className="block w-full overflow-hidden rounded-sm bg-wash"
              >
                <img
                  {...sourcesOf(picture, workWidths)}
                  sizes="(min-width: 64rem) 50rem, 92vw"
                  alt={picture.alt ?? ""}
                  loading={index === 0 ? "eager" : "lazy"}
                  fetchPriority={index === 0 ? "high" : undefined}
                  decoding="async"
                  className="h-auto w-full"
                />
              </PictureLink>
              {(picture.caption || picture.copyright) && (
                <figcaption className="mt-2 flex flex-wrap justify-between gap-x-6 text-note text-soft">
                  <span className="wrap-anywhere">{picture.caption}</span>
                  <span className="wrap-anywhere">{picture.copyright}</span>
                </figcaption>
              )}
            </figure>
          </li>
        );
      })}
    </ul>
  );
}
