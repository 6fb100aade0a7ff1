import { PictureRefused } from "../picture-refused.ts";

/** The facts in a file's header. */
export interface Header {
  format: string;
  width: number;
  height: number;
  channels: number;
  bitsPerSample?: number;
  isProgressive?: boolean;
  chromaSubsampling?: string;
}

const maxMegapixels = 50;
const maxMegabytesInMemory = 240;

/** The memory per pixel that opening takes. Measured with the installed libraries, each in its worst case. */
function bytesPerPixel(header: Header, isShrunkOnOpening: boolean): number {
  const { format, channels, isProgressive, chromaSubsampling, bitsPerSample = 8 } = header;
  const bytesPerSample = bitsPerSample > 8 ? 2 : 1;
  switch (format) {
    case "heif":
      return bytesPerSample === 2 ? 25 : 19;
    case "jpeg":
      if (!isProgressive) return 3;
      return chromaSubsampling === "4:2:0" ? 3.5 : channels * 2.2;
    case "png":
      return channels * bytesPerSample * (isProgressive ? 1.25 : 1);
    case "webp":
      return isShrunkOnOpening ? 4 : 8;
    default:
      return 5;
  }
}

function maxMegapixelsOf(header: Header, isShrunkOnOpening: boolean): number {
  return Math.min(maxMegapixels, Math.floor(maxMegabytesInMemory / bytesPerPixel(header, isShrunkOnOpening)));
}

/** Refuses a picture by its header, before its pixels use memory. */
export function refuseIfTooCostly(header: Header, isShrunkOnOpening: boolean): void {
  const limit = maxMegapixelsOf(header, isShrunkOnOpening);
  if (header.width * header.height <= limit * 1_000_000) return;
  throw new PictureRefused(
    limit === maxMegapixels
      ? `Das Bild hat mehr als ${limit} Megapixel. Bitte wählen Sie ein kleineres.`
      : `Das Bild hat mehr als ${limit} Megapixel, und mehr geht in diesem Format nicht. Bitte wählen Sie ein kleineres, oder speichern Sie es als einfaches JPEG.`,
  );
}
