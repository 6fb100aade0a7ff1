import sharp from "sharp";
import { escapeMarkup } from "../../text/escape-markup.ts";
import { withoutPackedTexts } from "./packed-texts.ts";

/** Who made a picture, as its file says. */
export interface Credits {
  creator: string | null;
  credit: string | null;
  copyright: string | null;
}

const maxBytes = 256 * 1024;
const longest = 500;

/** Reads who made a picture from XMP, IPTC or EXIF, in this order. A file without them is no error. */
export async function readCredits({ bytes }: { bytes: Uint8Array }): Promise<Credits> {
  const header = await sharp(withoutPackedTexts(bytes), { limitInputPixels: false, failOn: "none", pages: 1 })
    .metadata()
    .catch(() => null);
  const found = [fromXmp(header?.xmp), fromIptc(header?.iptc), fromExif(header?.exif)];
  const first = (part: keyof Credits) => found.map((credits) => credits[part]?.trim().slice(0, longest)).find(Boolean);
  return {
    creator: first("creator") ?? null,
    credit: first("credit") ?? null,
    copyright: first("copyright") ?? null,
  };
}

type Found = Partial<Credits>;

function fromXmp(block: Buffer | undefined): Found {
  const xmp = block?.subarray(0, maxBytes).toString("utf8") ?? "";
  return {
    creator: inElement(xmp, "dc:creator"),
    credit: inElement(xmp, "photoshop:Credit") ?? inAttribute(xmp, "photoshop:Credit"),
    copyright: inElement(xmp, "dc:rights"),
  };
}

/** The text of an element, or of the first entry in its list. */
function inElement(xmp: string, name: string): string | null {
  const start = xmp.indexOf(`<${name}`);
  const end = xmp.indexOf(`</${name}>`, start);
  if (start < 0 || end < 0) return null;
  const inside = xmp.slice(xmp.indexOf(">", start) + 1, end);
  const entry = inside.indexOf("<rdf:li");
  const text = entry < 0 ? inside : inside.slice(inside.indexOf(">", entry) + 1, inside.indexOf("</rdf:li>", entry));
  return decoded(text);
}

function inAttribute(xmp: string, name: string): string | null {
  const start = xmp.indexOf(`${name}="`);
  if (start < 0) return null;
  const from = start + name.length + 2;
  return decoded(xmp.slice(from, xmp.indexOf('"', from)));
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

const decoded = (text: string) =>
  text.replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|(\w{2,4}));/gi, (whole, decimal, hex, name) => {
    if (name) return entities[name] ?? whole;
    return String.fromCodePoint(Math.min(0x10ffff, Number.parseInt(decimal ?? hex, decimal ? 10 : 16)));
  });

/** The numbers of the data sets in the second record of IPTC. */
const iptcSets: Record<number, keyof Credits> = { 80: "creator", 110: "credit", 116: "copyright" };

/** Each data set is a mark, the record, a number, a length and a text. */
function fromIptc(block: Buffer | undefined): Found {
  const bytes = block?.subarray(0, maxBytes) ?? Buffer.alloc(0);
  const found: Found = {};
  for (let at = bytes.indexOf("\x1c\x02"); at >= 0 && at + 5 <= bytes.length; at = bytes.indexOf("\x1c\x02", at + 1)) {
    const part = iptcSets[bytes.readUInt8(at + 2)];
    const text = bytes.subarray(at + 5, at + 5 + bytes.readUInt16BE(at + 3));
    if (part && !found[part]) found[part] = typed(text);
  }
  return found;
}

/** Texts are UTF-8 in newer files and Latin-1 in older ones. */
function typed(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("latin1").decode(bytes);
  }
}

const exifTags: Record<number, keyof Credits> = { 315: "creator", 33432: "copyright" };

/** Reads two texts of the first directory. */
function fromExif(block: Buffer | undefined): Found {
  const tiff = block?.subarray(0, 4).toString("latin1") === "Exif" ? block.subarray(6) : (block ?? Buffer.alloc(0));
  const found: Found = {};
  try {
    const isLittle = tiff.toString("latin1", 0, 2) === "II";
    const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
    const long = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
    const directory = long(4);
    for (let entry = 0; entry < Math.min(100, short(directory)); entry += 1) {
      const at = directory + 2 + entry * 12;
      const part = exifTags[short(at)];
      const length = long(at + 4);
      if (!part || length > maxBytes) continue;
      const start = length > 4 ? long(at + 8) : at + 8;
      found[part] = typed(tiff.subarray(start, start + length)).replace(/\0.*$/s, "");
    }
  } catch {
    // A directory that points beyond the file names nobody.
  }
  return found;
}

/** The same three facts as IPTC in XMP, which every format of the site can carry. */
export function xmpOf({ creator, credit, copyright }: Credits): string {
  const parts = [
    creator && `<dc:creator><rdf:Seq><rdf:li>${escapeMarkup(creator)}</rdf:li></rdf:Seq></dc:creator>`,
    credit && `<photoshop:Credit>${escapeMarkup(credit)}</photoshop:Credit>`,
    copyright &&
      `<dc:rights><rdf:Alt><rdf:li xml:lang="x-default">${escapeMarkup(copyright)}</rdf:li></rdf:Alt></dc:rights><xmpRights:Marked>True</xmpRights:Marked>`,
  ].filter(Boolean);
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" xmlns:xmpRights="http://ns.adobe.com/xap/1.0/rights/">${parts.join("")}</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;
}
