import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { expect, it } from "vitest";
import { crcChunk, pngHead } from "../../../tests/attack/hostile-files";
import { withoutPackedTexts } from "./packed-texts";

const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#a52" } })
  .png()
  .toBuffer();
const afterSize = pngHead.length + 25;
const withChunks = (...chunks: Buffer[]) =>
  Buffer.concat([png.subarray(0, afterSize), ...chunks, png.subarray(afterSize)]);

const packed = (content: Buffer | string) => deflateSync(content);
const zeros = Buffer.alloc(1_000_000);
const oldText = (content: Buffer | string) => crcChunk("zTXt", Buffer.concat([Buffer.from("a\0\0"), packed(content)]));
const newText = (flag: number, content: Buffer) =>
  crcChunk("iTXt", Buffer.concat([Buffer.from(`XML:com.adobe.xmp\0${String.fromCharCode(flag)}\0\0\0`), content]));

it("opens a PNG without the compressed texts that would take seconds to unfold [SAFE-134]", () => {
  const many = Array<Buffer[]>(45).fill([oldText(zeros), newText(1, packed(zeros))]);
  const opened = withoutPackedTexts(withChunks(...many.flat()));
  expect(opened.length).toBeLessThan(png.length + 16 * 1024);
  expect(opened.subarray(0, afterSize)).toEqual(png.subarray(0, afterSize));
  expect(opened.subarray(afterSize - png.length)).toEqual(png.subarray(afterSize));
});

it("leaves what programs say about a picture, and every other file [SAFE-134]", () => {
  for (const file of [
    png,
    withChunks(newText(0, Buffer.from("<dc:creator>Anna Fink</dc:creator>".repeat(2_000)))),
    withChunks(oldText("Anna Fink"), newText(1, packed("<dc:creator>Anna Fink</dc:creator>"))),
    png.subarray(0, afterSize + 3),
    Buffer.from("GIF89a"),
    Buffer.alloc(0),
  ])
    expect(withoutPackedTexts(file)).toBe(file);
});
