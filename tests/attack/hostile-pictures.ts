import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { chunk, crcChunk, html, pngHead, script } from "./hostile-files";

/** A picture that programs open, with what its sender has put into it. */
export interface HostilePicture {
  what: string;
  name: string;
  bytes: Buffer;
}

const create = (width: number, height = width) =>
  sharp({ create: { width, height, channels: 3, background: "#a52" }, limitInputPixels: false });

/** Creator and copyright are kept as text, see WORK-26. */
const exif = { IFD0: { Copyright: "Anna Fink", ImageDescription: html, Software: script } };

/** Cuts the end off, so that the last rows are missing. */
const cut = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length * 0.6));

function withChunk(png: Buffer, type: string, data: Buffer): Buffer {
  const afterSize = pngHead.length + 25;
  return Buffer.concat([png.subarray(0, afterSize), crcChunk(type, data), png.subarray(afterSize)]);
}

function withWrongSum(png: Buffer): Buffer {
  const copy = Buffer.from(png);
  copy.writeUInt32BE(0, pngHead.length + 21);
  return copy;
}

/** Real pictures with payloads. Each is refused, or what others get of it is a new picture without them. */
export async function hostilePictures(): Promise<HostilePicture[]> {
  const [png, jpeg, webp, avif, gif] = await Promise.all([
    create(900, 600).png().toBuffer(),
    create(900, 600).withExif(exif).jpeg().toBuffer(),
    create(900, 600).withExif(exif).webp().toBuffer(),
    create(7000).avif({ quality: 30, effort: 0 }).toBuffer(),
    create(900, 600).gif().toBuffer(),
  ]);
  const profile = Buffer.concat([Buffer.from("a\0\0"), deflateSync(Buffer.from(html.repeat(1000)))]);
  const of = (what: string, name: string, bytes: Buffer): HostilePicture => ({ what, name, bytes });
  return [
    of("a PNG with HTML after it", "a.png", Buffer.concat([png, Buffer.from(html)])),
    of("a PNG with script in its text", "a.png", withChunk(png, "tEXt", Buffer.from(`Comment\0${script}`))),
    of("a PNG whose text unfolds to 50 MB", "a.png", withChunk(png, "zTXt", deflateSync(Buffer.alloc(5e7)))),
    of("a PNG whose colour profile is HTML", "a.png", withChunk(png, "iCCP", profile)),
    of("a PNG with a wrong sum", "a.png", withWrongSum(png)),
    of("a PNG without its end", "a.png", cut(png)),
    of("a PNG of 400 megapixels", "a.png", await create(20_000).png().toBuffer()),
    of("a PNG called a page", "a.html", png),
    of("a JPEG with script in its EXIF", "a.jpg", jpeg),
    of("a JPEG with a ZIP after it", "a.jpg", Buffer.concat([jpeg, chunk("PK\x03\x04", Buffer.from(html))])),
    of("a JPEG without its end", "a.jpg", cut(jpeg)),
    of("a JPEG called SVG", "a.svg", jpeg),
    of("a WebP with script in its EXIF", "a.webp", webp),
    of("an AVIF of 49 megapixels", "a.avif", avif),
    of("a GIF that is script too", "a.gif", Buffer.concat([gif, Buffer.from("*/=1;alert(1)//")])),
    of("a name with a page", 'a.png"; filename="b.html', png),
    of("a name with marks that turn its direction", "a\u202egnp.html", png),
  ];
}
