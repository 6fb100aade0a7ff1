import { FacadeImage } from "./facade";

/** One class for each number of pictures, written out so that the style sheet has them. */
const framed = ["framed", "framed", "framed framed-2", "framed framed-3"];

interface FramedPicture {
  src: string;
  alt: string;
  /** The point that stays in sight. */
  focus?: string;
  /** An upright picture of which a frame would cut most away. */
  isWhole?: boolean;
}

interface FramedPicturesProps {
  /** Up to three; phones show the first. Without any, the facade has all the room. */
  pictures: FramedPicture[];
  seed: string;
  eager?: boolean;
}

/** A person's pictures with a strip of their facade at the left, which is all that a person without pictures shows. */
export function FramedPictures({ pictures, seed, eager }: FramedPicturesProps) {
  return (
    <>
      <FacadeImage seed={seed} eager={eager} />
      <div className={framed[pictures.length]}>
        {pictures.map(({ src, alt, focus, isWhole }, index) => (
          <img
            key={src}
            src={src}
            alt={alt}
            loading={eager && index === 0 ? undefined : "lazy"}
            decoding="async"
            style={focus ? { objectPosition: focus } : isWhole ? { objectFit: "contain" } : undefined}
          />
        ))}
      </div>
    </>
  );
}
