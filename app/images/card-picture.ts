import { narrowerUrl } from "./picture-address";

/** A picture on a card, by the file that fits it. */
export interface ShownCardPicture {
  src: string;
  alt: string;
  focus?: string;
  /** Shown whole, because a card would cut most of it away. */
  isWhole?: true;
}

interface StoredPicture {
  url: string;
  width: number;
  height: number;
  alt: string | null;
  work: string | null;
  focus: string | null;
}

/** On a card a picture is at most 390 pixels wide, so one narrower file is enough for sharp screens too. */
const cardWidth = 640;
const centre = "50% 50%";
const upright = 1.1;

/** A frame would cut off most of such a picture. */
export const isUpright = ({ width, height }: { width: number; height: number }) => height > width * upright;

/** Only the first picture has a description. */
export const toCardPictures = (pictures: StoredPicture[]): ShownCardPicture[] =>
  pictures.map(({ url, width, height, alt, work, focus }, index) => ({
    src: width > cardWidth ? narrowerUrl(url, cardWidth) : url,
    alt: index === 0 ? alt || work || "" : "",
    ...(focus && focus !== centre ? { focus } : isUpright({ width, height }) && { isWhole: true as const }),
  }));
