import { lookPicturePath } from "~/http/look-pictures";
import { TextLink } from "~/ui/link";
import { type LookPictureKind, pictureKinds, pictureLabels, picturePath } from "./look-fields";

export type LookPictures = Record<LookPictureKind, string | null>;

/** The pictures of the draft, each with the way to change it. */
export function PictureList({ pictures }: { pictures: LookPictures }) {
  return (
    <section aria-labelledby="bilder" className="mt-12 max-w-text border-t-2 border-ink pt-5">
      <h2 id="bilder" className="text-2xl">
        Bilder
      </h2>
      <ul>
        {pictureKinds.map((kind) => (
          <li key={kind} className="flex items-center gap-x-5 border-b border-line py-4">
            <span className="grow">
              <span className="font-semibold">{pictureLabels[kind]}</span>
              {pictures[kind] ? <ShownPicture name={pictures[kind]} kind={kind} /> : <NoPicture kind={kind} />}
            </span>
            <TextLink to={picturePath(kind)} className="hit font-semibold">
              {pictures[kind] ? "Ändern" : "Hochladen"}
              <span className="sr-only"> ({pictureLabels[kind]})</span>
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

const without: Record<LookPictureKind, string> = {
  logo: "Keines: Im Kopf der Seiten steht der Name.",
  sharing: "Keines: Gezeigt wird die Überschrift der Startseite neben einer Schindelfassade.",
};

export const NoPicture = ({ kind }: { kind: LookPictureKind }) => (
  <span className="block text-note text-soft">{without[kind]}</span>
);

/** A logo is on the ground that it has on the page. */
export const ShownPicture = ({ name, kind }: { name: string; kind: LookPictureKind }) => (
  <img
    src={lookPicturePath(name)}
    alt={`${pictureLabels[kind]} im Entwurf`}
    className="mt-2 h-auto max-h-30 w-auto max-w-full rounded-sm border border-line bg-[#f7f4ee] p-2"
  />
);
